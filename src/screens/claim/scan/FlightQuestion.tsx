import { useEffect, useId, useRef } from 'react'
import { flightText, type FlightFacts } from '@/domain/claim/flight-line'
import { Button } from '@/ui/actions/Button'
import styles from './PassQuestion.module.css'

export const OTHER_FLIGHT =
  'Esa tarjeta es de otro vuelo y va en otro reclamo: aquí no cambiamos nada.'

interface FlightQuestionProps {
  readonly known: FlightFacts
  readonly read: FlightFacts
  readonly onSame: () => void
  readonly onOther: () => void
}

const summary = (flight: FlightFacts) => flightText({ ...flight, reservation: '', seat: '' })

/** Asks whether a pass is for the claim's flight: one flight may have two numbers. */
export function FlightQuestion({ known, read, onSame, onOther }: FlightQuestionProps) {
  const question = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => question.current?.focus(), [])
  return (
    <section className={styles['question']} aria-labelledby={id}>
      <h3 id={id} ref={question} tabIndex={-1}>
        ¿Es el mismo vuelo?
      </h3>
      <dl>
        <div>
          <dt>Tu reclamo</dt>
          <dd>{summary(known)}</dd>
        </div>
        <div>
          <dt>Esta tarjeta</dt>
          <dd>{summary(read)}</dd>
        </div>
      </dl>
      <Button variant="outlined" fullWidth onClick={onSame}>
        Es el mismo vuelo
      </Button>
      <Button variant="outlined" fullWidth onClick={onOther}>
        Es otro vuelo
      </Button>
    </section>
  )
}
