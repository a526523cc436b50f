import type { Claim } from '@/domain/claim/fields'
import { Button, type ButtonLook } from '@/ui/actions/Button'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'

const importDialog = () => import('./ClaimLetterDialog').then((module) => module.ClaimLetterDialog)

interface LettersButtonProps {
  readonly claim: Claim
  readonly look: ButtonLook
}

export function LettersButton({ claim, look }: LettersButtonProps) {
  const dialog = useLazyDialog()
  return (
    <>
      <Button {...look} onClick={dialog.open}>
        Cartas
      </Button>
      <LazyDialog dialog={dialog} from={importDialog} what="las cartas" props={{ claim }} />
    </>
  )
}
