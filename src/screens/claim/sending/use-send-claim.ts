import { useCallback, useEffect, useRef, useState } from 'react'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import type { Sending } from '@/domain/claim/receipt/sendings'
import type { FailureMessage } from '@/domain/failures/failure-message'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'
import type { ClaimValues } from '@/screens/claim/claim-values'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { wait } from '@/ui/browser/wait'
import type { CallFailure } from './claim-call'
import type { FilingOptions } from './file-claims'

/** How the last try ended, when it did not end well. Each try has an object of its own. */
export interface SendFailure {
  readonly kind: CallFailure
  readonly words: FailureMessage
}

/** The claim that is on its way. */
export interface SendProgress {
  /** Id of the passenger whose it is. */
  readonly passenger: string
  /** Part of it that is out, 0 to 1. */
  readonly part: number
}

const NOT_STARTED: SendProgress = { passenger: '', part: 0 }

/** What sends claims: no part of the first load, and there before anybody has filled in the form. */
export const importFiling = () => import('./file-claims')

/** A line that does not answer never holds a claim back. */
const GUARD_LIMIT_MS = 1000

interface SendClaimOptions {
  /** Who the form belongs to. */
  readonly getOwner: () => string | null
  /** Fetches what asks before the page is left: a claim leaves with its guard on. */
  readonly loadGuard: () => Promise<unknown>
  /** Receives what is known of a passenger's claim from now on; null where nothing left. */
  readonly onSending: (passenger: string, sending: Sending | null) => void
  /** All are in; told whether the session had ended, so that a claim went out without it. */
  readonly onSent: (receipts: readonly Receipt[], isSessionOver: boolean) => Promise<void>
}

/**
 * Sends what the form holds once per press, reports the upload and can be cancelled. A claim that this
 * device has sent already waits for the person to say so again.
 */
export function useSendClaim({ getOwner, loadGuard, onSending, onSent }: SendClaimOptions) {
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const [progress, setProgress] = useState(NOT_STARTED)
  const [repeatedAt, setRepeatedAt] = useState<Date | null>(null)
  /** How often a press was answered by what is not known: each time the focus goes there. */
  const [timesAsked, setTimesAsked] = useState(0)
  const controller = useRef<AbortController | null>(null)

  const send = useCallback(
    async (
      values: ClaimValues,
      press: Pick<FilingOptions, 'qrId' | 'isRepeatConfirmed'>,
    ): Promise<void> => {
      const flight = new AbortController()
      controller.current = flight
      setProgress(NOT_STARTED)
      setRepeatedAt(null)
      const [filing] = await Promise.all([
        importWithRetry(importFiling).catch(() => null),
        Promise.race([loadGuard().catch(() => null), wait(GUARD_LIMIT_MS)]),
      ])
      if (filing === null) {
        setFailure({ kind: 'unsent', words: UNSENT_CLAIM })
        return
      }
      let isSessionOver = false
      const end = await filing.fileClaims(values, {
        ...press,
        owner: getOwner(),
        signal: flight.signal,
        onProgress: (passenger, part) => {
          setFailure(null)
          setProgress({ passenger, part })
        },
        onSending,
        onSessionOver: () => {
          isSessionOver = true
        },
      })
      if (end.kind === 'repeat') setRepeatedAt(end.at)
      else if (end.kind === 'unknown-before') setTimesAsked((times) => times + 1)
      else if (end.kind === 'sent') await onSent(end.receipts, isSessionOver)
      else setFailure(end)
    },
    [getOwner, loadGuard, onSending, onSent],
  )
  const { run, running } = useSingleFlight(send)

  useUnloadWarning(running)

  useEffect(() => () => controller.current?.abort(), [])

  const cancel = useCallback(() => controller.current?.abort(), [])
  return {
    send: run,
    sending: running,
    progress,
    failure,
    setFailure,
    repeatedAt,
    forgetRepeat: useCallback(() => setRepeatedAt(null), []),
    timesAsked,
    cancel,
  }
}
