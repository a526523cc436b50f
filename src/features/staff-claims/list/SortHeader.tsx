import { DownIcon, UnsortedIcon, UpIcon } from '@/ui/icons/desk-icons'
import type { ClaimSort, ClaimSortField } from '@/domain/claim/list/claim-list'
import { TABLE_ROLES } from '@/ui/table/table-roles'
import styles from './ClaimsTable.module.css'

interface SortHeaderProps {
  readonly label: string
  readonly field: ClaimSortField
  readonly sort: ClaimSort
  readonly className: string | undefined
  readonly onSort: (field: ClaimSortField) => void
}

/** A column heading that sorts; only the sorted column says how (aria-sort). */
export function SortHeader({ label, field, sort, className, onSort }: SortHeaderProps) {
  const isSorted = sort.field === field
  const isUp = sort.direction === 'asc'
  const Sorted = isUp ? UpIcon : DownIcon
  const Icon = isSorted ? Sorted : UnsortedIcon
  return (
    <th
      {...TABLE_ROLES.head}
      scope="col"
      className={className}
      {...(isSorted && { 'aria-sort': isUp ? 'ascending' : 'descending' })}
    >
      <button type="button" className={styles['sort']} onClick={() => onSort(field)}>
        {label}
        <Icon className={isSorted ? styles['sorted'] : undefined} />
      </button>
    </th>
  )
}
