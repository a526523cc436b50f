import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import {
  readDueFilter,
  sortDueClaims,
  writeDueFilter,
  DUE_FILTER_NAMES,
  DUE_FILTERS,
  type DueFilter,
} from '@/domain/money/charges-due'
import { clampPage, pageCount, pageSlice } from '@/domain/paging'
import { sortRows } from '@/domain/sorting'
import { useAttemptsByClaim } from '@/features/claim-editor/charge/flow/use-charge-attempts'
import { useCardReading } from '@/features/claim-editor/charge/use-card-holders'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { AskForCard } from '@/features/claim-editor/details/messages/AskForCard'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import { Button } from '@/ui/actions/Button'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'
import { Pager } from '@/ui/table/Pager'
import { EmptyNote } from '../shared/EmptyNote'
import chips from '../shared/Chips.module.css'
import styles from './ChargesDue.module.css'
import { DueTable } from './DueTable'
import { formatNumber } from '@/domain/country/money'
import { GAP } from '@/domain/text-or-dash'
import { classNames } from '@/ui/theme/class-names'

const SIZE = 50

const EMPTY = {
  'with-card': 'No queda ningún caso ganado con tarjeta por cobrar.',
  'without-card': 'Ningún caso ganado sin cobrar está sin tarjeta.',
  uncharged: 'No queda ningún caso ganado por cobrar.',
  unconfirmed: 'Ningún cobro está por confirmar en este equipo.',
} as const

const LONGEST_WAITING = { field: 'updated_at', direction: 'asc' } as const

/** Won claims without a charged fee, longest wait first. */
export function ChargesDue() {
  const { claims, data } = useAllClaims({ filters: WON_CLAIMS })
  const { charge } = useDeskActions()
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const filter = readDueFilter(search)
  const attemptsOf = useAttemptsByClaim()
  const cards = useCardReading(data !== undefined)
  const [asked, setPage] = useState(1)

  const waiting = useMemo(() => sortRows(claims, LONGEST_WAITING), [claims])
  const lists = sortDueClaims(waiting, {
    attemptsOf,
    hasCard: ({ email }) => cards.hasCard(email),
  })
  const rows = lists[filter]
  const isUnknown = (name: DueFilter) => !cards.isKnown && name.endsWith('card')
  const page = clampPage(asked, rows.length, SIZE)
  const [first, ...following] = rows
  const isSeries = filter !== 'unconfirmed'
  // Without a card nothing can be charged; the next step is to ask for it.
  const isAsking = filter === 'without-card'
  const choose = (next: DueFilter) => {
    setPage(1)
    const options = { replace: true, preventScrollReset: true, state }
    void navigate({ search: writeDueFilter(search, next) }, options)
  }
  const chargeFrom = (claim: Claim) => {
    charge?.(claim, isSeries ? rows.slice(rows.indexOf(claim) + 1) : undefined)
  }
  return (
    <AllClaimsView
      title="Por cobrar"
      filters={WON_CLAIMS}
      leavesWhenRefused={false}
      tools={
        <>
          <div
            role="group"
            aria-label="Filtrar lo que está por cobrar"
            className={classNames('row gap-6', styles['filters'])}
            data-screen-only
          >
            {DUE_FILTER_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                className={classNames('touch', chips['chip'])}
                aria-pressed={name === filter}
                onClick={() => choose(name)}
              >
                {DUE_FILTERS[name].label}{' '}
                <span className="numbers regular">
                  {isUnknown(name) ? GAP : formatNumber(lists[name].length)}
                </span>
              </button>
            ))}
          </div>
          {filter === 'with-card' && first && charge && (
            <Button size="small" variant="contained" onClick={() => charge(first, following)}>
              Empezar a cobrar
            </Button>
          )}
        </>
      }
      note={<p>Casos ganados; el que espera más va primero.</p>}
      skeleton={<SkeletonRows />}
    >
      {cards.isError && (
        <Notice tone="warning" action={<RetryButton onClick={() => void cards.refetch()} />}>
          No pudimos leer quién tiene tarjeta. Reintenta, o cobra desde “Sin cobrar”.
        </Notice>
      )}
      {isUnknown(filter) ? (
        cards.isFetching && <SkeletonRows text="Viendo quién tiene tarjeta…" />
      ) : rows.length === 0 ? (
        <EmptyNote>{EMPTY[filter]}</EmptyNote>
      ) : isAsking ? (
        <AskForCard claims={rows} />
      ) : (
        <DueTable claims={pageSlice(rows, page, SIZE)} onCharge={chargeFrom} />
      )}
      {!isAsking && rows.length > SIZE && (
        <Pager
          label="Páginas de casos por cobrar"
          page={page}
          pages={pageCount(rows.length, SIZE)}
          onChange={setPage}
        />
      )}
    </AllClaimsView>
  )
}
