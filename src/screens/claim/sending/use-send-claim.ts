import { useEffect, useRef, useState } from 'react'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import type { Sending } from '@/domain/claim/receipt/sendings'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'
import { onUserLeft } from '@/session/session-store'
import type { ClaimValues } from '../claim-values'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import { wait } from '@/ui/browser/wait'
import type { FailedCall } from './claim-call'
import type { FilingOptions } from './file-claims'

export interface SendProgress {
  readonly passenger: string
  readonly part: number
}

const NOT_STARTED: SendProgress = { passenger: '', part: 0 }

/** Not in the first load; prefetched once the user edits the form. */
export const importFiling = () => import('./file-claims')

/** Longest wait for the guard's code, in ms, so that a slow connection does not delay a claim. */
const GUARD_LIMIT_MS = 1000

interface SendClaimOptions {
  readonly getOwner: () => string | null
  /** Loads the code that asks before the user leaves the page during an upload. */
  readonly loadGuard: () => Promise<unknown>
  readonly onSending: (passenger: string, sending: Sending | null) => void
  /** `isSessionOver`: the session had expired, and a claim was sent without it. */
  readonly onSent: (receipts: readonly Receipt[], isSessionOver: boolean) => Promise<void>
}

/**
 * Sends the form's values, once at a time, with progress and cancel. A claim already sent from this device
 * waits for the user's confirmation.
 */
export function useSendClaim({ getOwner, loadGuard, onSending, onSent }: SendClaimOptions) {
  /** Each failed attempt has its own object. */
  const [failure, setFailure] = useState<FailedCall | null>(null)
  const [progress, setProgress] = useState(NOT_STARTED)
  const [repeatedAt, setRepeatedAt] = useState<Date | null>(null)
  /** True if the last submit sent nothing, because the outcome of an earlier one is unknown. */
  const [isAsked, setAsked] = useState(false)
  const controller = useRef<AbortController | null>(null)

  const { run, running } = useSingleFlight(
    async (values: ClaimValues, press: Pick<FilingOptions, 'qrId' | 'isRepeatConfirmed'>) => {
      const flight = new AbortController()
      controller.current = flight
      setProgress(NOT_STARTED)
      setFailure(null)
      setRepeatedAt(null)
      setAsked(false)
      const [filing] = await Promise.all([
        importWithRetry(importFiling).catch(() => null),
        Promise.race([loadGuard().catch(() => null), wait(GUARD_LIMIT_MS)]),
      ])
      if (filing === null) {
        setFailure({ kind: 'unsent', words: UNSENT_CLAIM })
        return
      }
      let isSessionOver = false
      // What comes of it later is not shown to the next user.
      const departure = new AbortController()
      const stopWatching = onUserLeft(() => departure.abort())
      const end = await filing.fileClaims(values, {
        ...press,
        owner: getOwner(),
        signal: flight.signal,
        onProgress: (passenger, part) => setProgress({ passenger, part }),
        onSending: (passenger, sending) => {
          if (!departure.signal.aborted) onSending(passenger, sending)
        },
        onSessionOver: () => {
          isSessionOver = true
        },
      })
      stopWatching()
      if (departure.signal.aborted) return
      if (end.kind === 'repeat') setRepeatedAt(end.at)
      else if (end.kind === 'unknown-before') setAsked(true)
      else if (end.kind === 'sent') await onSent(end.receipts, isSessionOver)
      else setFailure(end)
    },
  )

  useUnloadWarning(running)

  useEffect(() => () => controller.current?.abort(), [])

  return {
    send: run,
    sending: running,
    progress,
    failure,
    repeatedAt,
    forgetRepeat: () => setRepeatedAt(null),
    forgetFailure: () => setFailure(null),
    isAsked,
    cancel: () => controller.current?.abort(),
  }
}

export type ClaimSender = ReturnType<typeof useSendClaim>
