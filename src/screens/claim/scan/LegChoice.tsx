import { useEffect, useId, useRef } from 'react'
import styles from './PassQuestion.module.css'
import type { FlightLeg } from '@/domain/claim/boarding-pass'
import { parseDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'

interface LegChoiceProps {
  readonly legs: readonly FlightLeg[]
  readonly onChoose: (leg: FlightLeg) => void
}

function toWrittenDay(date: string): string {
  return parseDay(date) === null ? date : date.split('-').reverse().join('-')
}

export function LegChoice({ legs, onChoose }: LegChoiceProps) {
  const id = useId()
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <section className={styles['question']} aria-labelledby={id}>
      <h3 id={id} ref={question} tabIndex={-1}>
        ¿En qué vuelo tuviste el problema?
      </h3>
      {legs.map((leg) => (
        <Button
          key={`${leg.number} ${leg.date} ${leg.from}`}
          variant="outlined"
          fullWidth
          onClick={() => onChoose(leg)}
        >
          {`${leg.from} → ${leg.to}, ${leg.number}, ${toWrittenDay(leg.date)}`}
        </Button>
      ))}
    </section>
  )
}
