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
import { rereadClaim, type ClaimReader } from '../claim-data/find-claim'
import { upsertClaims } from '../claim-data/claim-cache'
import { getUserKey } from '@/session/session-store'
import { logChange } from './log/change-log'

/** A claim with an id, without which the server cannot save it. */
export type NumberedClaim = Claim & { readonly id: number | string }

export function isNumbered(claim: Claim): claim is NumberedClaim {
  return claim.id !== null
}

/** The latest version of the claim could not be read, so nothing was sent. */
export class ClaimUncomparedError extends Error {
  override readonly name = 'ClaimUncomparedError'

  /** @param cause why reading failed; undefined if the claim was not found by its e-mail or filters */
  constructor(cause?: unknown) {
    super('the claim was not read again', { cause })
  }
}

/** Another user changed the same fields meanwhile. */
export class ClaimChangedError extends Error {
  override readonly name = 'ClaimChangedError'
  /** Null for an undo, which has no choice: the other user's values stay. */
  readonly conflict: ChangeConflict | null

  constructor(conflict: ChangeConflict | null) {
    super('another person changed the claim')
    this.conflict = conflict
  }
}

/** A saved value cannot be parsed, and saving a text in its place would erase it. */
export class ClaimUnreadableError extends Error {
  override readonly name = 'ClaimUnreadableError'
  readonly fields: readonly (keyof ClaimRecordValues)[]

  constructor(fields: readonly (keyof ClaimRecordValues)[]) {
    super('a field cannot be read')
    this.fields = fields
  }
}

async function readAgain(reread: ClaimReader, claim: NumberedClaim): Promise<Claim> {
  const found = await reread(claim).catch((error: unknown) => {
    throw new ClaimUncomparedError(error)
  })
  if (found.kind === 'missing') throw new ClaimUncomparedError()
  return found.claim
}

interface Put {
  readonly id: number | string
  /** The claim that the payload is merged into. */
  readonly read: Claim
  readonly values: ClaimRecordValues
  /** The latest saved version, if it differs from `read`. */
  readonly current?: Claim
}

/** True if a save whose response was lost did reach the server. */
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

/** The only place that saves a claim (SPEC 7, PUT). If the result is unknown, reads the claim again. */
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

interface SavedChange {
  /** For undo; null if nothing was changed. */
  readonly made: AppliedChange | null
  /** Fields that another user changed meanwhile; their values are kept. */
  readonly adopted: readonly MergeUnit[]
}

interface SaveOptions {
  readonly change: ClaimChange
  /** Shared by the claims of a batch; null saves without comparing. */
  readonly reread: ClaimReader | null
}

/**
 * Reads the claim again, merges the change into it and saves the result.
 * @param claim as the user saw it
 * @throws ClaimUncomparedError, ClaimChangedError, ClaimUnreadableError, or as `updateClaimRecord`
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

/** @throws {ClaimChangedError} if it was changed again: the newer values stay; else as `saveChange` */
export async function undoChange(
  client: QueryClient,
  claim: NumberedClaim,
  made: AppliedChange,
  reread: ClaimReader,
): Promise<void> {
  const current = await readAgain(reread, claim)
  const before = toClaimRecord({ ...current.raw, ...made.before })
  // An earlier attempt had reached the server.
  if (isReverted(current, before)) return
  if (!isStillApplied(current, made)) throw new ClaimChangedError(null)
  const values = toClaimRecordValues(before)
  await putClaim(client, { id: claim.id, read: before, values, current })
}
