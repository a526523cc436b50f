import { claimPathWith } from '@/config/paths'
import { claimTypeOf, problemLabel } from '@/domain/rights/labels'
import type { Rights } from '@/domain/rights/rights-for'
import { codesOf } from '@/domain/rights/route'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { Ticket } from '@/ui/Ticket'
import { AmountList } from './AmountList'
import styles from './AnswerTicket.module.css'
import { RightsLists } from './RightsLists'
import { missingText, neededAnswers } from '../questions/needed-answers'
import { DoneIcon } from '@/ui/icons/rights-icons'
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'

const ICONS = { yes: CheckIcon, maybe: InfoIcon, unlikely: WarningIcon } as const

function VerdictPanel({ rights: { verdict, headline } }: { readonly rights: Rights }) {
  const Icon = ICONS[verdict]
  return (
    <div className={styles['verdict']} data-verdict={verdict}>
      <Icon />
      <h2>{headline}</h2>
    </div>
  )
}

interface MissingAnswersProps {
  readonly story: TripAnswers
  readonly today: string
}

function MissingAnswers({ story, today }: MissingAnswersProps) {
  const answers = neededAnswers(story, today)
  return (
    <>
      <h2>{missingText(answers)}</h2>
      <ul className={styles['needed']}>
        {answers.map(({ what, isThere }) => (
          <li key={what} data-there={isThere}>
            <span className={styles['mark']}>{isThere && <DoneIcon />}</span>
            {what}
            {isThere && <span className="visually-hidden">: listo</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Address of the claim form with the answers; airports outside the list are omitted. */
function claimPathOf(story: TripAnswers): string {
  const { problem, date } = story
  const type = problem === '' ? '' : claimTypeOf(problem)
  return claimPathWith({ type, date, ...codesOf(story) })
}

interface AnswerTicketProps {
  readonly story: TripAnswers
  /** `yyyy-MM-dd`; '' before hydration. */
  readonly today: string
  readonly rights: Rights | null
}

export function AnswerTicket({ story, today, rights }: AnswerTicketProps) {
  const { problem } = story
  return (
    <section aria-label="Tu respuesta">
      <Ticket
        header="Tu respuesta"
        aside={problem === '' ? undefined : problemLabel(problem)}
        stub={
          <>
            {rights === null ? (
              <p className={styles['later']}>
                Aquí verás qué puedes pedir, cuánto, hasta cuándo y qué ley lo dice.
              </p>
            ) : (
              <AmountList rights={rights} />
            )}
            <Button
              to={claimPathOf(story)}
              variant={rights === null ? 'outlined' : 'contained'}
              fullWidth
            >
              {problem === '' ? 'Reclamar sin responder' : 'Reclamar con estos datos'}
            </Button>
          </>
        }
      >
        <div className={styles['body']}>
          {/* Always rendered, so that a screen reader announces changes. */}
          <div role="status">
            {rights === null ? (
              <MissingAnswers story={story} today={today} />
            ) : (
              <VerdictPanel rights={rights} />
            )}
          </div>
          {rights !== null && <RightsLists rights={rights} />}
        </div>
      </Ticket>
    </section>
  )
}
