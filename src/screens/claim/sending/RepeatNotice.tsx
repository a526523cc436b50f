import { useEffect, useRef, useState } from 'react'
import { sentText } from '@/domain/claim/sent/sent-text'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import type { EarlierSending } from './sent-claims'

interface RepeatNoticeProps {
  /** Null while there is nothing to ask. */
  readonly earlier: EarlierSending | null
  readonly onSend: () => void
  readonly onDrop: () => void
}

/** How long ago the claim was sent, as of the moment the notice appears. */
function SentText({ at }: Pick<EarlierSending, 'at'>) {
  const [now] = useState(() => new Date())
  return <strong>{sentText(at, now)}</strong>
}

/** Asks before a claim that this device has sent already is sent again. */
export function RepeatNotice({ earlier, onSend, onDrop }: RepeatNoticeProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [earlier])

  if (earlier === null) return null
  return (
    <Notice
      ref={box}
      tone="warning"
      action={
        <>
          <Button size="small" color="secondary" onClick={onDrop}>
            No enviar
          </Button>
          <Button size="small" color="secondary" onClick={onSend}>
            Enviar otra vez
          </Button>
        </>
      }
    >
      <SentText key={earlier.at.getTime()} at={earlier.at} />{' '}
      {earlier.isSure
        ? 'Si falta algo, puedes cambiar tu mensaje o tus archivos antes de enviarlo.'
        : 'No supimos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.'}
    </Notice>
  )
}
