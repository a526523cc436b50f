import { claimPathWith } from '@/config/paths'
import { claimTypeOf, problemLabel } from '@/domain/rights/labels'
import type { Rights } from '@/domain/rights/rights-for'
import { codesOf, routeOf } from '@/domain/rights/route'
import { dateErrorOf } from '@/domain/rights/story-date'
import type { TripAnswers } from '@/domain/rights/story'
import { Button } from '@/ui/actions/Button'
import { Ticket } from '@/ui/Ticket'
import { classNames } from '@/ui/theme/class-names'
import styles from './AnswerTicket.module.css'
import { DoneIcon } from '@/ui/icons/rights-icons'
import { CheckIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'
import { SourceMark } from '../cards/SourceMark'
import type { Right } from '@/domain/rights/laws/law'

interface RightsListProps {
  readonly heading: string
  readonly rights: readonly Right[]
  readonly isChoice?: boolean
}

function RightsList({ heading, rights, isChoice = false }: RightsListProps) {
  if (rights.length === 0) return null
  return (
    <>
      <h3 className="ticket-label after-20 before">{heading}</h3>
      <ul className={styles['rights']}>
        {rights.map(({ title, text, source }, index) => (
          <li key={title}>
            <span className={styles[isChoice ? 'letter' : 'tick']} aria-hidden>
              {isChoice ? String.fromCodePoint(65 + index) : <DoneIcon />}
            </span>
            <span>
              <strong>{title}</strong>: {text} <SourceMark source={source} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function RightsLists({ rights: { choices, care } }: { readonly rights: Rights }) {
  return (
    <>
      <RightsList
        heading={choices.length > 1 ? 'Tú eliges una' : 'Puedes pedir'}
        rights={choices}
        isChoice={choices.length > 1}
      />
      <RightsList heading="Y además, mientras esperas" rights={care} />
    </>
  )
}

function AmountList({ rights: { amounts, whyNoAmount } }: { readonly rights: Rights }) {
  if (amounts.length === 0) {
    return <p className="muted before">{whyNoAmount}</p>
  }
  return (
    <>
      <h3 className="ticket-label">Compensación posible</h3>
      <ul className={styles['amounts']}>
        {amounts.map(({ text, note, source, estimate }) => (
          <li key={text + note}>
            <p className="spread">
              <span className={classNames('title figure', styles['sum'])}>{text}</span>
              <span className={styles['pill']}>
                {estimate === undefined ? 'Según la ley' : 'Nuestra estimación'}
              </span>
            </p>
            <p className="muted fine">{note}</p>
            <p className="muted fine">
              Estimado, no es asesoría legal. <SourceMark source={source} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const ICONS = { yes: CheckIcon, maybe: InfoIcon, unlikely: WarningIcon } as const

function VerdictPanel({ rights: { verdict, headline } }: { readonly rights: Rights }) {
  const Icon = ICONS[verdict]
  return (
    <div className={classNames('line middle', styles['verdict'])} data-verdict={verdict}>
      <Icon />
      <h2 className="title">{headline}</h2>
    </div>
  )
}

function neededAnswers(story: TripAnswers, today: string) {
  const { problem, outcome } = story
  return [
    { what: 'Qué pasó', isThere: problem !== '' },
    { what: 'Desde dónde y hasta dónde', isThere: routeOf(story) !== null },
    { what: 'Cómo terminó', isThere: outcome !== '' },
    ...(dateErrorOf(story, today) === undefined
      ? []
      : [{ what: 'Una fecha que ya pasó', isThere: false }]),
  ]
}

/** 'Falta una respuesta', 'Faltan 2 respuestas'; if none is missing, the rules are still loading. */
function missingText(answers: ReturnType<typeof neededAnswers>): string {
  const { length } = answers.filter(({ isThere }) => !isThere)
  if (length === 0) return 'Buscando tu respuesta'
  return length === 1 ? 'Falta una respuesta' : `Faltan ${length} respuestas`
}

function MissingAnswers({ story, today }: { readonly story: TripAnswers; readonly today: string }) {
  const answers = neededAnswers(story, today)
  return (
    <>
      <h2 className="title">{missingText(answers)}</h2>
      <ul className={styles['needed']}>
        {answers.map(({ what, isThere }) => (
          <li key={what} className={isThere ? styles['there'] : undefined}>
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
              <p className="muted before">
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
        <>
          {/* Always rendered, so that a screen reader announces changes. */}
          <div role="status">
            {rights === null ? (
              <MissingAnswers story={story} today={today} />
            ) : (
              <VerdictPanel rights={rights} />
            )}
          </div>
          {rights !== null && <RightsLists rights={rights} />}
        </>
      </Ticket>
    </section>
  )
}
