import type { ReactNode } from 'react'
import type { Sort } from '@/domain/sorting'
import { DownIcon, UnsortedIcon, UpIcon } from '@/ui/icons/desk-icons'
import { HeadCell, type Column } from './DataTable'
import styles from './SortHeader.module.css'

interface SortHeaderProps<Row, Field extends string> {
  readonly column: Column<Row, Field>
  readonly sort: Sort<Field>
  readonly onSort: (field: Field) => void
  readonly lead?: ReactNode
}

export function SortHeader<Row, Field extends string>({
  column,
  sort,
  onSort,
  lead,
}: SortHeaderProps<Row, Field>) {
  const { label, sortKey } = column
  if (sortKey === undefined) return <HeadCell column={column} />
  const isSorted = sort.field === sortKey
  const isUp = sort.direction === 'asc'
  const Sorted = isUp ? UpIcon : DownIcon
  const Icon = isSorted ? Sorted : UnsortedIcon
  return (
    <HeadCell
      column={column}
      // Otherwise the control would be part of the column's name.
      aria-label={lead ? label : undefined}
      {...(isSorted && { 'aria-sort': isUp ? 'ascending' : 'descending' })}
    >
      {lead}
      <button type="button" className={styles['sort']} onClick={() => onSort(sortKey)}>
        {label}
        <Icon className={isSorted ? styles['sorted'] : undefined} />
      </button>
    </HeadCell>
  )
}
