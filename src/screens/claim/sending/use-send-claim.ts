import { useCallback, useEffect, useRef, useState } from 'react'
import type { FailureWords } from '@/domain/failures/failure-words'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'
import type { ClaimValues } from '@/screens/claim/claim-values'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { useUnloadWarning } from '@/ui/browser/use-unload-warning'
import type { CallFailure } from './claim-call'
import type { EarlierSending } from './sent-claims'

/** How the last try ended, when it did not end well. Each try has an object of its own. */
export interface SendFailure {
  /** `unsent`: the code that sends did not come, so nothing has left. */
  readonly kind: CallFailure | 'unsent'
  readonly words: FailureWords
}

/** What a try needs to know besides the claim. */
export interface SendOptions {
  readonly qrId: string | null
  /** The person knows that this claim may be there already, and wants to send it. */
  readonly isRepeatMeant: boolean
}

/** What sends a claim: no part of the first load, and there before anybody has filled in the form. */
export const importCall = () => import('./claim-call')

/** A device or a line that does not answer never holds a claim back. */
const LOOK_LIMIT_MS = 1000

async function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, LOOK_LIMIT_MS, null))
  return Promise.race([work.catch(() => null), limit])
}

/**
 * Sends the claim once per press, reports the upload and can be cancelled. A claim that this device has
 * sent already waits for the person to say so again.
 *
 * @param getOwner who the form belongs to
 * @param loadGuard fetches what asks before the page is left: a claim leaves with its guard on
 * @param onSent told whether the session had ended, so that the claim went out without it
 */
export function useSendClaim(
  getOwner: () => string | null,
  loadGuard: () => Promise<unknown>,
  onSent: (values: ClaimValues, isSessionOver: boolean) => Promise<void>,
) {
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const [progress, setProgress] = useState(0)
  const [earlier, setEarlier] = useState<EarlierSending | null>(null)
  const controller = useRef<AbortController | null>(null)
  /** The advice of a lost answer is on the page: nobody has to be asked again. */
  const isWarned = failure?.kind === 'unknown'

  const send = useCallback(
    async (values: ClaimValues, { qrId, isRepeatMeant }: SendOptions) => {
      const { files, acceptsTerms, ...texts } = values
      const flight = new AbortController()
      controller.current = flight
      setProgress(0)
      setEarlier(null)
      const [logbook] = await Promise.all([
        withinLimit(
          import('./sent-claims').then((sent) => sent.openLogbook({ texts, files }, getOwner())),
        ),
        withinLimit(loadGuard()),
      ])
      if (logbook?.earlier && !isRepeatMeant && !isWarned) {
        setEarlier(logbook.earlier)
        return
      }
      setFailure(null)
      const flown: { partOut: number | null; isSessionOver: boolean } = {
        partOut: null,
        isSessionOver: false,
      }
      const code = await importWithRetry(importCall).catch(() => null)
      if (code === null) {
        setFailure({ kind: 'unsent', words: UNSENT_CLAIM })
        return
      }
      const end = await code.callClaim(
        { ...texts, boardingTicketFilename: files, qr_id: qrId },
        {
          signal: flight.signal,
          onProgress: (fraction) => {
            setProgress(fraction)
            if (fraction === 1 && flown.partOut !== 1) logbook?.noteOut()
            flown.partOut = fraction
          },
          onSessionOver: () => {
            flown.isSessionOver = true
          },
        },
        () => flown.partOut,
      )
      if (end.kind !== 'sent') {
        if (end.isMaybeThere) logbook?.noteOut()
        else logbook?.noteRefused()
        setFailure(end)
        return
      }
      logbook?.noteSent()
      await onSent(values, flown.isSessionOver)
    },
    [getOwner, isWarned, loadGuard, onSent],
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
    earlier,
    forgetEarlier: useCallback(() => setEarlier(null), []),
    cancel,
  }
}
