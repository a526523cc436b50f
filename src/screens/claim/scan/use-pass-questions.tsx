import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { FlightLeg } from '@/domain/claim/boarding-pass'
import { flightText, type FlightFacts } from '@/domain/claim/flight-line'
import { findLeg, flightsOf, isOtherFlight } from '@/domain/claim/pass-filling'
import { parseDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import type { FoundPass } from './use-scan'

export const OTHER_FLIGHT =
  'Esa tarjeta es de otro vuelo y va en otro reclamo: aquí no cambiamos nada.'

interface QuestionProps {
  readonly title: string
  readonly children: ReactNode
}

function Question({ title, children }: QuestionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack gap-8" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="lead">
        {title}
      </h3>
      {children}
    </section>
  )
}

const summary = (flight: FlightFacts) => flightText({ ...flight, reservation: '', seat: '' })

function toWrittenDay(date: string): string {
  return parseDay(date) === null ? date : date.split('-').reverse().join('-')
}

export type Passes = Pick<FoundPass, 'kind' | 'passes'>

interface Asked<Found> {
  readonly found: Found
  readonly known: FlightFacts | null
  /** Of another number than the claim's flight. */
  readonly other?: FlightLeg
}

/**
 * Asks which flight of the passes is meant, and whether it is the claim's: one flight may have two numbers.
 * @param onFlight receives undefined if the passes have no flight
 * @returns `ask`, and the question to show; the last one stays
 */
export function usePassQuestions<Found extends Passes>(
  onFlight: (found: Found, leg: FlightLeg | undefined) => void,
  onOtherFlight: () => void,
) {
  const [asked, setAsked] = useState<Asked<Found> | null>(null)

  const take = (found: Found, known: FlightFacts | null, leg: FlightLeg | undefined) => {
    if (known && leg && isOtherFlight(known, leg)) setAsked({ found, known, other: leg })
    else onFlight(found, leg)
  }

  const ask = (found: Found, known: FlightFacts | null) => {
    const legs = flightsOf(found.passes)
    const leg = findLeg(legs, known)
    if (leg === undefined && legs.length > 1) setAsked({ found, known })
    else take(found, known, leg)
  }

  const question = () => {
    if (asked === null) return null
    const { found, known, other } = asked
    if (!known || !other) {
      return (
        <Question key="leg" title="¿En qué vuelo tuviste el problema?">
          {flightsOf(found.passes).map((leg) => (
            <Button
              key={`${leg.number} ${leg.date} ${leg.from}`}
              variant="outlined"
              fullWidth
              onClick={() => take(found, known, leg)}
            >
              {`${leg.from} → ${leg.to}, ${leg.number}, ${toWrittenDay(leg.date)}`}
            </Button>
          ))}
        </Question>
      )
    }
    return (
      <Question key="same" title="¿Es el mismo vuelo?">
        <dl className="stack gap-6">
          <div>
            <dt className="muted fine">Tu reclamo</dt>
            <dd className="strong">{summary(known)}</dd>
          </div>
          <div>
            <dt className="muted fine">Esta tarjeta</dt>
            <dd className="strong">{summary(other)}</dd>
          </div>
        </dl>
        <Button variant="outlined" fullWidth onClick={() => onFlight(found, other)}>
          Es el mismo vuelo
        </Button>
        <Button variant="outlined" fullWidth onClick={onOtherFlight}>
          Es otro vuelo
        </Button>
      </Question>
    )
  }
  return { ask, question: question() }
}
