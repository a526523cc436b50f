import type { Claim } from '@/domain/claim/fields'
import { isOutcomeUnknown } from '@/domain/failures/failure-words'
import { validateClaimRecord } from '@/domain/forms/staff-claim'
import { toClaimRecordValues, type ClaimRecordValues } from './claim-values'
import { settleStatus, unsavableFields } from './edit-payload'
import { mergeClaims, resolveClashes, type Merge, type MergeUnit, type Side } from './merge'
import { callProblem, noCallProblem, type FailedCall, type SaveProblem } from './save-problem'

/** A claim that the server can be told to save. */
type StoredClaim = Claim & { readonly id: NonNullable<Claim['id']> }

/** Changes of two people to the same fields of a claim. */
export interface Conflict {
  readonly merge: Merge
  readonly theirs: ClaimRecordValues
  /** The claim as it is saved by now. */
  readonly fresh: Claim
}

/** What is known for as long as the form is open, whatever happens to a try. */
interface Memory {
  /** New claims that were sent without an answer: each of them may be there. */
  readonly unanswered: readonly ClaimRecordValues[]
  /** What another person changed meanwhile and the form has taken over. */
  readonly adopted: readonly MergeUnit[]
}

type Step =
  | { readonly step: 'idle'; readonly problem: SaveProblem | null }
  /** Looking whether an earlier try to create the claim has arrived. */
  | { readonly step: 'looking'; readonly mine: ClaimRecordValues }
  /** The claim is read again. `base` is what the form started from. */
  | { readonly step: 'reading'; readonly base: StoredClaim; readonly mine: ClaimRecordValues }
  | { readonly step: 'asking'; readonly conflict: Conflict }
  | { readonly step: 'creating'; readonly mine: ClaimRecordValues }
  | { readonly step: 'updating' }
  | { readonly step: 'saved' }

/** How far saving the claim of a form has come. */
export type SaveState = Memory & Step

export type SaveEvent =
  /** "Guardar". `base` is null for a new claim; `anyway` saves although something cannot be checked. */
  | {
      readonly type: 'save'
      readonly base: Claim | null
      readonly mine: ClaimRecordValues
      readonly anyway: boolean
    }
  | { readonly type: 'looked'; readonly found: readonly Claim[] }
  | { readonly type: 'read'; readonly fresh: Claim | null }
  | { readonly type: 'written' }
  | ({ readonly type: 'failed' } & FailedCall)
  | { readonly type: 'decided'; readonly choices: Readonly<Partial<Record<MergeUnit, Side>>> }
  | { readonly type: 'cancelled' }

/** A call; there is never more than one under way, and its answer is an event. */
export type SaveCall =
  | { readonly type: 'look'; readonly sent: readonly ClaimRecordValues[] }
  | { readonly type: 'read'; readonly known: Claim }
  | { readonly type: 'create'; readonly values: ClaimRecordValues }
  | { readonly type: 'update'; readonly known: StoredClaim; readonly values: ClaimRecordValues }

export type SaveEffect =
  | SaveCall
  /** The form goes on from what is saved by now, with these values in it. */
  | { readonly type: 'rebase'; readonly fresh: Claim; readonly values: ClaimRecordValues }
  | { readonly type: 'show-errors' }
  | { readonly type: 'finish'; readonly adopted: readonly MergeUnit[] }

interface SaveTurn {
  readonly state: SaveState
  /** What has to be done now, in this order. */
  readonly effects: readonly SaveEffect[]
}

export const NOT_SAVING: SaveState = { unanswered: [], adopted: [], step: 'idle', problem: null }

const NO_EMAIL = 'El reclamo no tiene correo y no aparece entre los de su categoría y aerolínea.'
const NOT_FOUND = 'El reclamo ya no aparece: puede que lo hayan borrado o que cambiara de correo.'
const NO_ID = 'El reclamo no tiene número, así que el servidor no sabría cuál guardar.'

/** What a call that failed in each step is told as. */
const FAILED_CALLS = {
  looking: ['cannot-look', 'find-created-claim'],
  reading: ['cannot-compare', 'compare-claim'],
  creating: ['failed', 'create-claim'],
  updating: ['failed', 'update-claim'],
} as const

/** Whether a call is under way. */
export function isSaving(
  state: SaveState,
): state is SaveState & { readonly step: keyof typeof FAILED_CALLS } {
  return state.step in FAILED_CALLS
}

const go = ({ unanswered, adopted }: Memory, step: Step, ...effects: SaveEffect[]): SaveTurn => ({
  state: { unanswered, adopted, ...step },
  effects,
})

const stop = (memory: Memory, problem: SaveProblem | null, ...effects: SaveEffect[]): SaveTurn =>
  go(memory, { step: 'idle', problem }, ...effects)

/** Says which changed fields hold something that cannot be read, and so cannot be saved; else null. */
function unreadable(values: ClaimRecordValues, loaded: Claim): SaveProblem | null {
  const fields = unsavableFields(values, loaded)
  return fields.length > 0 ? { kind: 'unreadable', fields } : null
}

function create(memory: Memory, mine: ClaimRecordValues): SaveTurn {
  return go(memory, { step: 'creating', mine }, { type: 'create', values: mine })
}

function update(memory: Memory, base: Claim, mine: ClaimRecordValues, anyway: boolean): SaveTurn {
  const { id } = base
  if (id === null) return stop(memory, noCallProblem('failed', 'update-claim', NO_ID))
  const problem = unreadable(mine, base)
  if (problem) return stop(memory, problem)
  const known = { ...base, id }
  return anyway
    ? go(memory, { step: 'updating' }, { type: 'update', known, values: mine })
    : go(memory, { step: 'reading', base: known, mine }, { type: 'read', known })
}

function adopt({ unanswered, adopted }: Memory, units: readonly MergeUnit[]): Memory {
  return { unanswered, adopted: [...new Set([...adopted, ...units])] }
}

/** Joins what the form holds with the claim as it is saved by now. */
function join(state: SaveState & { readonly step: 'reading' }, fresh: Claim): SaveTurn {
  const { base, mine } = state
  const theirs = toClaimRecordValues(fresh)
  const merge = mergeClaims({ base: toClaimRecordValues(base), mine, theirs })
  if (merge.clashes.length > 0) {
    return go(state, { step: 'asking', conflict: { merge, theirs, fresh } })
  }
  const memory = adopt(state, merge.adopted)
  const values = merge.merged
  const rebase = { type: 'rebase', fresh, values } as const
  if (Object.keys(validateClaimRecord(values, fresh)).length > 0) {
    return stop(memory, null, rebase, { type: 'show-errors' })
  }
  const problem = unreadable(values, fresh)
  if (problem) return stop(memory, problem, rebase)
  // By the number it was known under: that is the one it was found by.
  const known = { ...fresh, id: base.id }
  return go(memory, { step: 'updating' }, rebase, { type: 'update', known, values })
}

/** Takes the decision about every clash, and compares once more: the choice may have taken a while. */
function decide(
  state: SaveState & { readonly step: 'asking' },
  choices: Readonly<Partial<Record<MergeUnit, Side>>>,
): SaveTurn {
  const { merge, theirs, fresh } = state.conflict
  const values = resolveClashes(merge, theirs, choices)
  const mine = settleStatus(values, theirs)
  const turn = update(adopt(state, merge.adopted), fresh, mine, false)
  return { ...turn, effects: [{ type: 'rebase', fresh, values }, ...turn.effects] }
}

function fail(state: SaveState, call: FailedCall): SaveTurn {
  if (!isSaving(state)) return { state, effects: [] }
  if (state.step === 'creating' && isOutcomeUnknown(call.failure)) {
    const unanswered = [...state.unanswered, state.mine]
    return stop({ ...state, unanswered }, callProblem('maybe-created', 'create-claim', call))
  }
  const [kind, action] = FAILED_CALLS[state.step]
  return stop(state, callProblem(kind, action, call))
}

/**
 * Saves the claim of a form, one try at a time, without losing another person's work (a claim is read
 * again before it is written) and without creating one twice (SPEC 4). An event that does not belong to
 * the step, such as a second press, changes nothing.
 */
export function nextSave(state: SaveState, event: SaveEvent): SaveTurn {
  const { step } = state
  if (event.type === 'failed') return fail(state, event)
  if (step === 'idle' && event.type === 'save') {
    const { base, mine, anyway } = event
    if (base !== null) return update(state, base, mine, anyway)
    if (anyway || state.unanswered.length === 0) return create(state, mine)
    return go(state, { step: 'looking', mine }, { type: 'look', sent: state.unanswered })
  }
  if (step === 'looking' && event.type === 'looked') {
    if (event.found.length === 0) return create(state, state.mine)
    return stop(state, {
      kind: 'already-there',
      ids: event.found.map(({ id }) => String(id ?? '-')),
    })
  }
  if (step === 'reading' && event.type === 'read') {
    if (event.fresh !== null) return join(state, event.fresh)
    const reason = (state.base.email ?? '').trim() === '' ? NO_EMAIL : NOT_FOUND
    return stop(state, noCallProblem('cannot-compare', 'compare-claim', reason))
  }
  if ((step === 'creating' || step === 'updating') && event.type === 'written') {
    return go(state, { step: 'saved' }, { type: 'finish', adopted: state.adopted })
  }
  if (step === 'asking' && event.type === 'decided') return decide(state, event.choices)
  if (step === 'asking' && event.type === 'cancelled') return stop(state, null)
  return { state, effects: [] }
}
