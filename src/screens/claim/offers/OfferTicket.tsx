import type { BoardingPass } from '@/domain/claim/boarding-pass'
import { flightText } from '@/domain/claim/flight-line'
import { flightsOf } from '@/domain/claim/pass-filling'
import { fullName } from '@/domain/people/full-name'
import { Button } from '@/ui/actions/Button'
import { DataText } from '@/ui/DataText'
import { TicketIcon } from '@/ui/icons/account-icons'
import styles from './PassOffer.module.css'

interface OfferTicketProps {
  readonly file: File
  readonly found: { readonly kind: 'passes' | 'text'; readonly passes: readonly BoardingPass[] }
  readonly onUse: () => void
  readonly onRefuse: () => void
}

function wordFound({ kind, passes }: OfferTicketProps['found']): string {
  if (kind === 'text') return 'tu vuelo'
  return passes.length === 1 ? 'tu tarjeta' : `${passes.length} tarjetas`
}

export function OfferTicket({ file, found, onUse, onRefuse }: OfferTicketProps) {
  const { passes } = found
  const names = passes.map(fullName).filter(Boolean).join(', ')
  const flights = flightsOf(passes).map((leg) => flightText({ ...leg, reservation: '', seat: '' }))
  return (
    <div role="group" aria-label={`Datos de ${file.name}`} className={styles['offer']}>
      <TicketIcon className={styles['icon']} />
      <div>
        <p role="status">
          <strong>
            Encontramos {wordFound(found)} en <DataText>{file.name}</DataText>
          </strong>
        </p>
        <p className={styles['summary']}>
          {[names, ...flights].filter(Boolean).map((text) => (
            <span key={text}>
              <DataText>{text}</DataText>
            </span>
          ))}
        </p>
        <div className={styles['choices']}>
          <Button variant="contained" color="secondary" size="small" onClick={onUse}>
            Usar estos datos
          </Button>
          <Button
            color="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // Moves the focus before its button is removed.
              currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
              onRefuse()
            }}
          >
            No usar
          </Button>
        </div>
      </div>
    </div>
  )
}
