import { memo, type CSSProperties, type Ref } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { isSortField, type ClaimSort, type ClaimSortField } from '@/domain/claim/list/claim-list'
import { rowKeys } from '@/domain/claim/list/claim-rows'
import type { ClaimColumn } from '@/domain/claim/list/columns'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { TABLE_ROLES } from '@/ui/table/table-roles'
import { ClaimRow } from './ClaimRow'
import styles from './ClaimsTable.module.css'
import { useRowsInSteps } from './rows-in-steps'
import { SortHeader } from './SortHeader'

interface ClaimRowsProps {
  readonly rows: readonly Claim[]
  readonly columns: readonly ClaimColumn[]
  /** The current day; one object while the day lasts. */
  readonly today: Date
  readonly onOpen: (claim: Claim) => void
}

const ClaimRows = memo(function ClaimRows({ rows, columns, today, onOpen }: ClaimRowsProps) {
  const keys = rowKeys(rows)
  return (
    <tbody {...TABLE_ROLES.group}>
      {rows.map((claim, index) => (
        <ClaimRow key={keys[index]} claim={claim} columns={columns} today={today} onOpen={onOpen} />
      ))}
    </tbody>
  )
})

interface ClaimsTableProps extends ClaimRowsProps {
  readonly caption: string
  readonly sort: ClaimSort
  /** The rows are about to be replaced. */
  readonly busy: boolean
  readonly onSort: (field: ClaimSortField) => void
  /** Somebody is about to open a claim. */
  readonly onNear: () => void
  readonly ref: Ref<HTMLDivElement>
}

/**
 * The claims of one page (SPEC 2.11), in a region that scrolls sideways where they do not fit. On a
 * phone each row is a card. It renders again only when what it shows changes, not when a dialog
 * opens over it.
 */
export const ClaimsTable = memo(function ClaimsTable({
  caption,
  rows,
  columns,
  sort,
  today,
  busy,
  onSort,
  onOpen,
  onNear,
  ref,
}: ClaimsTableProps) {
  const { drawn, later } = useRowsInSteps(rows)
  return (
    <ScrollRegion
      ref={ref}
      aria-label="Tabla de reclamos"
      aria-busy={busy}
      edges={styles['edges']}
      className={styles['region'] ?? ''}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <table
        {...TABLE_ROLES.table}
        className={styles['table']}
        style={{ '--later': later } as CSSProperties}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {columns.map(({ id, label, field }) => {
              if (field && isSortField(field.key)) {
                return (
                  <SortHeader
                    key={id}
                    label={label}
                    field={field.key}
                    sort={sort}
                    className={styles[id]}
                    onSort={onSort}
                  />
                )
              }
              return (
                <th
                  key={id}
                  {...TABLE_ROLES.head}
                  scope="col"
                  className={styles[id]}
                  lang={field?.lang}
                >
                  {label}
                </th>
              )
            })}
          </tr>
        </thead>
        <ClaimRows rows={drawn} columns={columns} today={today} onOpen={onOpen} />
      </table>
    </ScrollRegion>
  )
})
