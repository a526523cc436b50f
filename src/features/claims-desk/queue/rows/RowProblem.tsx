import type { Claim } from '@/domain/claim/fields'
import { useClaimStatus } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { Button } from '@/ui/actions/Button'
import styles from '../WorkQueue.module.css'

/** Why the last change of the claim was not saved. */
export function RowProblem({ claim }: { readonly claim: Claim }) {
  const { edit } = useDeskActions()
  const queue = useClaimUpdateQueue()
  const status = useClaimStatus(claim.id)
  if (!status || status.isInForm || status.problem === null) return null
  const { phase, number, problem, isMissing, invalidFields } = status
  const [first] = invalidFields
  return (
    <div className={styles['problem']}>
      <p>{problem}</p>
      {first !== undefined && (
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          aria-label={`Corregir reclamo ${claim.id}`}
          onClick={() => edit(claim, first)}
        >
          Corregir
        </Button>
      )}
      {isMissing && (
        <FindInAll
          claims={[status.claim]}
          onFound={() => void (phase === 'undo-failed' ? queue.undo : queue.retry)(number)}
        />
      )}
    </div>
  )
}
