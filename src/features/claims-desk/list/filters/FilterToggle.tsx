import type { Ref } from 'react'
import { NO_FILTERS, type ClaimFilters } from '@/domain/claim/list/claim-list'
import { Button } from '@/ui/actions/Button'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './FilterBar.module.css'

interface FilterToggleProps {
  readonly applied: ClaimFilters
  readonly isOpen: boolean
  readonly controls: string
  readonly onToggle: () => void
  readonly ref: Ref<HTMLButtonElement>
}

const FILTERS = Object.keys(NO_FILTERS) as readonly (keyof typeof NO_FILTERS)[]

export function FilterToggle({ applied, isOpen, controls, onToggle, ref }: FilterToggleProps) {
  const count = FILTERS.filter((filter) => applied[filter] !== NO_FILTERS[filter]).length
  return (
    <Button
      ref={ref}
      variant="outlined"
      color="secondary"
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      endIcon={<ExpandMoreIcon />}
      className={styles['toggle']}
      onClick={onToggle}
    >
      Filtros
      {count > 0 && (
        <span className={styles['active']}>
          {' '}
          {count} {count === 1 ? 'activo' : 'activos'}
        </span>
      )}
    </Button>
  )
}
