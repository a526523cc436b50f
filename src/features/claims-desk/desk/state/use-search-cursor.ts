import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { isCovered } from '@/features/claims-desk/shared/use-desk-keys'
import { useRowCursor } from '@/features/claims-desk/shared/use-row-cursor'

interface ShownRows {
  readonly rows: readonly unknown[]
  readonly isBusy: boolean
  readonly error: Error | null
}

/** Whether somebody has gone on to something else meanwhile, which keeps the focus. */
function isElsewhere(): boolean {
  const at = document.activeElement
  const isTyping = at?.matches('input, select, textarea') && !at.closest('[role="search"]')
  return isTyping === true || isCovered()
}

/** The row the keyboard is on in the list, and the way from its search to the first row found. */
export function useSearchCursor({ rows, isBusy, error }: ShownRows) {
  const cursor = useRowCursor()
  const { comeBack, moveTo, forget: forgetRow } = cursor
  /** A search that a key began leads to its first row, once its rows are there. */
  const search = useRef<'typed' | 'asked' | null>(null)

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
      comeBack()
    },
    [comeBack],
  )

  /** Other rows are asked for: they start at the first one. */
  const forget = useCallback(() => {
    forgetRow()
    if (search.current !== null) search.current = 'asked'
  }, [forgetRow])

  // The table draws its rows so: they are not there before.
  const drawn = useDeferredValue(rows)
  useEffect(() => {
    if (isBusy || drawn !== rows || search.current !== 'asked') return
    search.current = null
    if (error === null && !isElsewhere()) moveTo(0)
  }, [drawn, error, isBusy, moveTo, rows])

  return { ...cursor, forget, startSearch, leaveSearch }
}
