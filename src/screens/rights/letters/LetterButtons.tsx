import { useState } from 'react'
import {
  LETTER_TITLES,
  lettersFor,
  type LetterAnswers,
  type LetterKind,
} from '@/domain/rights/letters/passenger-letters'
import type { Rights } from '@/domain/rights/rights-for'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'

const importDialog = () => import('./LetterDialog').then((module) => module.LetterDialog)

interface LetterButtonsProps {
  readonly story: TripAnswers
  readonly rights: Rights
}

/** Letters for a passenger who claims alone. What is typed stays for the other letters, until the page is left. */
export function LetterButtons({ story, rights }: LetterButtonsProps) {
  const { problem } = story
  const [kind, setKind] = useState<LetterKind>('expenses')
  const dialog = useLazyDialog()
  const [typed, setTyped] = useState<LetterAnswers>({})
  if (problem === '') return null
  const write = (chosen: LetterKind) => {
    setKind(chosen)
    dialog.open()
  }
  return (
    <>
      <p>Llenas lo que falta y la copias, la imprimes o la compartes. No se envía ni se guarda.</p>
      {lettersFor(problem).map((one) => (
        <Button key={one} variant="outlined" size="small" fullWidth onClick={() => write(one)}>
          {LETTER_TITLES[one]}
        </Button>
      ))}
      <LazyDialog
        dialog={dialog}
        from={importDialog}
        what="la carta"
        props={{
          kind,
          story: { ...story, problem },
          rights,
          typed,
          onType: (change) => setTyped((before) => ({ ...before, ...change })),
        }}
      />
    </>
  )
}
