import { Link } from 'react-router-dom'
import { formatNumber } from '@/domain/country/money'
import { classNames } from '@/ui/theme/class-names'
import styles from './NumberLink.module.css'

interface NumberLinkProps {
  readonly count: number
  /** Added to the accessible name. */
  readonly of: string
  readonly to: string
  readonly tone?: 'late' | undefined
}

export function NumberLink({ count, of, to, tone }: NumberLinkProps) {
  return (
    <Link
      to={{ search: to }}
      aria-label={`${formatNumber(count)}, ${of}`}
      className={classNames(
        'chip touch strong numbers bare',
        tone === 'late' ? 'red' : 'purple',
        styles['number'],
      )}
    >
      {formatNumber(count)}
    </Link>
  )
}
