import { useDeferredValue, useId, useMemo, useState } from 'react'
import { boardOf, NO_BOARD_FILTERS } from '@/domain/claim/board'
import type { Claim } from '@/domain/claim/fields'
import { withPendingChanges } from '@/features/claim-store/changes/claim-status'
import { useRuns } from '@/features/claim-store/changes/use-runs'
import type { DeskViewProps } from '../shared/desk-view'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { useAllClaims } from '@/features/claim-store/claim-data/use-all-claims'
import { useToday } from '@/features/claim-editor/shared/use-today'
import styles from './Board.module.css'
import { BoardFilterBar } from './BoardFilterBar'
import { BoardSkeleton } from './BoardSkeleton'
import { BoardLanes } from './lanes/BoardLanes'
import { formatMoment, toDayString } from '@/domain/dates'
import { formatNumber } from '@/domain/country/money'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'

const NOTHING: readonly Claim[] = []

/** "Tablero": open claims in lanes, moved by drag and drop or by menu; closed claims are only counted. */
export function Board({ onOpen }: DeskViewProps) {
  const { data } = useAllClaims()
  const runs = useDeferredValue(useRuns())
  const today = useToday()
  const titleId = useId()
  const all = data?.claims ?? NOTHING
  const [filters, setFilters] = useState(NO_BOARD_FILTERS)
  // Deferred, so that input stays responsive with 100,000 claims.
  const later = useDeferredValue(all)
  const claims = later === NOTHING ? all : later
  const pending = useMemo(() => withPendingChanges(claims, runs), [claims, runs])
  const applied = useDeferredValue(filters)
  const makeBoard = useMemo(() => boardOf(today), [today])
  const board = useMemo(() => makeBoard(pending, applied), [applied, makeBoard, pending])
  return (
    <AllClaimsView
      titleId={titleId}
      head={(read) => (
        <>
          <h2 id={titleId} className="visually-hidden">
            Tablero
          </h2>
          {read && (
            <div className={styles['head']}>
              <BoardFilterBar claims={all} filters={filters} onChange={setFilters} />
              <BoardSummary shown={board.total} all={claims.length} readAt={read.readAt} />
            </div>
          )}
        </>
      )}
      skeleton={<BoardSkeleton />}
    >
      {() => <BoardLanes board={board} filters={applied} onOpen={onOpen} />}
    </AllClaimsView>
  )
}

interface BoardSummaryProps {
  readonly shown: number
  readonly all: number
  /** Time of reading, in ms since 1970. */
  readonly readAt: number
}

/** 'leídos hoy a las 19:53', or with the day if it is not today. */
function readWords(readAt: number): string {
  const moment = new Date(readAt)
  const [day = '', time = ''] = formatMoment(moment).split(', ')
  const isToday = toDayString(moment) === toDayString(new Date())
  return `leídos ${isToday ? 'hoy' : `el ${day}`} a las ${time}`
}

function BoardSummary({ shown, all, readAt }: BoardSummaryProps) {
  const count = shown === all ? '' : `${formatNumber(shown)} de `
  return (
    <p className={styles['summary']}>
      <strong>{`${count}${countClaims(all)}`}</strong>
      {`, ${readWords(readAt)}`}
    </p>
  )
}
