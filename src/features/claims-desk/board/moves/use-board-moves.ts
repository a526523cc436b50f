import { useCallback, useRef, type RefObject } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'

export interface BoardMoves {
  /** Moves a claim optimistically; a failed save moves it back. The notice of the desk announces both. */
  readonly move: (claim: Claim, change: StatusChange) => void
  /** Id of the moving claim, which takes the focus along. */
  readonly followed: RefObject<string | null>
}

export function useBoardMoves(): BoardMoves {
  const queue = useClaimUpdateQueue()
  const followed = useRef<string | null>(null)
  const move = useCallback(
    (claim: Claim, change: StatusChange) => {
      followed.current = String(claim.id)
      void queue.start([claim], change)
    },
    [queue],
  )
  return { move, followed }
}
