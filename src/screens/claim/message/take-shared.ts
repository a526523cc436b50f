import { findRecords, readPart, removeRecord, type RecordId } from '@/device/records'
import { isFilePart } from '../draft/draft-value'

export interface SharedContent {
  readonly text: string
  readonly files: readonly File[]
  /** Number of files that were too much. */
  readonly leftOut: number
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function isListed(value: unknown): value is { readonly id: string; readonly name: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    typeof value.id === 'string' &&
    typeof value.name === 'string'
  )
}

async function readFiles(id: RecordId, listed: unknown): Promise<File[]> {
  const files = Array.isArray(listed) ? listed.filter(isListed) : []
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
export async function takeShared(now: Date): Promise<SharedContent> {
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
