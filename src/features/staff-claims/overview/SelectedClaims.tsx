import { useId, useMemo, useState, type Ref } from 'react'
import { useLocation } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimSort, ClaimSortField } from '@/domain/claim/list/claim-list'
import { rangeText, sortClaims } from '@/domain/claim/list/claim-rows'
import { select, selectionTitle, type ClaimSelection } from '@/domain/claim/overview/selection'
import { clampPage, pageCount, pageSlice } from '@/domain/paging'
import { nextSort } from '@/domain/sorting'
import type { AskInPlace } from '@/features/staff-claims/shared/place'
import { ClaimsTable } from '@/features/staff-claims/list/ClaimsTable'
import { useDeskSettings } from '@/features/staff-claims/settings/use-desk-settings'
import { Button } from '@/ui/actions/Button'
import { PreviousIcon } from '@/ui/icons/desk-icons'
import { Pager } from '@/ui/table/Pager'
import { overviewSearch } from './number-links'
import styles from './Overview.module.css'

const SIZE = 25

const NEWEST_FIRST: ClaimSort = { field: 'id', direction: 'desc' }

/** The forms are fetched with the details, when they are asked for. */
const noPrefetch = () => undefined

interface SelectedClaimsProps {
  readonly claims: readonly Claim[]
  readonly selection: ClaimSelection
  readonly today: Date
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onOpen: (claim: Claim) => void
  readonly onAsk?: AskInPlace | undefined
}

/** The claims behind a number of the overview, page by page. */
export function SelectedClaims({
  claims,
  selection,
  today,
  titleRef,
  onOpen,
  onAsk,
}: SelectedClaimsProps) {
  const { search } = useLocation()
  const { columns } = useDeskSettings()
  const titleId = useId()
  const [sort, setSort] = useState(NEWEST_FIRST)
  const [asked, setPage] = useState(1)
  const selected = useMemo(
    () => sortClaims(select(claims, selection, today), sort),
    [claims, selection, today, sort],
  )
  const total = selected.length
  const page = clampPage(asked, total, SIZE)
  const rows = useMemo(() => pageSlice(selected, page, SIZE), [selected, page])
  const sortBy = useMemo(
    () => (field: ClaimSortField) => setSort((now) => nextSort(now, field, 'desc')),
    [],
  )
  const title = selectionTitle(selection, selected[0])
  const count = rangeText({ page, size: SIZE, shown: rows.length, total })
  return (
    <section aria-labelledby={titleId} className={styles['selected']}>
      <div className={styles['selectedHead']}>
        <div>
          <h3 id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h3>
          <p>{total === 0 ? 'Ningún reclamo.' : count}</p>
        </div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<PreviousIcon />}
          to={{ search: overviewSearch(search) }}
        >
          Volver al resumen
        </Button>
      </div>
      {total > 0 && (
        <>
          <ClaimsTable
            ref={null}
            caption={`${title}. ${count}`}
            rows={rows}
            columns={columns}
            sort={sort}
            today={today}
            busy={false}
            onSort={sortBy}
            onOpen={onOpen}
            onAsk={onAsk}
            onNear={noPrefetch}
          />
          <Pager
            label="Páginas de reclamos"
            page={page}
            pages={pageCount(total, SIZE)}
            onChange={setPage}
          />
        </>
      )}
    </section>
  )
}
