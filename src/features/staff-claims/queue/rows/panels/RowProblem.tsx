import type { ClaimKey } from '@/domain/claim/fields'
import { Button } from '@/ui/actions/Button'
import styles from '@/features/staff-claims/queue/rows/QueueRow.module.css'

interface RowProblemProps {
  /** How the claim is called, 'reclamo 1005'. */
  readonly name: string
  /** Why something was not saved, or not undone. */
  readonly problem: string
  /** The fields for which the claim was refused. */
  readonly lacking: readonly ClaimKey[]
  readonly onCorrect: (field: ClaimKey) => void
}

/** What went wrong with a row, and the way to put it right. */
export function RowProblem({ name, problem, lacking, onCorrect }: RowProblemProps) {
  const [first] = lacking
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
    </div>
  )
}
