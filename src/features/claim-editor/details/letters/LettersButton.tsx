import type { Claim } from '@/domain/claim/fields'
import { StaffButton } from '@/ui/actions/StaffButton'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'

const importDialog = () => import('./ClaimLetterDialog').then((module) => module.ClaimLetterDialog)

export function LettersButton({ claim }: { readonly claim: Claim }) {
  const dialog = useLazyDialog()
  return (
    <>
      <StaffButton onClick={dialog.open}>Cartas</StaffButton>
      <LazyDialog dialog={dialog} from={importDialog} what="las cartas" props={{ claim }} />
    </>
  )
}
