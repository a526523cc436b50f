import type { QueryClient } from '@tanstack/react-query'
import { toClaimRecord, updateClaimRecord } from '@/api/claim-records'
import { toFailure } from '@/api/http/to-failure'
import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import {
  isReverted,
  isStillApplied,
  madeChange,
  planChange,
  type ChangeConflict,
  type ClaimChange,
  type AppliedChange,
} from '@/domain/claim/editing/claim-change'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { isOutcomeUnknown } from '@/domain/failures/failure-message'
import { rereadClaim, type ClaimReader } from '@/features/claim-store/claim-data/find-claim'
import { upsertClaims } from '@/features/claim-store/claim-data/claim-cache'
import { getUserKey } from '@/session/session-store'
import { logChange } from './log/change-log'

/** A claim that the server can be told to save. */
export type NumberedClaim = Claim & { readonly id: number | string }

/** Whether a claim has a number; without one the server could not be told which to save. */
export function isNumbered(claim: Claim): claim is NumberedClaim {
  return claim.id !== null
}

/** How a claim is saved by now could not be read, so nothing was sent. */
export class ClaimUncomparedError extends Error {
  override readonly name = 'ClaimUncomparedError'

  /** @param cause why reading failed; undefined where the claim is not among those with its e-mail or filters */
  constructor(cause?: unknown) {
    super('the claim was not read again', { cause })
  }
}

/** Another person changed the same meanwhile. */
export class ClaimChangedError extends Error {
  override readonly name = 'ClaimChangedError'
  /** Null where theirs simply stays. */
  readonly conflict: ChangeConflict | null

  constructor(conflict: ChangeConflict | null) {
    super('another person changed the claim')
    this.conflict = conflict
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
async function readAgain(reread: ClaimReader, claim: NumberedClaim): Promise<Claim> {
  const found = await reread(claim).catch((error: unknown) => {
    throw new ClaimUncomparedError(error)
  })
  if (found.kind === 'missing') throw new ClaimUncomparedError()
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
async function hasArrived(
  client: QueryClient,
  saved: Claim,
  made: AppliedChange,
): Promise<boolean> {
  try {
    const now = await rereadClaim(client, saved)
    return now.kind === 'found' && isStillApplied(now.claim, made)
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
async function putClaim(
  client: QueryClient,
  { id, read, values, current = read }: Put,
): Promise<void> {
  const person = getUserKey()
  const payload = buildSavePayload(values, { loaded: read, today: new Date() })
  const saved = toClaimRecord({ ...read.raw, ...payload })
  try {
    await updateClaimRecord(id, payload, read.raw)
  } catch (error) {
    const made = madeChange(current, toClaimRecordValues(saved))
    if (!isOutcomeUnknown(toFailure(error)) || !(await hasArrived(client, saved, made))) throw error
  }
  upsertClaims(client, [saved])
  logChange(current, saved, person)
}

/** What saving a change came to. */
interface SavedChange {
  /** What puts the claim back; null where nothing was changed. */
  readonly made: AppliedChange | null
  /** What another person had changed meanwhile, and is kept. */
  readonly adopted: readonly MergeUnit[]
}

interface SaveOptions {
  readonly change: ClaimChange
  /** Shared by the claims of one run; null saves over the claim as it was seen, unread. */
  readonly reread: ClaimReader | null
}

/**
 * Changes a claim. It is read again first, so that what someone else changed meanwhile is kept; what is
 * saved then is known to every list.
 *
 * @param claim the claim as whoever changes it sees it
 * @throws {ClaimUncomparedError} when the claim cannot be read again
 * @throws {ClaimChangedError} when another person changed the same to something else
 * @throws {ClaimUnreadableError} when what is saved cannot be read
 * @throws as `updateClaimRecord`
 */
export async function saveChange(
  client: QueryClient,
  claim: NumberedClaim,
  { change, reread }: SaveOptions,
): Promise<SavedChange> {
  const current = reread === null ? claim : await readAgain(reread, claim)
  const plan = planChange(claim, current, change)
  if (plan.kind === 'same') return { made: null, adopted: [] }
  if (plan.kind === 'conflict') throw new ClaimChangedError(plan.conflict)
  if (plan.kind === 'unreadable') throw new ClaimUnreadableError(plan.fields)
  await putClaim(client, { id: claim.id, read: current, values: plan.values })
  const made = madeChange(current, plan.values)
  return { made: Object.keys(made.after).length === 0 ? null : made, adopted: plan.adopted }
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
  made: AppliedChange,
  reread: ClaimReader,
): Promise<void> {
  const current = await readAgain(reread, claim)
  const before = toClaimRecord({ ...current.raw, ...made.before })
  // An earlier try arrived after all.
  if (isReverted(current, before)) return
  if (!isStillApplied(current, made)) throw new ClaimChangedError(null)
  const values = toClaimRecordValues(before)
  await putClaim(client, { id: claim.id, read: before, values, current })
}
