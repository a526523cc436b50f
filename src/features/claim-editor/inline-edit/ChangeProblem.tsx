import type { Claim } from '@/domain/claim/fields'
import { changeProblem } from '@/features/claim-store/changes/change-problem'
import { useClaimStatus } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useDeskActions } from '../shared/desk-actions'
import styles from './InlineEdit.module.css'

/** Why the last change of the claim was not saved. */
export function ChangeProblem({ claim }: { readonly claim: Claim }) {
  const { edit } = useDeskActions()
  const queue = useClaimUpdateQueue()
  const status = useClaimStatus(claim.id)
  if (!status || status.run.isInForm) return null
  const { item, run } = status
  const problem = changeProblem(item, run.change)
  if (problem === null) return null
  const [first] = problem.invalidFields ?? []
  return (
    <div className={styles['problem']}>
      <p>{problem.text}</p>
      {first !== undefined && (
        <StaffButton
          variant="outlined"
          aria-label={`Corregir reclamo ${claim.id}`}
          onClick={() => edit(claim, first)}
        >
          Corregir
        </StaffButton>
      )}
      {problem.isMissing && (
        <FindInAll
          claims={[item.claim]}
          onFound={() => void (item.phase === 'undo-failed' ? queue.undo : queue.retry)(run.key)}
        />
      )}
    </div>
  )
}
