import { env } from '@/config/env'
import { paths, publicAddress } from '@/config/paths'
import { problemLabel } from '@/domain/rights/labels'
import { routeInWords } from '@/domain/rights/story-words'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { CopyText } from '@/ui/actions/CopyText'
import { PROBLEM_PAGES } from '../problem-pages'
import { toStoryQuery } from '../questions/story-query'
import { classNames } from '@/ui/theme/class-names'
import styles from './Sheet.module.css'

interface AnswerActionsProps {
  readonly story: TripAnswers
  readonly headline: string
}

export function AnswerActions({ story, headline }: AnswerActionsProps) {
  const { problem } = story
  const path = problem === '' ? paths.rights : PROBLEM_PAGES[problem].path
  const url = publicAddress(`${path}?${toStoryQuery(story, problem)}`)
  const what = problem === '' ? '' : `${problemLabel(problem)}, `
  const text = `${what}${routeInWords(story)}. ${headline}`
  return (
    <div className={classNames('row after', styles['actions'])} data-beside-sheet>
      <CopyText
        // A message about another answer would be wrong.
        key={url}
        variant="outlined"
        size="small"
        label="Compartir respuesta"
        share={{ title: env.brandName, text, url }}
        readText={() => url}
        boxLabel="Dirección de tu respuesta"
        confirmation="Copiamos la dirección de tu respuesta: pégala donde quieras compartirla."
      />
      <Button variant="outlined" size="small" onClick={() => window.print()}>
        Imprimir respuesta
      </Button>
    </div>
  )
}
