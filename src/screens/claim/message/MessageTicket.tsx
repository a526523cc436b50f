import { useState } from 'react'
import type { AirlineMessage } from '@/domain/claim/airline-message/read-airline-message'
import { airlineLabel, claimTypeLabel } from '@/domain/claim/catalogue'
import { formatDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { Ticket } from '@/ui/Ticket'
import { TicketFacts } from '@/ui/TicketFacts'
import type { MessageFilling } from './use-message-filling'

interface MessageTicketProps {
  readonly message: AirlineMessage
  readonly filling: MessageFilling
  readonly onUse: (isTextCopied: boolean) => void
  readonly onRefuse: () => void
}

const HEADER = 'Lo que dice el mensaje'

function airlineWords({ airline, airlineName }: AirlineMessage): string {
  if (airline === '') return ''
  return airline === 'OTRA' ? `${airlineName} (otra)` : airlineLabel(airline)
}

export function MessageTicket({ message, filling, onUse, onRefuse }: MessageTicketProps) {
  const { type, otherTypes, flight, cause } = message
  const [isTextCopied, setTextCopied] = useState(false)
  const facts = [
    ['Qué pasó', type === '' ? '' : claimTypeLabel(type)],
    ['Aerolínea', airlineWords(message)],
    ['Vuelo', flight.number],
    ['Fecha', flight.date === '' ? '' : formatDay(flight.date)],
    ['Ruta', flight.from === '' ? '' : `${flight.from} a ${flight.to}`],
    ['Reserva', flight.reservation],
  ] as const
  return (
    <div role="group" aria-label={HEADER}>
      <Ticket
        header={HEADER}
        stub={
          <>
            {filling.kept.length > 0 && (
              <p className="muted small after">
                Tu reclamo ya tiene otro dato en {filling.kept.join(', ')}: queda el que escribiste.
              </p>
            )}
            {otherTypes.length > 0 && (
              <p className="muted small after">
                También habla de: {otherTypes.map(claimTypeLabel).join(', ')}. Cuéntalo en Mensaje.
              </p>
            )}
            {filling.canCopy && (
              <div className="after">
                <CheckboxInput
                  label="Copiar el texto completo en Mensaje"
                  hint={
                    filling.isTooLong
                      ? 'Es más largo de lo que cabe: después tendrás que acortarlo.'
                      : undefined
                  }
                  checked={isTextCopied}
                  onChange={({ target }) => setTextCopied(target.checked)}
                />
              </div>
            )}
            <div className="row after">
              <Button
                variant="contained"
                color="secondary"
                onClick={() => onUse(isTextCopied && filling.canCopy)}
              >
                Usar estos datos
              </Button>
              <Button color="secondary" onClick={onRefuse}>
                No usar
              </Button>
            </div>
          </>
        }
      >
        <TicketFacts facts={facts} long={['Causa que dio la aerolínea', cause]} />
      </Ticket>
    </div>
  )
}
