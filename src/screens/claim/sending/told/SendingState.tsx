import { useEffect, useRef, useState } from 'react'
import { supportChatLink } from '@/config/links'
import { passengersOf, type Passenger } from '@/domain/claim/companions'
import { fullName } from '@/domain/people/full-name'
import { receiptsSummary } from '@/domain/claim/receipt/receipt-words'
import { joinReceipts, passengersIn, type Sending } from '@/domain/claim/receipt/sendings'
import { isolate } from '@/domain/isolate'
import { sentMoment } from '@/domain/claim/receipt/sent-text'
import type { ClaimValues } from '../../claim-values'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './SendingState.module.css'

interface SendingStateProps {
  readonly values: ClaimValues
  /** True if this section answers the last submit: it then takes the focus. */
  readonly isAsked: boolean
  /** The text before this tells the unknown outcome; only the names of several passengers are missing. */
  readonly isTold: boolean
  readonly onSendAgain: () => void
  readonly onReceived: () => void
  readonly onStartAnew: () => void
}

const ASKING = 'Hola, ¿recibieron este reclamo? Se cortó antes de que llegara la respuesta.'

const names = (passengers: readonly Passenger[]) =>
  passengers.map((person) => isolate(fullName(person))).join(', ')

function lostReceipts(passengers: readonly Passenger[], { sendings }: ClaimValues) {
  const known = passengers.map(({ id }): Sending | undefined => sendings[id])
  return joinReceipts(known.flatMap((one) => (one?.state === 'unknown' ? [one.receipt] : [])))
}

/** Passengers sent, unknown, refused and left after an interrupted filing, with the next steps. */
export function SendingState({
  values,
  isAsked,
  isTold,
  onSendAgain,
  onReceived,
  onStartAnew,
}: SendingStateProps) {
  const [now] = useState(() => new Date())
  const box = useRef<HTMLElement>(null)
  const passengers = passengersOf(values)
  const sent = passengersIn('sent', passengers, values.sendings)
  const unknown = passengersIn('unknown', passengers, values.sendings)
  const refused = passengersIn('refused', passengers, values.sendings)
  const left = passengers.filter(({ id }) => !values.sendings[id])
  const lost = lostReceipts(unknown, values)
  const lostAt = lost.at(-1)?.sentAt

  useEffect(() => {
    if (isAsked) box.current?.focus()
  }, [isAsked])

  return (
    <section ref={box} tabIndex={-1} aria-label="Estado del envío">
      <p>
        {[
          sent.length > 0 && `Ya enviamos: ${names(sent)}.`,
          lostAt !== undefined &&
            !(isTold && passengers.length === 1) &&
            `No sabemos si recibimos el reclamo de ${names(unknown)}: salió ${sentMoment(new Date(lostAt), now)} y la respuesta no llegó.`,
          refused.length > 0 && `No aceptaron el de ${names(refused)}.`,
          left.length > 0 && `Falta: ${names(left)}.`,
          unknown.length === 0 && 'Vuelve a enviar y seguimos solo con quienes faltan.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles['actions']}>
        {unknown.length > 0 && (
          <>
            <Button size="small" color="secondary" onClick={onReceived}>
              Ya me llegó el correo
            </Button>
            <Button
              size="small"
              color="secondary"
              href={supportChatLink(receiptsSummary(lost, ASKING))}
              {...NEW_TAB}
            >
              Preguntar por WhatsApp
            </Button>
            <Button size="small" color="secondary" onClick={onSendAgain}>
              Enviar otra vez
            </Button>
          </>
        )}
        {sent.length > 0 && (
          <Button variant="link" size="small" onClick={onStartAnew}>
            Es otro reclamo: enviar el de todos
          </Button>
        )}
      </div>
    </section>
  )
}
