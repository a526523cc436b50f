import type { ClaimKey } from '@/domain/claim/fields'
import type { ClaimStatus } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { Button } from '@/ui/actions/Button'
import styles from '../QueueRow.module.css'

interface RowProblemProps {
  /** 'reclamo 1005'. */
  readonly name: string
  readonly status: ClaimStatus
  readonly onCorrect: (field: ClaimKey) => void
}

export function RowProblem({ name, status, onCorrect }: RowProblemProps) {
  const queue = useClaimUpdateQueue()
  const { claim, phase, number, problem, isMissing, invalidFields } = status
  const [first] = invalidFields
  return (
    <div className={styles['problem']}>
      <p>{problem}</p>
      {first !== undefined && (
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          aria-label={`Corregir ${name}`}
          onClick={() => onCorrect(first)}
        >
          Corregir
        </Button>
      )}
      {isMissing && (
        <FindInAll
          claims={[claim]}
          onFound={() => void (phase === 'undo-failed' ? queue.undo : queue.retry)(number)}
        />
      )}
    </div>
  )
}
