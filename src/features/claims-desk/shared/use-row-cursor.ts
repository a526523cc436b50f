import { useCallback, useRef } from 'react'

/** Marks the one control of a row that the row keys go to. */
export const ROW_ACTION = 'data-row-action'

/**
 * The row the keyboard is on, which is the row whose action has the focus: a screen reader hears
 * the claim's number, Enter opens it, and moving renders nothing.
 *
 * @param row selects what a row is
 */
export function useRowCursor(row = 'tr') {
  const region = useRef<HTMLDivElement>(null)
  /** Where the cursor was before the focus went elsewhere. */
  const last = useRef(-1)

  const actions = () => [
    ...(region.current?.querySelectorAll<HTMLElement>(`[${ROW_ACTION}]`) ?? []),
  ]

  /** The focused row, -1 for none. */
  const current = useCallback(() => {
    const focused = document.activeElement?.closest(row) ?? null
    return actions().findIndex((action) => action.closest(row) === focused)
  }, [row])

  const moveTo = useCallback(
    (index: number) => {
      const all = actions()
      const at = Math.min(Math.max(index, 0), all.length - 1)
      const target = all[at]
      if (!target) return
      last.current = at
      target.focus()
      target.closest(row)?.scrollIntoView({ block: 'nearest' })
    },
    [row],
  )

  const move = useCallback(
    (delta: 1 | -1) => {
      const at = current()
      // Coming back to the table picks up where it was left.
      if (at === -1) moveTo(Math.max(last.current, 0))
      else moveTo(at + delta)
    },
    [current, moveTo],
  )

  /** A new page starts at its first row. */
  const forget = useCallback(() => {
    last.current = -1
  }, [])

  /** Back to the row that was left, where there was one. */
  const comeBack = useCallback(() => {
    if (last.current !== -1) moveTo(last.current)
  }, [moveTo])

  return { region, current, move, moveTo, comeBack, forget }
}
