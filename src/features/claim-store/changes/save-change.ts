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
  type AppliedChange,
  type ChangePlan,
  type ClaimChange,
} from '@/domain/claim/editing/claim-change'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { isOutcomeUnknown } from '@/domain/failures/failure-message'
import { distrustSharedReads, rereadClaim, type ClaimReader } from '../claim-data/find-claim'
import { upsertClaims } from '../claim-data/claim-cache'
import { getUserKey } from '@/session/session-store'
import { logChange } from './log/change-log'

/** A claim with an id, without which the server cannot save it. */
export type NumberedClaim = Claim & { readonly id: number | string }

export function isNumbered(claim: Claim): claim is NumberedClaim {
  return claim.id !== null
}

/** Why a change or an undo did not happen. */
export type ChangeFailure =
  /** Its user has left, or another one has signed in; nothing was sent. */
  | { readonly kind: 'left' }
  /** Found neither on its page nor by its e-mail or filters; nothing was sent. */
  | { readonly kind: 'missing' }
  /** The latest version could not be read; nothing was sent. */
  | { readonly kind: 'unread'; readonly error: unknown }
  /** Another user changed the same fields. */
  | Extract<ChangePlan, { kind: 'conflict' }>
  /** Another user changed them after the save that is to be undone. */
  | { readonly kind: 'changed-since' }
  /** Saved values cannot be parsed, and saving would erase them. */
  | Extract<ChangePlan, { kind: 'unreadable' }>
  | { readonly kind: 'failed'; readonly error: unknown }

export type ChangeResult =
  | {
      readonly kind: 'saved'
      /** For undo; null if nothing was changed. */
      readonly made: AppliedChange | null
      /** Fields that another user changed meanwhile; their values are kept. */
      readonly adopted: readonly MergeUnit[]
    }
  | ChangeFailure

interface Reading {
  /** The user who asked for the change. */
  readonly owner: string | null
  /** Shared by the claims of a batch; null saves without comparing. */
  readonly reread: ClaimReader | null
}

/** The latest version of a claim, which is then saved at once: with the token of the user who asked for it. */
async function readAgain(claim: NumberedClaim, { owner, reread }: Reading) {
  const read =
    reread === null
      ? ({ kind: 'found', claim } as const)
      : await reread(claim).catch((error: unknown) => ({ kind: 'unread', error }) as const)
  return getUserKey() === owner ? read : ({ kind: 'left' } as const)
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
    if (!isOutcomeUnknown(toFailure(error))) throw error
    distrustSharedReads()
    if (!(await hasArrived(client, saved, made))) throw error
  }
  upsertClaims(client, [saved])
  logChange(current, saved, person)
}

/** Reads the claim, as the user saw it, again, merges the change into it and saves. @throws as `updateClaimRecord` */
export async function saveChange(
  client: QueryClient,
  claim: NumberedClaim,
  { change, ...reading }: Reading & { readonly change: ClaimChange },
): Promise<ChangeResult> {
  const read = await readAgain(claim, reading)
  if (read.kind !== 'found') return read
  const plan = planChange(claim, read.claim, change)
  if (plan.kind === 'same') return { kind: 'saved', made: null, adopted: [] }
  if (plan.kind !== 'save') return plan
  await putClaim(client, { id: claim.id, read: read.claim, values: plan.values })
  const made = madeChange(read.claim, plan.values)
  const isChanged = Object.keys(made.after).length > 0
  return { kind: 'saved', made: isChanged ? made : null, adopted: plan.adopted }
}

/** Newer values of another user stay. @throws as `updateClaimRecord` */
export async function undoChange(
  client: QueryClient,
  claim: NumberedClaim,
  { made, ...reading }: Reading & { readonly made: AppliedChange },
): Promise<ChangeResult> {
  const read = await readAgain(claim, reading)
  if (read.kind !== 'found') return read
  const current = read.claim
  const before = toClaimRecord({ ...current.raw, ...made.before })
  // An earlier attempt may have reached the server.
  if (!isReverted(current, before)) {
    if (!isStillApplied(current, made)) return { kind: 'changed-since' }
    const values = toClaimRecordValues(before)
    await putClaim(client, { id: claim.id, read: before, values, current })
  }
  return { kind: 'saved', made: null, adopted: [] }
}
