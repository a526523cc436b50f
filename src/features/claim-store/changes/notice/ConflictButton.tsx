import { useState } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { conflictOf } from '../runs'
import type { ClaimStatus } from '../runs-store'
import { useClaimUpdateQueue } from '../claim-update-queue'
import { ConflictDialog } from './ConflictDialog'

/** "Elegir cuál queda", for a change that is in conflict. */
export function ConflictButton({ run, item }: ClaimStatus) {
  const queue = useClaimUpdateQueue()
  const [isDeciding, setDeciding] = useState(false)
  const conflict = conflictOf(item)
  if (conflict === null) return null
  return (
    <div>
      <StaffButton
        variant="outlined"
        aria-label={`Elegir cuál queda, reclamo ${item.claim.id}`}
        onClick={() => setDeciding(true)}
      >
        Elegir cuál queda
      </StaffButton>
      <ConflictDialog
        conflict={isDeciding ? conflict : null}
        onDecide={(choices) => {
          setDeciding(false)
          void queue.decide(run.key, item.claim.id, choices)
        }}
        onCancel={() => setDeciding(false)}
      />
    </div>
  )
}
