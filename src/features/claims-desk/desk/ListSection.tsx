import { useCallback, useEffect, useRef } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { RetryButton } from '@/ui/actions/RetryButton'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { paths } from '@/config/paths'
import { claimPageSizes, type ClaimSort, type ClaimSortField } from '@/domain/claim/list/claim-list'
import { rangeText } from '@/domain/claim/list/claim-rows'
import { staffFailureMessage } from '@/domain/failures/staff-failures'
import { nextSort } from '@/domain/sorting'
import { ClaimsTable } from '../list/ClaimsTable'
import { Legend } from '@/features/claim-store/contact/Legend'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { Notice } from '@/ui/feedback/Notice'
import { SelectInput } from '@/ui/fields/SelectInput'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import { CHARGE_COLUMN } from '@/features/claim-editor/charge/facts/ChargeFacts'
import { Pager } from '@/ui/table/Pager'
import { EmptyNote } from '../shared/EmptyNote'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsDesk.module.css'
import { SelectionHead } from './SelectionHead'
import type { ClaimList } from './state/use-claim-list'
import type { Desk } from './state/use-desk'
import { useRememberedOrder } from './state/use-remembered-order'

function orderText({ field, direction }: ClaimSort): string {
  if (field === 'id') return `por ID, de ${direction === 'asc' ? 'menor a mayor' : 'mayor a menor'}`
  return `por última actualización, ${direction === 'asc' ? 'la más antigua' : 'la más nueva'} primero`
}

/** Text for the order. Sorting works within a page; the server orders the pages (SPEC 2.11). */
function sortNote({ state, pages, isOpenEnded }: ClaimList): string {
  const isWhole = state.selection !== undefined || (pages <= 1 && !isOpenEnded)
  const scope = isWhole ? '' : ', solo dentro de esta página'
  return `Orden ${orderText(state.sort)}${scope}.`
}

export function ListSection({ desk }: { readonly desk: Desk }) {
  const { profile, list, dialogs, linked } = desk
  const { region } = desk.cursor
  const { rows, state, error, change, refetch, isBusy } = list
  const { isKnown, remember } = useRememberedOrder(profile, list)
  const isUnread = list.isFirstLoad || !isKnown
  const content = useRef<HTMLDivElement>(null)
  const isPaging = useRef(false)

  useEffect(() => {
    if (isBusy || !isPaging.current) return
    isPaging.current = false
    // A failed page has no pager.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true })
    // Keep the focus on the pager for further paging, but scroll to the start of the table.
    const table = region.current
    if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: 'start' })
  }, [isBusy, region, state.page])

  const sort = useCallback(
    (field: ClaimSortField) => {
      const next = nextSort(state.sort, field, profile.firstDirection)
      change({ sort: next }, { atOnce: true })
      remember(next)
    },
    [change, profile.firstDirection, remember, state.sort],
  )
  const retry = () => {
    // Move the focus: the focused button disappears with the error.
    content.current?.focus()
    void refetch()
  }
  // A refused page is about to navigate away, so it shows no error.
  const hasFailed = error !== null && !desk.isRefused
  const failure = staffFailureMessage(profile.action, toFailure(error))
  const isWaiting = isUnread && !hasFailed
  const hasRows = rows.length > 0 && !isUnread
  const isCounted = !list.isEmpty && !list.isFirstLoad

  return (
    <div
      ref={content}
      tabIndex={-1}
      role="group"
      aria-label="Lista de reclamos"
      className="stack packed"
    >
      {state.selection && <SelectionHead selection={state.selection} rows={rows} />}
      {hasFailed && (
        <Notice
          tone="error"
          action={
            <>
              <RetryButton onClick={retry} />
              {/* The profile asks for the sign-in. */}
              {hasStatus(error, 401) && (
                <StaffButton to={paths.profile}>Volver a entrar</StaffButton>
              )}
            </>
          }
        >
          <span lang={failure.lang}>{failure.sentence}</span>
          <span>{failure.advice && `\n${failure.advice}`}</span>
          <span>{rows.length > 0 && '\nLo que ves abajo es de la lectura anterior.'}</span>
        </Notice>
      )}
      {linked.missing !== null && (
        <Notice tone="info" onDismiss={linked.forget}>
          <p>{`El reclamo ${linked.missing} no está en esta página.`}</p>
          <FindInAll claims={[{ id: linked.missing }]} onFound={linked.openFound} />
        </Notice>
      )}
      {isWaiting && <SkeletonRows {...profile.loading} />}
      {list.isEmpty && <EmptyNote>No se encontraron reclamos.</EmptyNote>}
      {hasRows && (
        <ClaimsTable
          ref={region}
          rows={rows}
          columns={desk.columns}
          ownColumn={profile.chargesRows ? CHARGE_COLUMN : undefined}
          sort={state.sort}
          busy={isBusy}
          onSort={sort}
          selection={profile.changesRows ? desk.selection : undefined}
        />
      )}
      <div className="row gap-16 close middle target">
        <p role="status" className="strong numbers">
          {isBusy && !isWaiting ? (
            <span lang={profile.loading.lang}>{profile.loading.text}</span>
          ) : (
            isCounted &&
            rangeText({
              page: state.page,
              size: state.size,
              shown: rows.length,
              total: list.total,
            })
          )}
        </p>
        {hasRows && (
          <>
            <p className="muted fine">{sortNote(list)}</p>
            <StaffButton className="hint" onClick={() => dialogs.openAside('keys')}>
              Atajos
            </StaffButton>
          </>
        )}
        <div className={classNames('row gap-16 close middle push', styles['paging'])}>
          <div className={styles['size']} data-screen-only>
            <SelectInput
              label="Por página"
              options={claimPageSizes(state.size).map((size) => ({
                value: String(size),
                label: String(size),
              }))}
              value={String(state.size)}
              onChange={({ target }) => desk.apply({ size: Number(target.value) })}
            />
          </div>
          {!isUnread && !list.isEmpty && (
            <Pager
              label="Páginas de reclamos"
              page={state.page}
              pages={list.pages}
              isOpenEnded={list.isOpenEnded}
              words={profile.pagerWords}
              busy={isBusy}
              onChange={(page) => {
                isPaging.current = true
                change({ page }, { atOnce: true })
              }}
            />
          )}
        </div>
      </div>
      {hasRows && <Legend />}
    </div>
  )
}
