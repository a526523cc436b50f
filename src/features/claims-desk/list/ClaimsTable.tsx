import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type Ref,
} from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimSort, ClaimSortField } from '@/domain/claim/list/claim-list'
import { toRowKeys } from '@/domain/claim/list/claim-rows'
import type { ClaimColumn } from '@/domain/claim/list/columns'
import { contactAge } from '@/domain/claim/status/contact-age'
import { CONTACT_TONES } from '@/features/claim-store/contact/contact-tones'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/place'
import { DataTable, type Column } from '@/ui/table/DataTable'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { SortHeader } from '@/ui/table/SortHeader'
import { toColumn } from './claim-columns'
import { PlaceHints } from '@/features/claim-editor/inline-edit/buttons/PlaceHints'
import styles from './ClaimsTable.module.css'
import { SelectAllCheckbox } from './selection/RowCheckbox'
import type { Selection } from './selection/selection'
import { useRowsInSteps } from './rows-in-steps'

interface ClaimsTableProps {
  readonly caption: string
  readonly rows: readonly Claim[]
  readonly columns: readonly ClaimColumn[]
  /** A column of this desk alone; the same object while nothing changes. */
  readonly ownColumn?: Column<Claim> | undefined
  readonly sort: ClaimSort
  /** The current day; one object while the day lasts. */
  readonly today: Date
  /** The rows are about to be replaced. */
  readonly busy: boolean
  readonly onSort: (field: ClaimSortField) => void
  readonly onOpen: (claim: Claim) => void
  /** Left out where claims are neither changed in place nor chosen. */
  readonly onAsk?: OpenInlineEditor | undefined
  readonly selection?: Selection | undefined
  /** Somebody is about to open a claim. */
  readonly onPrefetch: () => void
  readonly ref: Ref<HTMLDivElement>
}

/**
 * The claims of one page (SPEC 2.11), in a region that scrolls sideways where they do not fit. It
 * renders again only when what it shows changes, not when a dialog opens over it.
 */
export const ClaimsTable = memo(function ClaimsTable({
  caption,
  rows,
  columns,
  ownColumn,
  sort,
  today,
  busy,
  onSort,
  onOpen,
  onAsk,
  selection,
  onPrefetch,
  ref,
}: ClaimsTableProps) {
  const { drawn, later } = useRowsInSteps(rows)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const shown = useMemo(() => {
    const tick = selection && {
      selection,
      rows: () => latest.current,
    }
    const all = columns.map((column) => toColumn(column, { today, onOpen, onAsk, tick }))
    // Behind the age of contact it is in sight where not all columns are.
    const at = all.findIndex(({ id }) => id === 'contact') + 1 || all.length - 1
    return [...all.slice(0, at), ...(ownColumn ? [ownColumn] : []), ...all.slice(at)]
  }, [columns, ownColumn, today, onOpen, onAsk, selection])
  // Stripe, tint and words for the age of contact.
  const rowClass = useCallback(
    (claim: Claim) => styles[CONTACT_TONES[contactAge(claim, today).step].tone],
    [today],
  )
  return (
    <ScrollRegion
      ref={ref}
      aria-label="Tabla de reclamos"
      aria-busy={busy}
      edges={styles['edges']}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
    >
      {onAsk && <PlaceHints />}
      <DataTable
        caption={caption}
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
        className={styles['table']}
        style={{ '--later': later } as CSSProperties}
      />
    </ScrollRegion>
  )
})
