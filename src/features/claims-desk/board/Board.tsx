import { useDeferredValue, useMemo } from 'react'
import { boardOf } from '@/domain/claim/board'
import { useClaimStatuses, withPendingChanges } from '@/features/claim-store/changes/claim-status'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'
import { useToday } from '@/features/claim-store/contact/use-today'
import { useViewFilter } from '../shared/use-view-filter'
import { ViewFilters } from '../shared/ViewFilters'
import { SkeletonBlocks } from '@/ui/skeleton/SkeletonBlocks'
import { OPEN_LANES } from '@/domain/claim/status/lanes'
import { classNames } from '@/ui/theme/class-names'
import styles from './lanes/Lanes.module.css'
import { BoardLanes } from './lanes/BoardLanes'
import { formatNumber } from '@/domain/country/money'

const BOARD_FACETS = ['handler', 'airline', 'contact'] as const

const CARD_HEIGHTS = Array<number>(4).fill(108)

function BoardSkeleton() {
  return (
    <div aria-hidden className={classNames('line gap-10', styles['lanes'])}>
      {OPEN_LANES.map(({ id, label }) => (
        <div key={id} className={styles['lane']} data-lane={id}>
          <div className={classNames('row flat baseline between', styles['head'])}>
            <p className="small extrabold">{label}</p>
          </div>
          <SkeletonBlocks heights={CARD_HEIGHTS} color="var(--white)" className={styles['cards']} />
        </div>
      ))}
    </div>
  )
}

/** "Tablero": open claims in lanes, moved by drag and drop or by menu; closed claims are only counted. */
export function Board() {
  const { claims: all } = useAllClaims()
  const statuses = useDeferredValue(useClaimStatuses())
  const today = useToday()
  const { filter, setFilter } = useViewFilter(BOARD_FACETS)
  // Deferred, so that input stays responsive with 100,000 claims.
  const later = useDeferredValue(all)
  const claims = later.length === 0 ? all : later
  const pending = useMemo(() => withPendingChanges(claims, statuses), [claims, statuses])
  const applied = useDeferredValue(filter)
  const makeBoard = useMemo(() => boardOf(today), [today])
  const board = useMemo(() => makeBoard(pending, applied), [applied, makeBoard, pending])
  return (
    <AllClaimsView
      title="Tablero"
      tools={
        <ViewFilters
          label="Filtros del tablero"
          facets={BOARD_FACETS}
          claims={board.cards}
          filter={filter}
          onChange={setFilter}
        />
      }
      note={
        board.total < claims.length && <p>{`${formatNumber(board.total)} con estos filtros`}</p>
      }
      skeleton={<BoardSkeleton />}
    >
      <BoardLanes board={board} filter={applied} />
    </AllClaimsView>
  )
}
