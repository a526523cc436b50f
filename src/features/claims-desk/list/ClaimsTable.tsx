import { memo, useCallback, useMemo, type CSSProperties, type Ref } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimSort, ClaimSortField } from '@/domain/claim/list/claim-list'
import { toRowKeys } from '@/domain/claim/list/claim-rows'
import type { ClaimColumn } from '@/domain/claim/list/columns'
import { contactAge } from '@/domain/claim/status/contact-age'
import { useToday } from '@/features/claim-store/contact/use-today'
import { toneClass } from '@/features/claim-store/contact/contact-tones'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { SortHeader } from '@/ui/table/SortHeader'
import { InlineHints } from '@/features/claim-editor/inline-edit/InlineButtons'
import { toColumn } from './claim-columns'
import { useRowsInSteps } from './rows-in-steps'
import { SelectAllCheckbox } from './selection/RowCheckbox'
import type { Selection } from './selection/selection'
import tones from '../shared/ToneRows.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsTable.module.css'

interface ClaimsTableProps {
  readonly rows: readonly Claim[]
  readonly columns: readonly ClaimColumn[]
  readonly ownColumn?: Column<Claim> | undefined
  readonly sort: ClaimSort
  readonly busy: boolean
  readonly onSort: (field: ClaimSortField) => void
  readonly selection?: Selection | undefined
  readonly ref: Ref<HTMLDivElement>
}

/** The claims of one page (SPEC 2.11). Memoized, so that opening a dialog does not re-render it. */
export const ClaimsTable = memo(function ClaimsTable({
  rows,
  columns,
  ownColumn,
  sort,
  busy,
  onSort,
  selection,
  ref,
}: ClaimsTableProps) {
  const today = useToday()
  const { drawn, later } = useRowsInSteps(rows)
  const shown = useMemo(() => {
    const all = columns.map((column) => toColumn(column, selection))
    // After the contact column it is visible without scrolling.
    const at = all.findIndex(({ id }) => id === 'contact') + 1 || all.length - 1
    return [...all.slice(0, at), ...(ownColumn ? [ownColumn] : []), ...all.slice(at)]
  }, [columns, ownColumn, selection])
  const rowClass = useCallback((claim: Claim) => toneClass(contactAge(claim, today).step), [today])
  return (
    <ScrollRegion ref={ref} aria-label="Tabla de reclamos" aria-busy={busy} edges={styles['edges']}>
      <InlineHints />
      <DataTable
        // Count and order stand below it.
        caption="Reclamos"
        rows={drawn}
        columns={shown}
        rowKeys={toRowKeys}
        rowClass={rowClass}
        head={(column) => (
          <SortHeader
            column={column}
            sort={sort}
            onSort={onSort}
            lead={
              selection && column.id === 'id' ? (
                <SelectAllCheckbox rows={rows} selection={selection} />
              ) : undefined
            }
          />
        )}
        layout="even"
        className={classNames(tones['rows'], styles['table'])}
        style={{ '--later': later } as CSSProperties}
      />
    </ScrollRegion>
  )
})
