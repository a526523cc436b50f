import { DRAFT_MAX_AGE_DAYS } from '@/config/limits'
import {
  readFromDevice,
  removeFromDevice,
  removeManyFromDevice,
  saveOnDevice,
} from '@/device/device-store'
import { getSession } from '@/session/session-store'
import type { ClaimValues } from './claim-values'

type DraftTexts = Omit<ClaimValues, 'files' | 'acceptsTerms'>

/** An unsent claim, as it was left. */
export interface ClaimDraft {
  readonly texts: DraftTexts
  readonly files: File[]
  readonly savedAt: Date
}

interface DraftRecord {
  readonly texts: DraftTexts
  /** In the order of the list; each has a record of its own, so typing does not rewrite photos. */
  readonly fileNames: readonly string[]
  readonly savedAt: number
  /** Who was signed in; absent for a visitor. */
  readonly owner?: string | undefined
}

interface FileRecord {
  readonly type: string
  readonly lastModified: number
  /** Bytes, not a File: some browsers refuse to keep files in a private window. */
  readonly bytes: ArrayBuffer
}

const DRAFT_KEY = 'claim-draft'
const FILE_PREFIX = 'claim-draft-file:'
const MAX_AGE_MS = DRAFT_MAX_AGE_DAYS * 24 * 60 * 60 * 1000

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isDraftRecord(value: unknown): value is DraftRecord {
  return (
    isRecord(value) &&
    isRecord(value['texts']) &&
    Array.isArray(value['fileNames']) &&
    typeof value['savedAt'] === 'number'
  )
}

function isFileRecord(value: unknown): value is FileRecord {
  // Not instanceof: what a store gives back may be of another realm than the page.
  return (
    isRecord(value) && Object.prototype.toString.call(value['bytes']) === '[object ArrayBuffer]'
  )
}

async function readFile(name: string): Promise<File | null> {
  const record = await readFromDevice(FILE_PREFIX + name)
  if (!isFileRecord(record)) return null
  const { bytes, type, lastModified } = record
  return new File([bytes], name, { type, lastModified })
}

function signedInPerson(): string | undefined {
  const session = getSession()
  return session.signedIn ? (session.claims.sub ?? session.claims.email) : undefined
}

/** True for a draft left by an expired session, once another person has signed in. */
function isSomeoneElses({ owner }: DraftRecord): boolean {
  const person = signedInPerson()
  return owner !== undefined && person !== undefined && owner !== person
}

/**
 * Brings back an unsent claim. Another person's, or one older than seven days is deleted instead.
 *
 * @returns null when there is none
 */
export async function readClaimDraft(now: Date): Promise<ClaimDraft | null> {
  const record = await readFromDevice(DRAFT_KEY)
  if (!isDraftRecord(record)) return null
  if (now.getTime() - record.savedAt > MAX_AGE_MS || isSomeoneElses(record)) {
    await deleteClaimDraft()
    return null
  }
  const files = await Promise.all(record.fileNames.map(readFile))
  return {
    texts: record.texts,
    files: files.filter((file) => file !== null),
    savedAt: new Date(record.savedAt),
  }
}

/** Keeps what was typed. @returns false when the device keeps nothing (private window, full disk) */
export function saveClaimDraft(
  texts: DraftTexts,
  fileNames: readonly string[],
  now: Date,
): Promise<boolean> {
  const record: DraftRecord = {
    texts,
    fileNames,
    savedAt: now.getTime(),
    owner: signedInPerson(),
  }
  return saveOnDevice(DRAFT_KEY, record)
}

/** Keeps one attached file. */
export async function saveDraftFile(file: File): Promise<boolean> {
  const { type, lastModified } = file
  // A photo can vanish between picking and reading (a cloud folder, a pulled card).
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return false
  return saveOnDevice(FILE_PREFIX + file.name, { type, lastModified, bytes } satisfies FileRecord)
}

/** Forgets one attached file. */
export function deleteDraftFile(name: string): Promise<boolean> {
  return removeFromDevice(FILE_PREFIX + name)
}

/** Forgets the draft and its files. */
export async function deleteClaimDraft(): Promise<void> {
  await removeManyFromDevice((key) => key.startsWith(DRAFT_KEY))
}
