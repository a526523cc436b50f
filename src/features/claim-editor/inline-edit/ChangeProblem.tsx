import type { Claim } from '@/domain/claim/fields'
import { changeProblem } from '@/features/claim-store/changes/change-problem'
import { useClaimStatus } from '@/features/claim-store/changes/claim-status'
import { ConflictButton } from '@/features/claim-store/changes/notice/ConflictButton'
import { isOpen } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { StaffButton } from '@/ui/actions/StaffButton'
import { useFocusReturn } from '@/ui/feedback/use-focus-return'
import { useDeskActions } from '../shared/desk-actions'

/** Why the last change of the claim was not saved, and what the user can do. */
export function ChangeProblem({ claim }: { readonly claim: Claim }) {
  const { edit } = useDeskActions()
  const queue = useClaimUpdateQueue()
  const status = useClaimStatus(claim.id)
  const noteFocus = useFocusReturn()
  if (!status || status.run.isInForm) return null
  const { item, run } = status
  const problem = changeProblem(item, run.change)
  if (problem === null) return null
  const [first] = problem.invalidFields ?? []
  const again = () => void (isOpen(item) ? queue.retry : queue.undo)(run.key)
  const wayOn = () => {
    if (first !== undefined) {
      return (
        <StaffButton
          variant="outlined"
          aria-label={`Corregir reclamo ${claim.id}`}
          onClick={() => edit(claim, first)}
        >
          Corregir
        </StaffButton>
      )
    }
    if (problem.isMissing) return <FindInAll claims={[item.claim]} onFound={again} />
    if (item.phase === 'conflict') return <ConflictButton {...status} />
    if (!isOpen(item) && item.made === null) return null
    return (
      <StaffButton variant="outlined" onClick={again}>
        {isOpen(item) ? 'Reintentar' : 'Deshacer'}
      </StaffButton>
    )
  }
  return (
    <div className="row gap-12 close middle red semibold" onFocus={noteFocus}>
      <p>{problem.text}</p>
      {wayOn()}
    </div>
  )
}
