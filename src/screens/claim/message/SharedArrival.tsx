import { useEffect, useEffectEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Notice } from '@/ui/feedback/Notice'
import { findRecords, readPart, removeRecord, type RecordId } from '@/device/records'
import { isTexts } from '@/domain/raw-values'
import type { ClaimValues } from '../claim-values'
import { isFilePart, isListedFile } from '../draft/draft-value'

interface SharedContent {
  readonly text: string
  readonly files: readonly File[]
  /** Number of files that were too much. */
  readonly leftOut: number
}

async function readFiles(id: RecordId, listed: unknown): Promise<File[]> {
  const files = Array.isArray(listed) ? listed.filter(isListedFile) : []
  const read = files.map(async ({ id: part, name }) => {
    const stored = await readPart(id, part)
    return isFilePart(stored) ? [new File([stored.bytes], name, stored)] : []
  })
  return (await Promise.all(read)).flat()
}

/** Title, text and address of a share, without what another of them contains. */
function joinTexts(texts: readonly string[]): string {
  const told = texts.map((text) => text.trim()).filter((text) => text !== '')
  return told
    .filter(
      (text, at) =>
        !told.some((other, i) => i !== at && other.includes(text) && (other !== text || i < at)),
    )
    .join('\n')
}

/** Reads what the service worker kept (site/offline/share-target.js), and deletes it. */
async function takeShared(now: Date): Promise<SharedContent> {
  const records = await findRecords(({ kind }) => kind === 'shared', now)
  const taken = await Promise.all(
    records.map(async ({ id, value }): Promise<SharedContent> => {
      const { texts, files, leftOut } = Object(value) as Readonly<Record<string, unknown>>
      return {
        text: joinTexts(isTexts(texts) ? texts : []),
        files: await readFiles(id, files),
        leftOut: typeof leftOut === 'number' ? leftOut : 0,
      }
    }),
  )
  await Promise.all(records.map(({ id }) => removeRecord(id)))
  return {
    text: taken.flatMap(({ text }) => (text === '' ? [] : text)).join('\n\n'),
    files: taken.flatMap(({ files }) => files),
    leftOut: taken.reduce((sum, { leftOut }) => sum + leftOut, 0),
  }
}

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
    <div className="stack gap-16 after-8">
      <Notice tone={isWhole ? 'success' : 'warning'} onDismiss={() => setShared(null)}>
        {noticeOf(shared)}
      </Notice>
    </div>
  )
}
