import { useState } from 'react'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import {
  LETTER_TITLES,
  lettersFor,
  type LetterAnswers,
  type LetterKind,
} from '@/domain/rights/letters/passenger-letters'
import type { Rights } from '@/domain/rights/rights-for'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyDialog } from '@/ui/browser/use-lazy-dialog'
import { Notice } from '@/ui/feedback/Notice'

const importDialog = () => import('./LetterDialog').then((module) => module.LetterDialog)

interface LetterButtonsProps {
  readonly story: TripAnswers
  readonly rights: Rights
}

/** Letters for a passenger who claims alone. What is typed stays for the other letters, until the page is left. */
export function LetterButtons({ story, rights }: LetterButtonsProps) {
  const { problem } = story
  const [kind, setKind] = useState<LetterKind>('expenses')
  const { isOpen, isLost, open, close, lose } = useLazyDialog()
  const [typed, setTyped] = useState<LetterAnswers>({})
  if (problem === '') return null
  const write = (chosen: LetterKind) => {
    setKind(chosen)
    open()
  }
  return (
    <>
      <p>Llenas lo que falta y la copias, la imprimes o la compartes. No se envía ni se guarda.</p>
      {lettersFor(problem).map((one) => (
        <Button key={one} variant="outlined" size="small" fullWidth onClick={() => write(one)}>
          {LETTER_TITLES[one]}
        </Button>
      ))}
      {isLost && <Notice tone="error">{chunkErrorText('la carta')}</Notice>}
      <LazyComponent
        from={importDialog}
        isWanted={isOpen}
        onFailure={lose}
        props={{
          open: isOpen,
          kind,
          story: { ...story, problem },
          rights,
          typed,
          onType: (change) => setTyped((before) => ({ ...before, ...change })),
          onClose: close,
        }}
      />
    </>
  )
}
