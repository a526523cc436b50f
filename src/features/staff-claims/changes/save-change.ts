import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord, updateClaimRecord } from '@/api/claim-records'
import { failureOf } from '@/api/http/failure-of'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/record/claim-values'
import {
  isAsBefore,
  isStillMade,
  madeChange,
  planChange,
  type ClaimChange,
  type MadeChange,
} from '@/domain/claim/record/claim-change'
import { buildSavePayload } from '@/domain/claim/record/edit-payload'
import type { MergeUnit } from '@/domain/claim/record/merge'
import { isOutcomeUnknown } from '@/domain/failures/failure-words'
import {
  createClaimReader,
  rereadClaim,
  type ClaimReader,
} from '@/features/staff-claims/reading/find-claim'
import { rememberClaims } from '@/features/staff-claims/reading/known-claims'
import { signedInPerson } from '@/session/session-store'
import { logChange } from './log/change-log'

/** A claim that the server can be told to save. */
export type NumberedClaim = Claim & { readonly id: number | string }

/** Whether a claim has a number; without one the server could not be told which to save. */
export function isNumbered(claim: Claim): claim is NumberedClaim {
  return claim.id !== null
}

/** The claim is not where it was seen, nor among those with its e-mail or filters. */
export class ClaimGoneError extends Error {
  override readonly name = 'ClaimGoneError'
}

/** Another person changed the same meanwhile. */
export class ClaimChangedError extends Error {
  override readonly name = 'ClaimChangedError'
  readonly units: readonly MergeUnit[]
  /** The claim as it is saved by now. */
  readonly current: NumberedClaim

  constructor(units: readonly MergeUnit[], current: NumberedClaim) {
    super('another person changed the claim')
    this.units = units
    this.current = current
  }
}

/** What is saved cannot be read, and a text in its place would erase it. */
export class ClaimUnreadableError extends Error {
  override readonly name = 'ClaimUnreadableError'
  readonly fields: readonly (keyof ClaimRecordValues)[]

  constructor(fields: readonly (keyof ClaimRecordValues)[]) {
    super('a field cannot be read')
    this.fields = fields
  }
}

/** A claim as it is now. */
async function readAgain(reread: ClaimReader, claim: NumberedClaim): Promise<NumberedClaim> {
  const found = await reread(claim)
  if (found.kind === 'missing' || !isNumbered(found.claim))
    throw new ClaimGoneError('the claim is not where it was')
  return found.claim
}

interface Put {
  readonly id: number | string
  /** What the values are saved over. */
  readonly read: Claim
  readonly values: ClaimRecordValues
  /** How the claim is saved by now, where that is not what was read. */
  readonly current?: Claim
}

/** Whether a save whose answer was lost has arrived. */
async function hasArrived(client: QueryClient, saved: Claim, made: MadeChange): Promise<boolean> {
  try {
    const now = await rereadClaim(client, saved)
    return now.kind === 'found' && isStillMade(now.claim, made)
  } catch {
    return false
  }
}

/**
 * Saves these values over a claim as it was just read (SPEC 7, PUT): the one place where a claim is
 * changed. Every list knows of it at once, and the device remembers what changed. Where the answer does
 * not say that it is saved, the claim is read again.
 *
 * @throws as `updateClaimRecord`
 */
export async function putClaim(
  client: QueryClient,
  { id, read, values, current = read }: Put,
): Promise<void> {
  const person = signedInPerson()
  const payload = buildSavePayload(values, { loaded: read, today: new Date() })
  const saved = toClaimRecord({ ...read.raw, ...payload })
  try {
    await updateClaimRecord(id, payload)
  } catch (error) {
    const made = madeChange(current, toClaimRecordValues(saved))
    if (!isOutcomeUnknown(failureOf(error)) || !(await hasArrived(client, saved, made))) throw error
  }
  rememberClaims(client, [saved])
  logChange(current, saved, person)
}

/**
 * Changes a claim in place. It is read again first, so that what someone else changed meanwhile is
 * kept; what is saved then is known to every list.
 *
 * @param claim the claim as whoever changes it sees it
 * @returns what was changed; null when the claim is like that already
 * @throws {ClaimGoneError} when the claim is not where it can be looked for
 * @throws {ClaimChangedError} when another person changed the same to something else
 * @throws {ClaimUnreadableError} when what is saved cannot be read
 * @throws as a `ClaimReader` and `updateClaimRecord`
 */
export async function saveChange(
  client: QueryClient,
  claim: NumberedClaim,
  {
    change,
    reread = createClaimReader(client),
  }: {
    readonly change: ClaimChange
    /** Shared by the claims of one run. */
    readonly reread?: ClaimReader
  },
): Promise<MadeChange | null> {
  const current = await readAgain(reread, claim)
  const plan = planChange(claim, current, change)
  if (plan.kind === 'same') return null
  if (plan.kind === 'conflict') throw new ClaimChangedError(plan.units, current)
  if (plan.kind === 'unreadable') throw new ClaimUnreadableError(plan.fields)
  await putClaim(client, { id: claim.id, read: current, values: plan.values })
  return madeChange(current, plan.values)
}

/**
 * Puts a claim back as it was before a change, a time or words included.
 *
 * @throws {ClaimChangedError} when it was changed again meanwhile; theirs is the newer word
 * @throws as `saveChange`
 */
export async function undoChange(
  client: QueryClient,
  claim: NumberedClaim,
  made: MadeChange,
  reread: ClaimReader,
): Promise<void> {
  const current = await readAgain(reread, claim)
  const before = toClaimRecord({ ...current.raw, ...made.before })
  // An earlier try arrived after all.
  if (isAsBefore(current, before)) return
  if (!isStillMade(current, made)) throw new ClaimChangedError([], current)
  const values = toClaimRecordValues(before)
  await putClaim(client, { id: claim.id, read: before, values, current })
}
