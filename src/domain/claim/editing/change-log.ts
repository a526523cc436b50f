import { CHANGE_LOG_MAX_AGE_DAYS } from '@/config/operator'
import { FIELD_ROWS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { isStillApplied, type ClaimChange, type AppliedChange } from './claim-change'
import {
  isFormValue,
  isRow,
  isUnreadable,
  toClaimRecordValues,
  type ClaimRecordValues,
  type Row,
} from './claim-values'
import { unreadableDate } from './edit-payload'

/** Saves that the device remembers: those of a long day. */
export const CHANGE_LOG_SIZE = 200

const DAY_MS = 24 * 60 * 60 * 1000

/** What a claim is found again by and named with, and its status, which changes as a whole. */
const REMEMBERED = [
  ...(['id', 'name', 'lastname', 'email', 'airline'] as const),
  ...(['category', 'subcategory', 'documents', 'agency'] as const),
]

/** One save of a claim, made on this device. */
export interface LoggedChange {
  /** Tells it from any other. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of the claim as it was saved, what it is found and named by; in the API's own words. */
  readonly claim: Row
  readonly made: AppliedChange
}

/** The log with one more save, the latest first. */
export function addLogged(
  log: readonly LoggedChange[],
  entry: LoggedChange,
): readonly LoggedChange[] {
  return [entry, ...log].slice(0, CHANGE_LOG_SIZE)
}

/** What the log remembers of a claim that was just saved. */
export function rememberedOf(saved: Claim): Row {
  return Object.fromEntries(REMEMBERED.map((key) => [key, saved[key]]))
}

/** The fields of a save, in the order in which they stand everywhere. */
export function changedFields({ after }: AppliedChange): readonly ClaimField[] {
  return FIELD_ROWS.filter(({ key }) => Object.hasOwn(after, key))
}

/**
 * What puts a claim back as it was, in form values.
 *
 * @param before the changed fields as they were
 * @returns null where a form cannot say it: words in the place of a day, something unreadable
 */
export function toReverseChange(made: AppliedChange, before: Claim): ClaimChange | null {
  const values = toClaimRecordValues(before)
  const fields = changedFields(made)
  const isLost = fields.some(({ key, kind }) => {
    const held = before[key]
    const isNoDay = kind === 'day' && typeof held === 'string' && unreadableDate(held) !== ''
    return isNoDay || isUnreadable(before, key)
  })
  if (isLost) return null
  return Object.fromEntries(fields.map(({ key }) => [key, values[key as keyof ClaimRecordValues]]))
}

/** Whether a save may still stand: nothing else is known to have come after it. */
export function mayStillApply({ made }: LoggedChange, known: Claim | undefined): boolean {
  return known === undefined || isStillApplied(known, made)
}

function isLogged(raw: unknown): raw is LoggedChange {
  if (!isRow(raw) || !isRow(raw['claim']) || !isRow(raw['made'])) return false
  const { before, after } = raw['made']
  const { id } = raw['claim']
  return (
    typeof raw['key'] === 'string' &&
    typeof raw['at'] === 'number' &&
    (typeof id === 'number' || typeof id === 'string') &&
    isRow(before) &&
    isRow(after) &&
    Object.values(after).every(isFormValue)
  )
}

/** The log out of what the device holds: what is no save there, or too old, is dropped. */
export function parseChangeLog(raw: unknown, now: Date): readonly LoggedChange[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  const oldest = now.getTime() - CHANGE_LOG_MAX_AGE_DAYS * DAY_MS
  return kept
    .filter(isLogged)
    .filter(({ at }) => at >= oldest)
    .slice(0, CHANGE_LOG_SIZE)
}
