import type { RecordId } from '@/device/records'
import { newPassenger, type Companion, type Passenger } from '@/domain/claim/companions'
import { isRow } from '@/domain/raw-values'
import type { ClaimValues } from '../claim-values'

export type DraftTexts = Omit<ClaimValues, 'files' | 'acceptsTerms'>

/** A file as the record lists it. Its bytes are a separate part, so that typing does not rewrite photos. */
export interface ListedFile {
  /** Not the name: two tabs may attach different files of the same name. */
  readonly id: string
  readonly name: string
  readonly size: number
}

export interface DraftValue {
  readonly texts: DraftTexts
  readonly files: readonly ListedFile[]
  /** New with every save, to detect saves of other tabs. */
  readonly revision: string
}

export interface FilePart {
  readonly type: string
  readonly lastModified: number
  /** Not a File: some browsers cannot store files in private mode. */
  readonly bytes: ArrayBuffer
}

/** Record of the unsent claim of a user, or of a visitor (null); one per device. */
export function draftRecordId(owner: string | null): RecordId {
  return { kind: 'claim-draft', owner, name: 'reclamo' }
}

export function isListedFile(value: unknown): value is ListedFile {
  return isRow(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string'
}

/** Drafts stored before 2026-12 identify passengers by RUT and list the sent ones in `sent`. */
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

export function parseDraft(value: unknown): DraftValue | null {
  if (!isRow(value) || !isRow(value['texts']) || typeof value['revision'] !== 'string') {
    return null
  }
  const { files } = value
  if (!Array.isArray(files) || !files.every(isListedFile)) return null
  const draft = value as unknown as DraftValue
  return { ...draft, texts: toCurrentTexts(draft.texts) }
}

export function isFilePart(value: unknown): value is FilePart {
  // Not instanceof: stored values may come from another realm.
  return isRow(value) && Object.prototype.toString.call(value['bytes']) === '[object ArrayBuffer]'
}

/** Content key of a draft without revision: tabs with equal content do not conflict. */
function draftFingerprint({ texts, files }: DraftValue): string {
  const fields = Object.entries(texts).map((entry) => JSON.stringify(entry))
  return JSON.stringify([fields.sort(), files.map(({ name, size }) => [name, size])])
}

/**
 * Decides a save of `mine` over the stored draft `before`: `write` it, `adopt` a stored draft that holds the
 * same (another tab saved it), or report a `conflict` with one that holds something else.
 *
 * @param seen revisions that this tab read or tried to store
 */
export function decideSave(
  before: DraftValue | null,
  mine: DraftValue,
  seen: ReadonlySet<string>,
): 'write' | 'adopt' | 'conflict' {
  if (before === null || seen.has(before.revision)) return 'write'
  return draftFingerprint(before) === draftFingerprint(mine) ? 'adopt' : 'conflict'
}
