import type { Claim } from '@/domain/claim/fields'
import { DUE_FILTER_NAMES, DUE_FILTERS, type DueFilter } from '@/domain/money/charges-due'
import { formatNumber } from '@/domain/money/clp'
import styles from './ChargesDue.module.css'

interface DueFiltersProps {
  readonly lists: Readonly<Record<DueFilter, readonly Claim[]>>
  readonly filter: DueFilter
  readonly onChange: (filter: DueFilter) => void
}

/** Which of the won claims are shown, each filter with its count. */
export function DueFilters({ lists, filter, onChange }: DueFiltersProps) {
  return (
    <div role="group" aria-label="Filtrar lo que está por cobrar" className={styles['chips']}>
      {DUE_FILTER_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['chip']}
          aria-pressed={name === filter}
          onClick={() => onChange(name)}
        >
          {DUE_FILTERS[name].label}{' '}
          <span className={styles['count']}>{formatNumber(lists[name].length)}</span>
        </button>
      ))}
    </div>
  )
}
