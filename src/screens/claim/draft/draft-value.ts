import type { RecordId } from '@/device/records'
import { newPassenger, type Companion, type Passenger } from '@/domain/claim/companions'
import type { ClaimValues } from '@/screens/claim/claim-values'

/** The fields of a draft; files come apart, and the consent is never stored. */
export type DraftTexts = Omit<ClaimValues, 'files' | 'acceptsTerms'>

/** A file as the record lists it. Its bytes are a part of the record, so typing never rewrites photos. */
export interface ListedFile {
  /** Not the name: two tabs may attach different files of one name. */
  readonly id: string
  readonly name: string
  readonly size: number
}

/** What the record of a draft holds. */
export interface DraftValue {
  readonly texts: DraftTexts
  readonly files: readonly ListedFile[]
  /** New with every save: how a tab sees that another one saved since. */
  readonly revision: string
}

/** What a part of the record holds: one file. */
export interface FilePart {
  readonly type: string
  readonly lastModified: number
  /** Bytes, not a File: some browsers refuse to keep files in a private window. */
  readonly bytes: ArrayBuffer
}

/** The one record of an unsent claim that a person, or a visitor (null), has on this device. */
export function draftRecordId(owner: string | null): RecordId {
  return { kind: 'claim-draft', owner, name: 'reclamo' }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isListed(value: unknown): value is ListedFile {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'
}

/** Drafts of before 2026-12 name passengers by their RUT and those who were sent in `sent`. */
type EarlierTexts = Omit<DraftTexts, 'companions'> & {
  readonly companions?: readonly Companion[]
  readonly sent?: unknown
}

function toCurrentTexts({ sent: _sent, companions = [], ...texts }: EarlierTexts): DraftTexts {
  const passengers = companions.reduce<Passenger[]>(
    (known, person) => [...known, { ...newPassenger(known.map(({ id }) => id)), ...person }],
    [],
  )
  return { ...texts, companions: passengers }
}

/** A record of the device as a draft; null when it is none. */
export function parseDraft(value: unknown): DraftValue | null {
  if (!isObject(value) || !isObject(value['texts']) || typeof value['revision'] !== 'string') {
    return null
  }
  const { files } = value
  if (!Array.isArray(files) || !files.every(isListed)) return null
  const draft = value as unknown as DraftValue
  return { ...draft, texts: toCurrentTexts(draft.texts) }
}

/** Whether a part of the device is a file. */
export function isFilePart(value: unknown): value is FilePart {
  // Not instanceof: what a store gives back may be of another realm than the page.
  return (
    isObject(value) && Object.prototype.toString.call(value['bytes']) === '[object ArrayBuffer]'
  )
}

/** What a person sees of a draft: two tabs that hold the same do not get into each other's way. */
function draftFingerprint({ texts, files }: DraftValue): string {
  const fields = Object.entries(texts).map((entry) => JSON.stringify(entry))
  return JSON.stringify([fields.sort(), files.map(({ name, size }) => [name, size])])
}

/**
 * Decides a save of `mine` over the stored draft `before`: `write` it, `adopt` a stored draft that holds the
 * same (another tab saved it), or report a `conflict` with one that holds something else.
 *
 * @param seen revision that this tab read or stored last
 */
export function decideSave(
  before: DraftValue | null,
  mine: DraftValue,
  seen: string | null,
): 'write' | 'adopt' | 'conflict' {
  if (before === null || before.revision === seen) return 'write'
  return draftFingerprint(before) === draftFingerprint(mine) ? 'adopt' : 'conflict'
}
