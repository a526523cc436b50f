import { CARD_REPEAT_MINUTES } from '@/config/limits'
import {
  CHANGE_LOG_MAX_AGE_DAYS,
  DRAFT_MAX_AGE_DAYS,
  EDIT_MAX_AGE_HOURS,
  RECEIPT_MAX_AGE_DAYS,
  SENT_CLAIM_MAX_AGE_HOURS,
  SHARED_MAX_AGE_HOURS,
  VISITOR_RECEIPT_MAX_AGE_HOURS,
} from '@/config/operator'
import { isRow } from '@/domain/raw-values'
import {
  listOnDevice,
  readFromDevice,
  removeManyFromDevice,
  saveOnDevice,
  updateOnDevice,
} from './device-store'

/** A slow phone needs seconds to store a file of 20 MB. */
const PART_LIMIT_MS = 10_000

const HOUR_MS = 60 * 60 * 1000

/** Maximum age of all records of the app, as the privacy page promises. */
const MAX_AGE_MS = {
  /** Its parts are the files. */
  'claim-draft': DRAFT_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** Detects a repeated claim; contains no texts. */
  'sent-claim': SENT_CLAIM_MAX_AGE_HOURS * HOUR_MS,
  /** Of a user, or of a visitor on their own device. */
  receipt: RECEIPT_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** Of a visitor on a shared device. */
  'visitor-receipt': VISITOR_RECEIPT_MAX_AGE_HOURS * HOUR_MS,
  /** Written by the service worker; its parts are the files. */
  shared: SHARED_MAX_AGE_HOURS * HOUR_MS,
  /** An edit of a claim or profile. */
  edit: EDIT_MAX_AGE_HOURS * HOUR_MS,
  /** Time when the user left for the card provider. */
  'card-registration': CARD_REPEAT_MINUTES * 60 * 1000,
  /** Changes by a staff user, for undo. */
  'change-log': CHANGE_LOG_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** Views, columns and similar, until sign-out. */
  preference: Infinity,
} as const

export type RecordKind = keyof typeof MAX_AGE_MS

export interface RecordId {
  readonly kind: RecordKind
  /** Key of `userKeyOf` or `getUserKey`; null for a visitor. */
  readonly owner: string | null
  readonly name: string
}

/** The value is not validated. */
export interface StoredRecord {
  readonly value: unknown
  readonly savedAt: Date
}

interface Envelope {
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

const SEPARATOR = '|'
const encode = (text: string) => encodeURIComponent(text)

/** `kind|owner|name`, or `kind|owner|name|part` for a part of a record. */
function keyOf({ kind, owner, name }: RecordId, part?: string): string {
  const steps = [kind, encode(owner ?? ''), encode(name)]
  return [...steps, ...(part === undefined ? [] : [encode(part)])].join(SEPARATOR)
}

function isKind(text: string | undefined): text is RecordKind {
  return text !== undefined && Object.hasOwn(MAX_AGE_MS, text)
}

function parseKey(key: string) {
  const [kind, owner, name, part, ...rest] = key.split(SEPARATOR)
  if (!isKind(kind) || owner === undefined || name === undefined || rest.length > 0) return null
  const id: RecordId = {
    kind,
    owner: decodeURIComponent(owner) || null,
    name: decodeURIComponent(name),
  }
  return { id, record: [kind, owner, name].join(SEPARATOR), isPart: part !== undefined }
}

/** Null if it is invalid or expired. */
function toStored({ kind }: RecordId, raw: unknown, now: Date): StoredRecord | null {
  if (!isRow(raw) || !('value' in raw)) return null
  const { value, savedAt } = raw
  if (typeof savedAt !== 'number') return null
  // A record from a clock far ahead would otherwise stay forever.
  const isTooOld = Math.abs(now.getTime() - savedAt) > MAX_AGE_MS[kind]
  return isTooOld ? null : { value, savedAt: new Date(savedAt) }
}

export function storeRecord(id: RecordId, value: unknown, now: Date): Promise<boolean> {
  return saveOnDevice(keyOf(id), { value, savedAt: now.getTime() } satisfies Envelope)
}

/** A record's new value, left out to keep the stored one, and what the caller wants to know of the old one. */
interface RecordUpdate<Result> {
  readonly value?: unknown
  readonly result: Result
}

/** One transaction across tabs; `change` gets null for a missing or expired record. Null if refused. */
export async function updateRecord<Result>(
  id: RecordId,
  change: (stored: StoredRecord | null) => RecordUpdate<Result>,
  now: Date,
): Promise<Result | null> {
  const results: Result[] = []
  const isStored = await updateOnDevice(keyOf(id), (raw) => {
    const { value, result } = change(toStored(id, raw, now))
    results[0] = result
    return value === undefined ? raw : ({ value, savedAt: now.getTime() } satisfies Envelope)
  })
  return isStored ? (results[0] ?? null) : null
}

/** An expired record is deleted with its parts and gives null. */
export async function readRecord(id: RecordId, now: Date): Promise<StoredRecord | null> {
  const raw = await readFromDevice(keyOf(id))
  if (raw === undefined) return null
  const stored = toStored(id, raw, now)
  if (stored === null) await removeRecord(id)
  return stored
}

/** Unexpired records with a matching id, of all owners. */
export async function findRecords(
  fits: (id: RecordId) => boolean,
  now: Date,
): Promise<readonly (StoredRecord & { readonly id: RecordId })[]> {
  const found: (StoredRecord & { readonly id: RecordId })[] = []
  for (const key of await listOnDevice()) {
    const parsed = parseKey(key)
    if (parsed === null || parsed.isPart || !fits(parsed.id)) continue
    const stored = toStored(parsed.id, await readFromDevice(key), now)
    if (stored !== null) found.push({ ...stored, id: parsed.id })
  }
  return found
}

export async function listRecords(
  { kind, owner }: Pick<RecordId, 'kind' | 'owner'>,
  now: Date,
): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = await findRecords((id) => id.kind === kind && id.owner === owner, now)
  return new Map(found.map(({ id, ...stored }) => [id.name, stored]))
}

/** Removes the parts too. Returns false if the device refuses. */
export function removeRecord(id: RecordId): Promise<boolean> {
  const own = keyOf(id)
  return removeManyFromDevice((key) => key === own || key.startsWith(own + SEPARATOR))
}

/** A part, such as a file, is deleted with its record. */
export function storePart(id: RecordId, part: string, value: unknown): Promise<boolean> {
  return saveOnDevice(keyOf(id, part), value, PART_LIMIT_MS)
}

/** The unvalidated part; undefined if missing. */
export function readPart(id: RecordId, part: string): Promise<unknown> {
  return readFromDevice(keyOf(id, part))
}

export function removeParts(id: RecordId, parts: readonly string[]): Promise<boolean> {
  const keys = parts.map((part) => keyOf(id, part))
  return removeManyFromDevice((key) => keys.includes(key))
}

/** Removes the records of all users but `owner`; records of visitors stay. */
export function removeRecordsOfOthers(owner: string | null): Promise<boolean> {
  return removeManyFromDevice((key) => {
    const owned = parseKey(key)?.id.owner ?? null
    return owned !== null && owned !== owner
  })
}

/** Also deletes orphaned parts and old keys. Called on every visit: the promised ages hold on any page. */
export async function purgeExpiredRecords(now: Date): Promise<void> {
  const keys = await listOnDevice()
  const isAlive = async (key: string): Promise<boolean> => {
    const parsed = parseKey(key)
    if (parsed === null || parsed.isPart) return false
    return toStored(parsed.id, await readFromDevice(key), now) !== null
  }
  const alive = new Set<string>()
  for (const key of keys) if (await isAlive(key)) alive.add(key)
  const gone = new Set(keys.filter((key) => !alive.has(parseKey(key)?.record ?? '')))
  if (gone.size > 0) await removeManyFromDevice((key) => gone.has(key))
}
