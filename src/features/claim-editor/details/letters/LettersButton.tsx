import { useState } from 'react'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import type { Claim } from '@/domain/claim/fields'
import { Button, type ButtonLook } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { Notice } from '@/ui/feedback/Notice'

const importDialog = () => import('./ClaimLetterDialog').then((module) => module.ClaimLetterDialog)

interface LettersButtonProps {
  readonly claim: Claim
  readonly look: ButtonLook
}

export function LettersButton({ claim, look }: LettersButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isLost, setLost] = useState(false)
  const show = () => {
    setLost(false)
    setOpen(true)
  }
  const lose = () => {
    setOpen(false)
    setLost(true)
  }
  return (
    <>
      <Button {...look} onClick={show}>
        Cartas
      </Button>
      {isLost && <Notice tone="error">{chunkErrorText('las cartas')}</Notice>}
      <LazyComponent
        from={importDialog}
        isWanted={isOpen}
        onFailure={lose}
        props={{ open: isOpen, claim, onClose: () => setOpen(false) }}
      />
    </>
  )
}
