import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { airlineLabel } from '@/domain/claim/catalogue'
import {
  flightLine,
  NO_FLIGHT,
  splitMessage,
  toCode,
  toFlightNumber,
  withFlight,
  type FlightFacts,
} from '@/domain/claim/flight-line'
import { formatDay } from '@/domain/dates'
import { focusControl, fieldId, type ClaimValues } from '../claim-values'
import { Button } from '@/ui/actions/Button'
import { DateInput } from '@/ui/fields/DateInput'
import { TextInput } from '@/ui/fields/TextInput'
import { CheckIcon } from '@/ui/icons/page-icons'
import { Ticket } from '@/ui/Ticket'
import { TicketFacts } from '@/ui/TicketFacts'
import { classNames } from '@/ui/theme/class-names'
import styles from './FlightTicket.module.css'

interface FlightField {
  readonly fact: keyof FlightFacts
  readonly label: string
  /** Leaves of a typed fact the characters that the message's flight line allows. */
  readonly clean: (typed: string) => string
}

const ROUTE: readonly FlightField[] = [
  { fact: 'from', label: 'Origen', clean: (typed) => toCode(typed, 3) },
  { fact: 'to', label: 'Destino', clean: (typed) => toCode(typed, 3) },
]
const FACTS: readonly FlightField[] = [
  { fact: 'number', label: 'Vuelo', clean: toFlightNumber },
  { fact: 'date', label: 'Fecha', clean: (typed) => typed },
  { fact: 'seat', label: 'Asiento', clean: (typed) => toCode(typed, 4) },
  { fact: 'reservation', label: 'Reserva', clean: (typed) => toCode(typed, 13) },
]

interface FlightTicketProps {
  readonly outcome: string
  readonly onScan: (isAnother: boolean) => void
}

export function FlightTicket({ outcome, onScan }: FlightTicketProps) {
  const { control } = useFormContext<ClaimValues>()
  const message = useController({ control, name: 'message' }).field
  const [name, lastname, airline] = useWatch({ control, name: ['name', 'lastname', 'airline'] })
  const { flight } = splitMessage(message.value)
  const [typed, setTyped] = useState<{ facts: FlightFacts; line: string } | null>(null)
  // Another scan or message may have replaced the flight that was being corrected.
  const draft = typed?.line === flightLine(flight) ? typed.facts : null
  const isCorrected = draft !== null
  const wasCorrected = useRef(false)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The pressed button or the left field is gone.
    const isLost = document.activeElement === document.body
    if (isLost && wasCorrected.current !== isCorrected) box.current?.focus({ preventScroll: true })
    wasCorrected.current = isCorrected
  }, [isCorrected])

  const write = (facts: FlightFacts) => message.onChange(withFlight(message.value, facts))

  /** Written at once, because the claim may be sent any time; incomplete airport codes are left out. */
  const correct = (facts: FlightFacts) => {
    const isRoute = facts.from.length === 3 && facts.to.length === 3
    const written = isRoute ? facts : { ...facts, from: flight.from, to: flight.to }
    setTyped({ facts, line: flightLine(written) })
    write(written)
  }

  const finishByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise Enter submits the form.
    event.preventDefault()
    event.stopPropagation()
    setTyped(null)
  }

  if (flight.from === '') return null
  // Only a scanned pass has a seat; the rest may come from another page or a message.
  const isRead = flight.seat !== ''
  const header = isRead ? 'Tarjeta leída' : 'Tu vuelo'
  return (
    <div ref={box} role="group" aria-label={header} tabIndex={-1}>
      <Ticket
        header={header}
        aside={airline === '' ? undefined : airlineLabel(airline)}
        stub={
          draft === null ? (
            <>
              <TicketFacts
                facts={FACTS.map(({ fact, label }) => [
                  label,
                  fact === 'date' && flight.date !== '' ? formatDay(flight.date) : flight[fact],
                ])}
                long={['Pasajero', `${name} ${lastname}`.trim()]}
              />
              <p role="status" className="line middle green small semibold filled after">
                {outcome !== '' && (
                  <>
                    <CheckIcon small />
                    <span>{outcome}</span>
                  </>
                )}
              </p>
              {`${flight.seat}${flight.reservation}` !== '' && (
                <div className="spread small after">
                  <span>¿Viajaste con alguien más?</span>
                  <Button
                    variant="outlined"
                    size="small"
                    color="secondary"
                    onClick={() => onScan(true)}
                  >
                    Escanear otra
                  </Button>
                </div>
              )}
              <div className={classNames('row close after-8', styles['actions'])}>
                <Button
                  size="small"
                  color="secondary"
                  onClick={() => setTyped({ facts: flight, line: flightLine(flight) })}
                >
                  Corregir
                </Button>
                <Button
                  size="small"
                  color="secondary"
                  onClick={() => {
                    write(NO_FLIGHT)
                    focusControl(fieldId('message'))
                  }}
                >
                  Quitar vuelo
                </Button>
              </div>
            </>
          ) : (
            <>
              <div className="fields">
                {[...ROUTE, ...FACTS].map(({ fact, label, clean }) => {
                  const Input = fact === 'date' ? DateInput : TextInput
                  return (
                    <Input
                      key={fact}
                      label={label}
                      autoComplete="off"
                      value={draft[fact]}
                      onChange={({ target }) => correct({ ...draft, [fact]: clean(target.value) })}
                      onKeyDown={finishByEnter}
                    />
                  )
                })}
              </div>
              <div className="after">
                <Button
                  size="small"
                  variant="outlined"
                  color="secondary"
                  onClick={() => setTyped(null)}
                >
                  Listo
                </Button>
              </div>
            </>
          )
        }
      >
        <p className="line gap-12 middle title extrabold">
          <span>{flight.from}</span>
          <span className={classNames('grow', styles['way'])} aria-hidden />
          <span className="visually-hidden"> a </span>
          <span>{flight.to}</span>
        </p>
      </Ticket>
    </div>
  )
}
