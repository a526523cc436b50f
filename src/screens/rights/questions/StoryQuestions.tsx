import {
  DETAIL_QUESTIONS,
  OUTCOME_LABELS,
  OUTCOME_QUESTIONS,
  problemLabel,
  detailOptions,
} from '@/domain/rights/labels'
import { dateErrorOf } from '@/domain/rights/story-date'
import { isRoundTrip } from '@/domain/rights/route'
import {
  OUTCOMES,
  PROBLEMS,
  type Detail,
  type ProblemDetail,
  type Problem,
  type TripAnswers,
} from '@/domain/rights/story'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { DateInput } from '@/ui/fields/DateInput'
import { AirportSelect } from '@/ui/fields/AirportSelect'
import { classNames } from '@/ui/theme/class-names'
import styles from './StoryQuestions.module.css'
import { useId, type ReactNode } from 'react'

interface NumberedQuestionProps {
  readonly number: number
  readonly question: string
  readonly children: (id: string) => ReactNode
}

/** A numbered question; the number is not part of its accessible name. */
function NumberedQuestion({ number, question, children }: NumberedQuestionProps) {
  const id = useId()
  return (
    <div className="stack">
      <h2 className="line gap-10 lead strong">
        <span className="purple" aria-hidden>
          {number}
        </span>{' '}
        <span id={id}>{question}</span>
      </h2>
      {children(id)}
    </div>
  )
}

const PROBLEM_OPTIONS = PROBLEMS.map((value) => ({ value, label: problemLabel(value) }))
const outcomeOptions = (problem: Problem) =>
  OUTCOMES[problem].map((value) => ({ value, label: OUTCOME_LABELS[value] }))

interface StoryQuestionsProps {
  readonly story: TripAnswers
  readonly today: string
  readonly details: readonly Detail[]
  readonly onTell: (change: Partial<TripAnswers>) => void
}

export function StoryQuestions({ story, today, details, onTell }: StoryQuestionsProps) {
  const { problem, from, to, date, outcome } = story

  const chooseProblem = (chosen: Problem) => {
    const outcomes: readonly string[] = OUTCOMES[chosen]
    onTell({ problem: chosen, outcome: outcomes.includes(outcome) ? outcome : '' })
  }

  return (
    <div className="stack gap-28">
      <NumberedQuestion number={1} question="¿Qué pasó?">
        {(id) => (
          <ChoiceInput
            labelledBy={id}
            name="que"
            options={PROBLEM_OPTIONS}
            value={problem}
            isEven
            onChange={(chosen) => chooseProblem(chosen as Problem)}
          />
        )}
      </NumberedQuestion>
      <NumberedQuestion number={2} question="¿Qué ruta era?">
        {() => (
          <div className={classNames('stack', styles['route'])}>
            <AirportSelect
              label="Desde"
              hint="Donde empezaba tu viaje."
              value={from}
              onChange={(code) => onTell({ from: code })}
            />
            <AirportSelect
              label="Hasta"
              hint="Tu destino final, aunque hubiera escalas."
              value={to}
              error={isRoundTrip(story) ? 'Elige un aeropuerto distinto al de salida.' : undefined}
              onChange={(code) => onTell({ to: code })}
            />
          </div>
        )}
      </NumberedQuestion>
      <NumberedQuestion
        number={3}
        question={problem === '' ? '¿Cómo terminó?' : OUTCOME_QUESTIONS[problem]}
      >
        {(id) => (
          <>
            {problem === '' ? (
              <p className="muted">Elige primero qué pasó.</p>
            ) : (
              <div className={styles['outcomes']}>
                <ChoiceInput
                  labelledBy={id}
                  name="cuanto"
                  options={outcomeOptions(problem)}
                  value={outcome}
                  onChange={(chosen) => onTell({ outcome: chosen as ProblemDetail })}
                />
              </div>
            )}
            <div className={classNames('stack', styles['route'])}>
              <DateInput
                label="Fecha del vuelo"
                hint="Opcional. Con ella vemos los plazos."
                error={dateErrorOf(story, today)}
                value={date}
                onChange={({ target }) => onTell({ date: target.value })}
              />
            </div>
          </>
        )}
      </NumberedQuestion>
      {details.map((detail, index) => (
        <NumberedQuestion key={detail} number={4 + index} question={DETAIL_QUESTIONS[detail]}>
          {(id) => (
            <div className={styles['outcomes']}>
              <ChoiceInput
                labelledBy={id}
                name={detail}
                options={detailOptions(detail)}
                value={story[detail]}
                onChange={(answer) => onTell({ [detail]: answer })}
              />
            </div>
          )}
        </NumberedQuestion>
      ))}
    </div>
  )
}
