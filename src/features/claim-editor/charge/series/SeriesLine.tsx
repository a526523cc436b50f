import { formatNumber } from '@/domain/country/money'
import { StaffButton } from '@/ui/actions/StaffButton'
import styles from './Series.module.css'

export interface ChargeSeries {
  /** Number of claims after this one. */
  readonly left: number
  /** Result of the previous claim; '' if it was skipped, null for the first one. */
  readonly said: string | null
  readonly setGoesOn: (goesOn: boolean) => void
  readonly skip: () => void
  /** The outcome is unknown: the series must not continue. */
  readonly isStopped: boolean
}

interface SeriesLineProps {
  readonly series: ChargeSeries
  readonly isBusy: boolean
}

export function SeriesLine({ series, isBusy }: SeriesLineProps) {
  const { said, left, isStopped, skip } = series
  const more = left === 1 ? 'Queda 1 más.' : `Quedan ${formatNumber(left)} más.`
  return (
    <div className={styles['series']}>
      <p role="status">
        {said && <strong>{said} </strong>}
        {isStopped
          ? 'La serie se detuvo aquí: aclara este cobro antes de seguir con otros.'
          : left > 0
            ? more
            : 'Es el último.'}
      </p>
      {left > 0 && !isStopped && (
        <StaffButton disabled={isBusy} onClick={skip}>
          Siguiente por cobrar
        </StaffButton>
      )}
    </div>
  )
}
