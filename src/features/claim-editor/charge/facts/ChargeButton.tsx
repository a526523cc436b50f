import type { Claim } from '@/domain/claim/fields'
import { useDeskActions } from '../../shared/desk-actions'
import { useCardHolders } from '../use-card-holders'
import styles from './ChargeFacts.module.css'

interface ChargeButtonProps {
  readonly claim: Claim
  /** Default: charges this claim alone. */
  readonly onCharge?: ((claim: Claim) => void) | undefined
}

/** Opens the charge of a claim; less prominent if there is no card. */
export function ChargeButton({ claim, onCharge }: ChargeButtonProps) {
  const { charge } = useDeskActions()
  const isQuiet = useCardHolders()(claim.email) === false
  return (
    <button
      type="button"
      className={styles['charge']}
      data-quiet={isQuiet}
      aria-label={`Ir al cobro del reclamo ${claim.id ?? 'sin número'}`}
      aria-haspopup="dialog"
      onClick={() => (onCharge ?? charge)?.(claim)}
    >
      Ir al cobro
    </button>
  )
}
