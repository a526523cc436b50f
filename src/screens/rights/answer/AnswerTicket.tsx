import { claimPathWith } from '@/config/paths'
import { claimTypeOf, PROBLEM_LABELS } from '@/domain/rights/labels'
import type { Rights } from '@/domain/rights/rights-for'
import { codesOf } from '@/domain/rights/route'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { Ticket } from '@/ui/Ticket'
import { AmountList } from './AmountList'
import styles from './AnswerTicket.module.css'
import { MissingAnswers } from './MissingAnswers'
import { RightsLists } from './RightsLists'
import { VerdictPanel } from './VerdictPanel'

/** The claim form with all that was said here. An airport that is not of the list has no code to go along. */
function claimPathOf(story: TripAnswers): string {
  const { problem, date } = story
  const type = problem === '' ? '' : claimTypeOf(problem)
  return claimPathWith({ type, date, ...codesOf(story) })
}

interface AnswerTicketProps {
  readonly story: TripAnswers
  /** `yyyy-MM-dd`; '' while no day is known. */
  readonly today: string
  /** Null while too little is said. */
  readonly rights: Rights | null
}

/** The answer as a boarding pass: what can be asked for, how much, and the way to do it. */
export function AnswerTicket({ story, today, rights }: AnswerTicketProps) {
  const { problem } = story
  return (
    <section aria-label="Tu respuesta">
      <Ticket
        header="Tu respuesta"
        aside={problem === '' ? undefined : PROBLEM_LABELS[problem]}
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
          {/* There all the time: a screen reader says what becomes of it. */}
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
