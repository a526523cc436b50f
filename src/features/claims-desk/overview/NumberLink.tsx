import { Link } from 'react-router-dom'
import { formatNumber } from '@/domain/country/money'
import { classNames } from '@/ui/theme/class-names'
import styles from './Overview.module.css'

interface NumberLinkProps {
  readonly count: number
  /** What it counts, for whoever hears the number alone. */
  readonly of: string
  /** The query of the address it leads to. */
  readonly to: string
  readonly tone?: 'late' | undefined
}

/** A number that opens the claims it counts. */
export function NumberLink({ count, of, to, tone }: NumberLinkProps) {
  return (
    <Link
      to={{ search: to }}
      aria-label={`${formatNumber(count)}, ${of}`}
      className={classNames(styles['number'], tone && styles[tone])}
    >
      {formatNumber(count)}
    </Link>
  )
}
