import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { expireAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { boardOf } from '@/domain/claim/board'
import type { Claim } from '@/domain/claim/fields'
import { useRuns } from '@/features/staff-claims/changes/use-change-desk'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { ReadingProgress } from '@/features/staff-claims/reading/ReadingProgress'
import {
  failureReason,
  MAYBE_MORE,
  stoppedText,
} from '@/features/staff-claims/reading/reading-words'
import { useAllClaims } from '@/features/staff-claims/reading/use-all-claims'
import { useToday } from '@/features/staff-claims/shared/use-today'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { RefreshIcon } from '@/ui/icons/desk-icons'
import styles from './Board.module.css'
import { useBoardFilters } from './use-board-filters'
import { BoardSkeleton } from './BoardSkeleton'
import { BoardSummary } from './BoardSummary'
import { BoardLanes } from './lanes/BoardLanes'
import { asSaving, savingChanges } from './moves/saving-claims'

const NOTHING: readonly Claim[] = []

/** "Tablero": the open claims in lanes, moved by hand or by menu; what is over is counted. */
export function Board({ onOpen }: DeskViewProps) {
  const { data, error, isFetching, refetch, soFar } = useAllClaims()
  const runs = useRuns()
  const today = useToday()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const all = data?.claims ?? NOTHING
  const { filters, toggle, bar } = useBoardFilters(all)
  // What was pressed shows that it was before a hundred thousand claims are gone through again.
  const claims = useDeferredValue(all)
  const saving = useDeferredValue(useMemo(() => savingChanges(runs), [runs]))
  const applied = useDeferredValue(filters)
  const makeBoard = useMemo(() => boardOf(today), [today])
  const board = useMemo(
    () => makeBoard(asSaving(claims, saving), applied),
    [applied, claims, makeBoard, saving],
  )
  const isDrawn = data !== undefined && claims !== NOTHING
  const isOver = hasStatus(error, 401)

  useEffect(() => {
    if (isOver) expireAfter(error)
  }, [error, isOver])

  // In the CRM a 403 leads home (SPEC 6, Legal CRM); after a 401 the frame's guard does.
  if (hasStatus(error, 403)) return <Navigate to={paths.home} replace />

  const retry = () => {
    // The button that had the focus goes away with the error.
    content.current?.focus()
    void refetch()
  }

  return (
    <section aria-labelledby={titleId} className={styles['board']}>
      <h2 id={titleId} className="visually-hidden">
        Tablero
      </h2>
      {isDrawn && (
        <div className={styles['head']}>
          {toggle}
          <BoardSummary shown={board.total} all={claims.length} readAt={data.readAt} />
          <Button
            size="small"
            color="secondary"
            startIcon={<RefreshIcon />}
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void refetch()
            }}
          >
            Actualizar
          </Button>
        </div>
      )}
      {isDrawn && bar}
      <div ref={content} tabIndex={-1} className={styles['content']} aria-busy={isFetching}>
        {isFetching && <ReadingProgress reading={soFar} label="Lectura de los reclamos" />}
        {!isDrawn && error === null && <BoardSkeleton />}
        {error !== null && !isFetching && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                Reintentar
              </Button>
            }
          >
            {`${stoppedText(soFar)}. ${failureReason(error)}`}
            {data && '\nLo que ves abajo es de la lectura anterior.'}
          </Notice>
        )}
        {data && !data.isSure && <Notice tone="warning">{MAYBE_MORE}</Notice>}
        {isDrawn && <BoardLanes board={board} saving={saving} onOpen={onOpen} />}
      </div>
    </section>
  )
}
