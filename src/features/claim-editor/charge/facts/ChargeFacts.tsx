import type { Claim } from '@/domain/claim/fields'
import styles from './ChargeFacts.module.css'
import { classNames } from '@/ui/theme/class-names'
import { useDeskActions } from '../../shared/desk-actions'
import { useCardReading } from '../use-card-holders'
import { chargeNote, latestRisks } from '@/domain/money/charge-attempts'
import { useChargeAttempts } from '../flow/use-charge-attempts'
import { Tag } from '@/ui/feedback/Tag'
import { TickIcon } from '@/ui/icons/desk-icons'
import { WarningIcon } from '@/ui/icons/page-icons'
import { columnSize } from '@/ui/table/column-size'
import type { Column } from '@/ui/table/DataTable'

/** Card, and charges of this browser, certain or possible: 'Cobrado $38.000 · 21/11 19:57 (este equipo)'. */
export function ChargeFacts({ claim }: { readonly claim: Claim }) {
  const hasCard = useCardReading().hasCard(claim.email)
  const risks = latestRisks(useChargeAttempts(claim.id))
  return (
    <p className="row gap-10 close middle filled">
      {hasCard !== null && (
        <Tag tone={hasCard ? 'green' : undefined} className={styles['card']}>
          {hasCard ? 'Con tarjeta' : 'Sin tarjeta'}
        </Tag>
      )}
      {risks.map((entry) => {
        const isCharged = entry.outcome === 'charged'
        const { what, when } = chargeNote(entry)
        const Icon = isCharged ? TickIcon : WarningIcon
        return (
          <span
            key={entry.order}
            className={classNames(
              'chip gap-4 top fine semibold',
              styles['note'],
              isCharged ? 'green' : 'amber',
            )}
          >
            <Icon className="lead" />
            <span>
              {what}
              <span className={styles['when']}> · {when}</span>
            </span>
          </span>
        )
      })}
    </p>
  )
}

interface ChargeButtonProps {
  readonly claim: Claim
  /** Default: charges this claim alone. */
  readonly onCharge?: ((claim: Claim) => void) | undefined
}

/** Opens the charge of a claim; less prominent if there is no card. */
export function ChargeButton({ claim, onCharge }: ChargeButtonProps) {
  const { charge } = useDeskActions()
  const isQuiet = useCardReading().hasCard(claim.email) === false
  return (
    <button
      type="button"
      className={classNames('purple strong pill bare', styles['charge'])}
      data-quiet={isQuiet}
      data-screen-only
      aria-label={`Ir al cobro del reclamo ${claim.id ?? 'sin número'}`}
      aria-haspopup="dialog"
      onClick={() => (onCharge ?? charge)?.(claim)}
    >
      Ir al cobro
    </button>
  )
}

export const CHARGE_COLUMN: Column<Claim> = {
  id: 'charge',
  label: 'Cobro',
  className: styles['column'],
  style: columnSize('12.5rem', 1, '1 1 12rem'),
  cell: (claim) => (
    <div className={classNames('row gap-6 flat middle', styles['cell'])}>
      <ChargeFacts claim={claim} />
      <ChargeButton claim={claim} />
    </div>
  ),
}
