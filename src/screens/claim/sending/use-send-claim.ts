import { useEffect, useRef, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { passengersOf } from '@/domain/claim/companions'
import {
  receiptsOf,
  withReceived,
  withSending,
  type Sendings,
} from '@/domain/claim/receipt/sendings'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'
import { onUserLeft } from '@/session/session-store'
import type { ClaimValues, SubmittedClaim } from '../claim-values'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { wait } from '@/ui/browser/wait'
import type { DraftState } from '../draft/use-claim-draft'
import type { FilingOptions, FilingResult } from './file-claims'

export interface SendProgress {
  readonly passenger: string
  readonly part: number
}

const NOT_STARTED: SendProgress = { passenger: '', part: 0 }

/** Not in the first load; prefetched once the user edits the form. */
export const importFiling = () => import('./file-claims')

/** Longest wait for the guard's code, in ms, so that a slow connection does not delay a claim. */
const GUARD_LIMIT_MS = 1000

/** Of the last submit, unless its claims were sent; each failed one is an object of its own. */
type SubmitOutcome = Exclude<FilingResult, { kind: 'sent' }> | { readonly kind: 'none' }

const NONE: SubmitOutcome = { kind: 'none' }

interface SendClaimOptions {
  readonly form: Pick<UseFormReturn<ClaimValues>, 'control' | 'getValues'>
  readonly draft: Pick<DraftState, 'getOwner' | 'forget'>
  /** Loads the code that asks before the user leaves the page during an upload. */
  readonly loadGuard: () => Promise<unknown>
  readonly onSent: (sent: SubmittedClaim) => void
}

/**
 * Sends the form's values, once at a time, with progress and cancel, and keeps the state of each passenger's
 * claim in the form. A claim already sent from this device waits for the user's confirmation.
 */
export function useSendClaim({ form, draft, loadGuard, onSent }: SendClaimOptions) {
  const { control, getValues } = form
  // Only `onChange` counts as an edit: the draft then contains the states.
  const setSendings: (sendings: Sendings) => void = useController({ control, name: 'sendings' })
    .field.onChange
  const [outcome, setOutcome] = useState(NONE)
  const [progress, setProgress] = useState(NOT_STARTED)
  const controller = useRef<AbortController | null>(null)

  const finish = async (sent: SubmittedClaim) => {
    await draft.forget()
    onSent(sent)
  }

  const { run, running } = useSingleFlight(
    async (values: ClaimValues, press: Pick<FilingOptions, 'qrId' | 'isRepeatConfirmed'>) => {
      const flight = new AbortController()
      controller.current = flight
      setProgress(NOT_STARTED)
      setOutcome(NONE)
      const [filing] = await Promise.all([
        importWithRetry(importFiling).catch(() => null),
        Promise.race([loadGuard().catch(() => null), wait(GUARD_LIMIT_MS)]),
      ])
      // The user left while the code loaded.
      if (controller.current !== flight) return
      if (filing === null) {
        setOutcome({ kind: 'unsent', words: UNSENT_CLAIM })
        return
      }
      let isSessionOver = false
      const end = await filing.fileClaims(values, {
        ...press,
        owner: draft.getOwner(),
        signal: flight.signal,
        onProgress: (passenger, part) => setProgress({ passenger, part }),
        onSending: (passenger, sending) =>
          setSendings(withSending(getValues('sendings'), passenger, sending)),
        onSessionOver: () => {
          isSessionOver = true
        },
      })
      if (end === null) return
      if (end.kind === 'sent') await finish({ receipts: end.receipts, isSessionOver })
      else setOutcome(end)
    },
  )

  useUnloadWarning(running)

  useEffect(() => {
    // The form goes with its user, but not a claim that is on its way.
    const stop = onUserLeft(() => {
      controller.current = null
    })
    return () => {
      stop()
      controller.current?.abort()
    }
  }, [])

  return {
    send: run,
    sending: running,
    progress,
    failure: 'words' in outcome ? outcome : null,
    repeatedAt: outcome.kind === 'repeat' ? outcome.at : null,
    /** True if the last submit sent nothing, because the outcome of an earlier one is unknown. */
    isAsked: outcome.kind === 'unknown-before',
    forget: () => setOutcome(NONE),
    /** The user knows that the unknown claims were received; if none is left, all are sent. */
    receive: () => {
      const known = withReceived(getValues('sendings'))
      setSendings(known)
      const receipts = receiptsOf(passengersOf(getValues()), known)
      if (receipts) void finish({ receipts, isSessionOver: false })
    },
    startAnew: () => setSendings({}),
    cancel: () => controller.current?.abort(),
  }
}

export type ClaimSender = ReturnType<typeof useSendClaim>
