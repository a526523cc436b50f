import { chunkErrorText } from '@/domain/failures/chunk-error'
import type { Claim } from '@/domain/claim/fields'
import { Button, type ButtonLook } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyDialog } from '@/ui/browser/use-lazy-dialog'
import { Notice } from '@/ui/feedback/Notice'

const importDialog = () => import('./ClaimLetterDialog').then((module) => module.ClaimLetterDialog)

interface LettersButtonProps {
  readonly claim: Claim
  readonly look: ButtonLook
}

export function LettersButton({ claim, look }: LettersButtonProps) {
  const { isOpen, isLost, open, close, lose } = useLazyDialog()
  return (
    <>
      <Button {...look} onClick={open}>
        Cartas
      </Button>
      {isLost && <Notice tone="error">{chunkErrorText('las cartas')}</Notice>}
      <LazyComponent
        from={importDialog}
        isWanted={isOpen}
        onFailure={lose}
        props={{ open: isOpen, claim, onClose: close }}
      />
    </>
  )
}
