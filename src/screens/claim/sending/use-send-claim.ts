import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, hasStatus } from '@/api/api-error'
import { sendClaim } from '@/api/claim'
import { useSingleFlight } from '@/ui/use-single-flight'
import { useUnloadWarning } from '@/ui/use-unload-warning'
import type { ClaimValues } from './claim-values'

type FailureKind = 'refused' | 'unknown' | 'signed-out' | 'cancelled'

/** How the last try ended, when it did not end well. Each try has an object of its own. */
export interface SendFailure {
  readonly kind: FailureKind
}

function toFailureKind(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'cancelled'
  if (hasStatus(error, 401)) return 'signed-out'
  const lostAnswer = error.kind === 'network' || error.kind === 'timeout'
  return lostAnswer || (error.status ?? 0) >= 500 ? 'unknown' : 'refused'
}

/** Sends the claim once per press, reports the upload and can be cancelled. */
export function useSendClaim(onSent: (values: ClaimValues) => Promise<void>) {
  const [failure, setFailure] = useState<SendFailure | null>(null)
  const [progress, setProgress] = useState(0)
  const controller = useRef<AbortController | null>(null)

  const send = useCallback(
    async (values: ClaimValues, qrId: string | null) => {
      const { files, acceptsTerms, ...texts } = values
      setFailure(null)
      setProgress(0)
      controller.current = new AbortController()
      try {
        await sendClaim(
          { ...texts, boardingTicketFilename: files, qr_id: qrId },
          { signal: controller.current.signal, onProgress: setProgress },
        )
      } catch (error) {
        setFailure({ kind: toFailureKind(error) })
        return
      }
      await onSent(values)
    },
    [onSent],
  )
  const { run, running } = useSingleFlight(send)

  useUnloadWarning(running)

  useEffect(() => () => controller.current?.abort(), [])

  const cancel = useCallback(() => controller.current?.abort(), [])
  return { send: run, sending: running, progress, failure, setFailure, cancel }
}
