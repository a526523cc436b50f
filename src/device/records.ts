import { CARD_REPEAT_MINUTES } from '@/config/limits'
import {
  CHANGE_LOG_MAX_AGE_DAYS,
  DRAFT_MAX_AGE_DAYS,
  EDIT_MAX_AGE_HOURS,
  RECEIPT_MAX_AGE_DAYS,
  SENT_CLAIM_MAX_AGE_HOURS,
  VISITOR_RECEIPT_MAX_AGE_HOURS,
} from '@/config/operator'
import {
  listOnDevice,
  readFromDevice,
  removeManyFromDevice,
  saveOnDevice,
  updateOnDevice,
} from './device-store'

/** A file of 20 MB takes a slow phone its time. */
const PART_LIMIT_MS = 10_000

const HOUR_MS = 60 * 60 * 1000

/** Everything this app keeps on a device, and for how long: one place for every promise about it. */
const MAX_AGE_MS = {
  /** An unsent claim; its parts are the files. */
  'claim-draft': DRAFT_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** That a claim was sent: no texts, only what tells it from another one. */
  'sent-claim': SENT_CLAIM_MAX_AGE_HOURS * HOUR_MS,
  /** What was sent last, to show it again: of a user, or of a visitor on a device of their own. */
  receipt: RECEIPT_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** The same of a visitor who may use the device of somebody else. */
  'visitor-receipt': VISITOR_RECEIPT_MAX_AGE_HOURS * HOUR_MS,
  /** A claim of the CRM or a profile that was being edited. */
  edit: EDIT_MAX_AGE_HOURS * HOUR_MS,
  /** That this person left for the card provider, and when. */
  'card-registration': CARD_REPEAT_MINUTES * 60 * 1000,
  /** What a person of the staff saved last, to undo it. */
  'change-log': CHANGE_LOG_MAX_AGE_DAYS * 24 * HOUR_MS,
  /** Views, columns and the like, until their person signs out. */
  preference: Infinity,
} as const

export type RecordKind = keyof typeof MAX_AGE_MS

/** Which record. A person's record is theirs alone: under another owner's name there is another one. */
export interface RecordId {
  readonly kind: RecordKind
  /** As `personOf` or `getUserKey` names them; null for a visitor. */
  readonly owner: string | null
  readonly name: string
}

/** A record as it was stored; its value is unchecked. */
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

/** `kind|owner|name`, and `kind|owner|name|part` for what belongs to a record. */
function keyOf({ kind, owner, name }: RecordId, part?: string): string {
  const steps = [kind, encode(owner ?? ''), encode(name)]
  return [...steps, ...(part === undefined ? [] : [encode(part)])].join(SEPARATOR)
}

function isKind(text: string | undefined): text is RecordKind {
  return text !== undefined && Object.hasOwn(MAX_AGE_MS, text)
}

/** What a key of the store says; null for one that this version did not write. */
function parseKey(key: string) {
  const [kind, owner, name, part, ...rest] = key.split(SEPARATOR)
  if (!isKind(kind) || owner === undefined || name === undefined || rest.length > 0) return null
  const record = [kind, owner, name].join(SEPARATOR)
  return { kind, owner, name: decodeURIComponent(name), record, isPart: part !== undefined }
}

/** What a key names, as the other way round: `keyOf`. */
function idOf({ kind, owner, name }: NonNullable<ReturnType<typeof parseKey>>): RecordId {
  return { kind, owner: owner === '' ? null : decodeURIComponent(owner), name }
}

function parseEnvelope(raw: unknown): Envelope | null {
  if (typeof raw !== 'object' || raw === null || !('value' in raw) || !('savedAt' in raw)) {
    return null
  }
  return typeof raw.savedAt === 'number' ? { value: raw.value, savedAt: raw.savedAt } : null
}

/** What is too old, or from a clock far ahead, which would otherwise stay for ever. */
function isTooOld(kind: RecordKind, { savedAt }: Envelope, now: Date): boolean {
  const age = now.getTime() - savedAt
  return age > MAX_AGE_MS[kind] || age < -MAX_AGE_MS[kind]
}

function toStored({ kind }: RecordId, raw: unknown, now: Date): StoredRecord | null {
  const envelope = parseEnvelope(raw)
  if (envelope === null || isTooOld(kind, envelope, now)) return null
  return { value: envelope.value, savedAt: new Date(envelope.savedAt) }
}

/** Stores a record in the place of its earlier self. @returns false when the device refuses */
export function storeRecord(id: RecordId, value: unknown, now: Date): Promise<boolean> {
  return saveOnDevice(keyOf(id), { value, savedAt: now.getTime() } satisfies Envelope)
}

/** A record's new value, left out to keep the stored one, and what the caller wants to know of the old one. */
interface RecordUpdate<Result> {
  readonly value?: unknown
  readonly result: Result
}

/**
 * Replaces a record in one transaction, so that of two tabs only one writes last.
 *
 * @param change gets null if there is no record, or only one that is too old
 * @returns the result of `change`; null if the device refuses
 */
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

/** The record, or null when there is none; one that is too old is deleted with its parts. */
export async function readRecord(id: RecordId, now: Date): Promise<StoredRecord | null> {
  const raw = await readFromDevice(keyOf(id))
  if (raw === undefined) return null
  const stored = toStored(id, raw, now)
  if (stored === null) await removeRecord(id)
  return stored
}

/**
 * The records whose id fits; those that are too old are left out.
 *
 * @param fits told of every record on the device, whoever's it is
 */
export async function findRecords(
  fits: (id: RecordId) => boolean,
  now: Date,
): Promise<readonly (StoredRecord & { readonly id: RecordId })[]> {
  const found: (StoredRecord & { readonly id: RecordId })[] = []
  for (const key of await listOnDevice()) {
    const parsed = parseKey(key)
    if (parsed === null || parsed.isPart || !fits(idOf(parsed))) continue
    const id = idOf(parsed)
    const stored = toStored(id, await readFromDevice(key), now)
    if (stored !== null) found.push({ ...stored, id })
  }
  return found
}

/** The records of one kind that a person has, by name; those that are too old are left out. */
export async function listRecords(
  { kind, owner }: Pick<RecordId, 'kind' | 'owner'>,
  now: Date,
): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = await findRecords((id) => id.kind === kind && id.owner === owner, now)
  return new Map(found.map(({ id, ...stored }) => [id.name, stored]))
}

/** Forgets a record and its parts. @returns false when the device refuses */
export function removeRecord(id: RecordId): Promise<boolean> {
  const own = keyOf(id)
  return removeManyFromDevice((key) => key === own || key.startsWith(own + SEPARATOR))
}

/** Stores a part of a record, such as a file; it lives as long as its record. */
export function storePart(id: RecordId, part: string, value: unknown): Promise<boolean> {
  return saveOnDevice(keyOf(id, part), value, PART_LIMIT_MS)
}

/** A part of a record as it was stored, unchecked; undefined when it is not there. */
export function readPart(id: RecordId, part: string): Promise<unknown> {
  return readFromDevice(keyOf(id, part))
}

/** Forgets some parts of a record. @returns false when the device refuses. */
export function removeParts(id: RecordId, parts: readonly string[]): Promise<boolean> {
  const keys = parts.map((part) => keyOf(id, part))
  return removeManyFromDevice((key) => keys.includes(key))
}

/** Forgets what belongs to a person other than `owner`; what a visitor left stays. */
export function removeRecordsOfOthers(owner: string | null): Promise<boolean> {
  return removeManyFromDevice((key) => {
    const parsed = parseKey(key)
    return parsed !== null && parsed.owner !== '' && parsed.owner !== encode(owner ?? '')
  })
}

/**
 * Forgets what is older than it may be, parts whose record is gone, and whatever an earlier version
 * left. Call it on every visit: a promise of seven days must not depend on which page is opened.
 */
export async function sweepRecords(now: Date): Promise<void> {
  const keys = await listOnDevice()
  const isAlive = async (key: string): Promise<boolean> => {
    const parsed = parseKey(key)
    if (parsed === null || parsed.isPart) return false
    const envelope = parseEnvelope(await readFromDevice(key))
    return envelope !== null && !isTooOld(parsed.kind, envelope, now)
  }
  const alive = new Set<string>()
  for (const key of keys) if (await isAlive(key)) alive.add(key)
  const gone = new Set(keys.filter((key) => !alive.has(parseKey(key)?.record ?? '')))
  if (gone.size > 0) await removeManyFromDevice((key) => gone.has(key))
}
