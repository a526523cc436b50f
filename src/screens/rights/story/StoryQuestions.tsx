import { OUTCOME_LABELS, OUTCOME_QUESTIONS, PROBLEM_LABELS } from '@/domain/rights/labels'
import { asksForEuropeanAirline } from '@/domain/rights/rights-for'
import { isRoundTrip } from '@/domain/rights/route'
import { OUTCOMES, PROBLEMS, type Outcome, type Problem, type Story } from '@/domain/rights/story'
import { ChoiceInput } from '@/ui/fields/choice/ChoiceInput'
import { DateInput } from '@/ui/fields/DateInput'
import { AirportSelect } from './AirportSelect'
import { NumberedQuestion } from './NumberedQuestion'
import styles from './StoryQuestions.module.css'

const PROBLEM_OPTIONS = PROBLEMS.map((value) => ({ value, label: PROBLEM_LABELS[value] }))
const AIRLINE_OPTIONS = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const

const outcomeOptions = (problem: Problem) =>
  OUTCOMES[problem].map((value) => ({ value, label: OUTCOME_LABELS[value] }))

interface StoryQuestionsProps {
  readonly story: Story
  readonly onTell: (change: Partial<Story>) => void
}

/** What happened, on which route, and how it ended: three questions, and a fourth where a law asks it. */
export function StoryQuestions({ story, onTell }: StoryQuestionsProps) {
  const { problem, from, to, date, outcome, isEuropeanAirline } = story

  /** An outcome of one problem may be one of another, or none. */
  const chooseProblem = (chosen: Problem) => {
    const outcomes: readonly string[] = OUTCOMES[chosen]
    onTell({ problem: chosen, outcome: outcomes.includes(outcome) ? outcome : '' })
  }

  return (
    <div className={styles['questions']}>
      <NumberedQuestion number={1} question="¿Qué pasó?">
        {(id) => (
          <div className={styles['problems']}>
            <ChoiceInput
              labelledBy={id}
              name="que"
              options={PROBLEM_OPTIONS}
              value={problem}
              onChange={(chosen) => chooseProblem(chosen as Problem)}
            />
          </div>
        )}
      </NumberedQuestion>
      <NumberedQuestion number={2} question="¿Qué ruta era?">
        {() => (
          <>
            <div className={styles['route']}>
              <AirportSelect
                label="Desde"
                value={from}
                onChange={(code) => onTell({ from: code })}
              />
              <AirportSelect
                label="Hasta"
                value={to}
                error={
                  isRoundTrip(story) ? 'Elige un aeropuerto distinto al de salida.' : undefined
                }
                onChange={(code) => onTell({ to: code })}
              />
            </div>
            {asksForEuropeanAirline(story) && (
              <ChoiceInput
                label="Era una aerolínea europea"
                name="europea"
                options={AIRLINE_OPTIONS}
                value={isEuropeanAirline === null ? '' : isEuropeanAirline ? 'si' : 'no'}
                onChange={(answer) => onTell({ isEuropeanAirline: answer === 'si' })}
              />
            )}
          </>
        )}
      </NumberedQuestion>
      <NumberedQuestion
        number={3}
        question={problem === '' ? '¿Cómo terminó?' : OUTCOME_QUESTIONS[problem]}
      >
        {(id) => (
          <>
            {problem === '' ? (
              <p className={styles['later']}>Elige primero qué pasó.</p>
            ) : (
              <div className={styles['outcomes']}>
                <ChoiceInput
                  labelledBy={id}
                  name="cuanto"
                  options={outcomeOptions(problem)}
                  value={outcome}
                  onChange={(chosen) => onTell({ outcome: chosen as Outcome })}
                />
              </div>
            )}
            <div className={styles['date']}>
              <DateInput
                label="Fecha del vuelo"
                hint="Opcional. Con ella vemos los plazos."
                value={date}
                onChange={({ target }) => onTell({ date: target.value })}
              />
            </div>
          </>
        )}
      </NumberedQuestion>
    </div>
  )
}
