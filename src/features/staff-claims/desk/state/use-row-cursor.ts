import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { ROW_ACTION } from '@/features/staff-claims/list/claim-columns'

interface ShownRows {
  readonly rows: readonly unknown[]
  readonly isBusy: boolean
  readonly error: Error | null
}

/** Whether somebody has gone on to something else meanwhile, which keeps the focus. */
function isElsewhere(): boolean {
  const at = document.activeElement
  const isTyping = at?.matches('input, select, textarea') && !at.closest('[role="search"]')
  return isTyping === true || document.querySelector('[role="dialog"]') !== null
}

/**
 * The row the keyboard is on, which is the row whose action has the focus: a screen reader hears
 * the claim's number, Enter opens it, and moving renders nothing.
 */
export function useRowCursor({ rows, isBusy, error }: ShownRows) {
  const region = useRef<HTMLDivElement>(null)
  /** Where the cursor was before the focus went elsewhere. */
  const last = useRef(-1)
  /** A search that a key began leads to its first row, once its rows are there. */
  const search = useRef<'typed' | 'asked' | null>(null)

  const actions = () => [
    ...(region.current?.querySelectorAll<HTMLElement>(`[${ROW_ACTION}]`) ?? []),
  ]

  /** The focused row, -1 for none. */
  const current = useCallback(() => {
    const row = document.activeElement?.closest('tr')
    return actions().findIndex((action) => action.closest('tr') === row)
  }, [])

  const moveTo = useCallback((index: number) => {
    const all = actions()
    const at = Math.min(Math.max(index, 0), all.length - 1)
    const target = all[at]
    if (!target) return
    last.current = at
    target.focus()
    target.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const move = useCallback(
    (delta: 1 | -1) => {
      const at = current()
      // Coming back to the table picks up where it was left.
      if (at === -1) moveTo(Math.max(last.current, 0))
      else moveTo(at + delta)
    },
    [current, moveTo],
  )

  /** Goes to the field that is searched by. */
  const startSearch = useCallback((field: HTMLElement | null) => {
    search.current = 'typed'
    field?.focus()
  }, [])

  /** Back from the field to the row that was left for it, or out of it where there was none. */
  const leaveSearch = useCallback(
    (field: HTMLElement | null) => {
      search.current = null
      field?.blur()
      if (last.current !== -1) moveTo(last.current)
    },
    [moveTo],
  )

  /** A new page starts at its first row. */
  const forget = useCallback(() => {
    last.current = -1
    if (search.current !== null) search.current = 'asked'
  }, [])

  // The table draws its rows so: they are not there before.
  const drawn = useDeferredValue(rows)
  useEffect(() => {
    if (isBusy || drawn !== rows || search.current !== 'asked') return
    search.current = null
    if (error === null && !isElsewhere()) moveTo(0)
  }, [drawn, error, isBusy, moveTo, rows])

  return { region, current, move, moveTo, forget, startSearch, leaveSearch }
}
