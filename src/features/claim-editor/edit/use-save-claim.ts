import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createClaimRecord } from '@/api/claim-records'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import type { Claim } from '@/domain/claim/fields'
import {
  changeBetween,
  type ChangeConflict,
  type ClaimChange,
  type ConflictChoices,
} from '@/domain/claim/editing/claim-change'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { buildSavePayload } from '@/domain/claim/editing/edit-payload'
import { changedUnits, resolveConflicts, type MergeUnit } from '@/domain/claim/editing/merge'
import { isOutcomeUnknown, KEPT } from '@/domain/failures/failure-message'
import { staffFailureMessage, type StaffAction } from '@/domain/failures/staff-failures'
import { changeProblem, refusedText } from '@/features/claim-store/changes/change-problem'
import {
  conflictOf,
  countRun,
  isDone,
  isSettled,
  type BatchItem,
} from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { useChangeLog, withOwnSaves } from '@/features/claim-store/changes/log/change-log'
import { findSentClaim } from '@/features/claim-store/claim-data/find-claim'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import type { StaffClaimForm } from './use-claim-form'

/** Reason why a claim is not, or may not be, saved, with its remedies. */
export interface SaveProblem {
  /** Explanation first, then the remedy. */
  readonly lines: readonly string[]
  /** The server may have saved the claim. */
  readonly isUnknown?: boolean
  /** The claim was not found again; a search through all claims may find it. */
  readonly isMissing?: boolean | undefined
  /** A claim equal to the new one exists. */
  readonly isThere?: boolean
  /** Label of the button that saves without the check. */
  readonly anyway?: string
}

const NO_ID =
  'El reclamo no tiene número, así que el servidor no sabría cuál guardar. No guardamos los cambios.'
const CREATE_ANYWAY = 'Crear de todas formas'

/** Existing claims equal to the first of these that has any. */
async function lookFor(client: QueryClient, sent: readonly ClaimRecordValues[]) {
  for (const values of sent) {
    const found = await findSentClaim(client, values)
    if (found.length > 0) return found
  }
  return []
}

function updateProblem(item: BatchItem, change: ClaimChange): SaveProblem {
  const { text = '', isMissing, isUncompared } = changeProblem(item, change) ?? {}
  if (item.phase === 'unknown') {
    const next = `${KEPT} Presiona Guardar: primero vemos cómo quedó, y no se guarda dos veces.`
    return { lines: ['No sabemos si los cambios quedaron guardados.', next], isUnknown: true }
  }
  if (!isUncompared) return { lines: ['No pudimos guardar los cambios.', text, KEPT] }
  const lines = [
    text,
    `${KEPT} Si guardas de todas formas, podrías borrar cambios de otra persona.`,
  ]
  return { lines, isMissing, anyway: 'Guardar de todas formas' }
}

/** Never creates a claim twice (SPEC 4). The queue saves changes, also after the form is closed. */
export function useSaveClaim(
  { readStates, rebase }: Pick<StaffClaimForm, 'readStates' | 'rebase'>,
  onDone: (adopted: readonly MergeUnit[]) => void,
) {
  const client = useQueryClient()
  const queue = useClaimUpdateQueue()
  const { value: log } = useChangeLog()
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  /** Two users changed the same fields. */
  const [conflict, setConflict] = useState<ChangeConflict | null>(null)
  /** Key of the latest update. */
  const last = useRef('')
  /** New claims whose response was lost: each may exist. */
  const unanswered = useRef<readonly ClaimRecordValues[]>([])
  /** What the form took over from another user in a conflict; the save that succeeds names it. */
  const adopted = useRef<readonly MergeUnit[]>([])

  const { run, running } = useSingleFlight(async (work: () => Promise<void>) => {
    setProblem(null)
    setConflict(null)
    await work()
  })
  const fail = (action: StaffAction, error: unknown, more?: Partial<SaveProblem>) => {
    // The unsaved form keeps this page open until the user has signed in again.
    expireSessionAfter(error)
    const { sentence, advice } = staffFailureMessage(action, toFailure(error))
    setProblem({ lines: [sentence, refusedText(error), advice ?? '', KEPT], ...more })
  }

  const create = async (values: ClaimRecordValues, anyway: boolean) => {
    if (!anyway) {
      try {
        const found = await lookFor(client, unanswered.current)
        if (found.length > 0) {
          const ids = found.map(({ id }) => String(id ?? '-')).join(', ')
          const lines = [
            `El reclamo ya se creó en el intento anterior: ${ids}.`,
            'Si lo creas de todas formas, quedará dos veces.',
          ]
          setProblem({ lines, isThere: true, anyway: CREATE_ANYWAY })
          return
        }
      } catch (error) {
        fail('find-created-claim', error, { anyway: CREATE_ANYWAY })
        return
      }
    }
    try {
      await createClaimRecord(buildSavePayload(values, { loaded: null, today: new Date() }))
      onDone([])
    } catch (error) {
      const isUnknown = isOutcomeUnknown(toFailure(error))
      if (isUnknown) unanswered.current = [...unanswered.current, values]
      fail('create-claim', error, { isUnknown })
    }
  }

  const lastRun = () => queue.runs().find(({ key }) => key === last.current)
  const settle = () => {
    const update = lastRun()
    const item = update?.items[0]
    if (!item) return
    const found = conflictOf(item)
    if (found) setConflict(found)
    else if (isDone(item)) onDone(item.adopted)
    else setProblem(updateProblem(item, update.change))
  }
  /** Discards a failed batch, because this form shows its error. */
  const giveUp = () => {
    const update = lastRun()
    if (update && !isSettled(update) && !countRun(update).isBusy) queue.discard(update.key)
  }
  const update = async (base: Claim, mine: ClaimRecordValues) => {
    if (base.id === null) {
      setProblem({ lines: [NO_ID, KEPT] })
      return
    }
    const before = toClaimRecordValues(base)
    const changed = changedUnits(before, mine)
    adopted.current = adopted.current.filter((unit) => !changed.includes(unit))
    giveUp()
    const change = changeBetween(before, mine)
    // What this user saved meanwhile, as from the row, is no other user's change.
    last.current = await queue.start([withOwnSaves(base, log, change)], change, {
      isInForm: true,
      adopted: adopted.current,
    })
    settle()
  }

  const leave = useEffectEvent(giveUp)
  useEffect(() => () => leave(), [])

  return {
    /** @param anyway saves without the check that failed */
    save: (anyway: boolean) => {
      const { base, mine } = readStates()
      void run(async () => {
        if (base === null) {
          await create(mine, anyway)
        } else if (anyway) {
          await queue.saveUnread(last.current)
          settle()
        } else {
          await update(base, mine)
        }
      })
    },
    running,
    problem,
    conflict,
    decide: (choices: ConflictChoices) => {
      const item = lastRun()?.items[0]
      if (!item || !conflict) return
      adopted.current = item.adopted
      const theirs = toClaimRecordValues(conflict.current)
      rebase(conflict.current, resolveConflicts(conflict.merge, theirs, choices))
      void run(async () => {
        await queue.decide(last.current, item.claim.id, choices)
        settle()
      })
    },
    cancel: () => setConflict(null),
  }
}
