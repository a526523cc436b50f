import { useCallback, useRef } from 'react'

/** Marks the control of a row that takes the focus; its value is the claim's id. */
export const ROW_ACTION = 'data-row-action'

/** The row whose action has the focus: screen readers announce it, Enter opens it. */
export function useRowCursor() {
  const region = useRef<HTMLDivElement>(null)
  /** The last row, kept while the focus is elsewhere. */
  const last = useRef(-1)

  const actions = () => [
    ...(region.current?.querySelectorAll<HTMLElement>(`[${ROW_ACTION}]`) ?? []),
  ]

  /** -1 if no row has the focus. */
  const current = () => {
    const focused = document.activeElement?.closest('tr') ?? null
    return actions().findIndex((action) => action.closest('tr') === focused)
  }

  const moveTo = useCallback((index: number) => {
    const all = actions()
    const at = Math.min(Math.max(index, 0), all.length - 1)
    const target = all[at]
    if (!target) return
    last.current = at
    target.focus()
    target.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const move = (delta: 1 | -1) => {
    const at = current()
    // Continue at the last row.
    moveTo(at === -1 ? last.current : at + delta)
  }

  const forget = useCallback(() => {
    last.current = -1
  }, [])

  const comeBack = useCallback(() => {
    if (last.current !== -1) moveTo(last.current)
  }, [moveTo])

  return { region, current, move, moveTo, comeBack, forget }
}
