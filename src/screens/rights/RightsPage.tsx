import { startTransition, useOptimistic } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ANSWER_HOURS } from '@/config/operator'
import { paths } from '@/config/paths'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import type { Problem, TripAnswers } from '@/domain/rights/story'
import { Notice } from '@/ui/feedback/Notice'
import { useClientValue } from '@/ui/browser/use-client-value'
import { PageTitle } from '@/ui/PageTitle'
import { lazySection, StaticSection } from '@/ui/StaticSection'
import { classNames } from '@/ui/theme/class-names'
import { AnswerTicket } from './answer/AnswerTicket'
import { useRules } from './answer/use-rules'
import { ProblemLinks } from './guide/ProblemLinks'
import { problemAt, PROBLEM_PAGES } from './problem-pages'
import styles from './RightsPage.module.css'
import { StoryQuestions } from './questions/StoryQuestions'
import { toDayString } from '@/domain/dates'
import { readStory, toStoryQuery } from './questions/story-query'

const NOTHING_SAID = new URLSearchParams()

/** The user's answers, kept in the address and optimistic until the navigation ends; none before hydration. */
function useStory(
  preset: Problem | '',
  isTakenOver: boolean,
): [TripAnswers, (change: Partial<TripAnswers>) => void] {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [story, showStory] = useOptimistic(readStory(isTakenOver ? query : NOTHING_SAID, preset))

  const tell = (change: Partial<TripAnswers>) => {
    const told = { ...story, ...change }
    startTransition(async () => {
      showStory(told)
      const search = toStoryQuery(told, preset)
      await navigate({ search }, { replace: true, preventScrollReset: true })
    })
  }
  return [story, tell]
}

const importGuides = () => import('./guide/guides').then(({ guides }) => guides)

const GUIDES = {
  cancelacion: lazySection(importGuides, 'cancelacion'),
  retraso: lazySection(importGuides, 'retraso'),
  sobreventa: lazySection(importGuides, 'sobreventa'),
  equipaje: lazySection(importGuides, 'equipaje'),
} as const satisfies Record<Problem, unknown>

const START = {
  heading: '¿Me corresponde?',
  lead: 'Tres preguntas y te decimos qué puedes pedir. Sin nombre ni correo.',
} as const

function Title({ problem }: { readonly problem: Problem | '' }) {
  const { heading, lead } = problem === '' ? START : PROBLEM_PAGES[problem]
  return (
    <>
      <PageTitle lead={lead}>{heading}</PageTitle>
      <Link to={problem === '' ? paths.rightsAirport : paths.rights} className={styles['beside']}>
        {problem === '' ? 'Estoy en el aeropuerto' : START.heading}
      </Link>
    </>
  )
}

function RightsTool({ preset }: { readonly preset: Problem | '' }) {
  // The build knows no date.
  const today = useClientValue(() => toDayString(new Date()), '')
  const [story, tell] = useStory(preset, today !== '')
  const rules = useRules(story)
  const known = rules === 'lost' || today === '' ? null : rules
  const rights = known?.rightsFor(story, today) ?? null
  const details = known?.detailsFor(story, today) ?? []
  const isAnswered = known !== null && rights !== null
  return (
    <>
      {isAnswered && <known.SheetHead story={story} details={details} />}
      <div className={classNames('page', styles['tool'])}>
        <div className={styles['asked']} data-beside-sheet>
          <Title problem={preset} />
          <StoryQuestions story={story} today={today} details={details} onTell={tell} />
        </div>
        <div>
          <AnswerTicket story={story} today={today} rights={rights} />
          {isAnswered && <known.AnswerActions story={story} headline={rights.headline} />}
          {rules === 'lost' && <Notice tone="error">{chunkErrorText('tu respuesta')}</Notice>}
        </div>
      </div>
      {isAnswered && (
        <div className="page before-20">
          <known.AnswerCards story={story} rights={rights} />
          <known.SheetSources rights={rights} />
        </div>
      )}
    </>
  )
}

export function RightsPage() {
  const { pathname } = useLocation()
  const problem = problemAt(pathname)
  return (
    <>
      {/* A key, so that input of one page does not appear on the next. */}
      <RightsTool key={problem} preset={problem} />
      <div data-beside-sheet>
        {problem !== '' && <StaticSection key={problem} of={GUIDES[problem]} />}
        <ProblemLinks except={problem} />
        <p className={classNames('page muted fine', styles['end'])}>
          Los montos son estimaciones y no aseguran un resultado: revisamos cada caso y te
          respondemos en {ANSWER_HOURS} horas hábiles. La{' '}
          <Link to={`${paths.faq}#asesoria-legal`}>asesoría legal está incluida</Link> desde que
          tomamos tu caso; lo que lees aquí orienta. No es asesoría legal.
        </p>
      </div>
    </>
  )
}
