import { useEffect, useEffectEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Notice } from '@/ui/feedback/Notice'
import type { ClaimValues } from '../claim-values'
import styles from './PastePanel.module.css'
import { takeShared, type SharedContent } from './take-shared'

interface SharedArrivalProps {
  readonly onFiles: (...files: readonly File[]) => void
  readonly onText: () => void
}

/** An earlier pasted text stays below as a quote, which is read only for what the new one leaves open. */
function withEarlier(text: string, earlier: string): string {
  if (earlier.trim() === '' || earlier.includes(text))
    return earlier.includes(text) ? earlier : text
  return [text, '', ...earlier.split('\n').map((line) => `> ${line}`)].join('\n')
}

function noticeOf({ text, files, leftOut }: SharedContent) {
  if (text === '' && files.length === 0) {
    return 'No recibimos lo que compartiste. Adjunta el archivo o pega el texto aquí.'
  }
  return leftOut > 0
    ? 'Agregamos a tu reclamo lo que compartiste, pero no cupo todo. Adjunta aquí lo que falta.'
    : 'Agregamos a tu reclamo lo que compartiste.'
}

/** Takes over what another app shared: files as if chosen by hand, text as a pasted message. */
export function SharedArrival({ onFiles, onText }: SharedArrivalProps) {
  const { control } = useFormContext<ClaimValues>()
  const pasted = useController({ control, name: 'airlineText' }).field
  const [shared, setShared] = useState<SharedContent | null>(null)
  const receive = useEffectEvent((content: SharedContent) => {
    setShared(content)
    if (content.text !== '') {
      pasted.onChange(withEarlier(content.text, pasted.value))
      onText()
    }
    if (content.files.length > 0) onFiles(...content.files)
  })
  useEffect(() => void takeShared(new Date()).then(receive), [])

  if (shared === null) return null
  const isWhole = shared.leftOut === 0 && (shared.text !== '' || shared.files.length > 0)
  return (
    <div className={styles['panel']}>
      <Notice tone={isWhole ? 'success' : 'warning'} onDismiss={() => setShared(null)}>
        {noticeOf(shared)}
      </Notice>
    </div>
  )
}
