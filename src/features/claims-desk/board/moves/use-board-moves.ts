import { useCallback, useRef, useState, type RefObject } from 'react'
import { formatStatus } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import type { StatusChange } from '@/domain/claim/status/status-choice'
import { claimStatuses } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'

export interface BoardMoves {
  /** Moves a claim optimistically; a failed save moves it back. */
  readonly move: (claim: Claim, change: StatusChange) => void
  readonly message: string
  /** Id of the moving claim, which takes the focus along. */
  readonly followed: RefObject<string | null>
}

export function useBoardMoves(): BoardMoves {
  const desk = useClaimUpdateQueue()
  const [message, setMessage] = useState('')
  const followed = useRef<string | null>(null)

  const move = useCallback(
    (claim: Claim, change: StatusChange) => {
      const key = String(claim.id)
      const to = formatStatus(change.category)
      followed.current = key
      setMessage(`Reclamo ${key}: pasa a ${to}.`)
      void desk.start([claim], change).then(() => {
        const phase = claimStatuses(desk.runs()).get(claim.id)?.phase
        const isThere = phase === 'saved' || phase === 'unchanged'
        setMessage(
          isThere
            ? `Reclamo ${key}: quedó en ${to}.`
            : `Reclamo ${key}: no se movió, sigue en ${formatStatus(claim.category)}.`,
        )
      })
    },
    [desk],
  )
  return { move, message, followed }
}
