import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { isCovered } from '../../shared/use-desk-keys'
import { useRowCursor } from '../../shared/use-row-cursor'
import type { ClaimList } from './use-claim-list'

/** True if the user has moved on to another field or dialog meanwhile. */
function isElsewhere(): boolean {
  const at = document.activeElement
  const isTyping = at?.matches('input, select, textarea') && !at.closest('[role="search"]')
  return isTyping === true || isCovered()
}

/** The list's row cursor; a search moves it to the first result. */
export function useSearchCursor({ rows, isBusy, error }: ClaimList) {
  const cursor = useRowCursor()
  const { comeBack, moveTo, forget: forgetRow } = cursor
  /** State of a search started by shortcut: its first result takes the focus once loaded. */
  const search = useRef<'typed' | 'asked' | null>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const startSearch = () => {
    search.current = 'typed'
    searchField.current?.focus()
  }

  /** Returns from the field to the previous row, or blurs it if there was none. */
  const leaveSearch = useCallback(() => {
    search.current = null
    searchField.current?.blur()
    comeBack()
  }, [comeBack])

  /** Resets the cursor for another list of rows. */
  const forget = useCallback(() => {
    forgetRow()
    if (search.current !== null) search.current = 'asked'
  }, [forgetRow])

  // The table defers its rows as well, so they exist in the DOM only then.
  const drawn = useDeferredValue(rows)
  useEffect(() => {
    if (isBusy || drawn !== rows || search.current !== 'asked') return
    search.current = null
    if (error === null && !isElsewhere()) moveTo(0)
  }, [drawn, error, isBusy, moveTo, rows])

  return { ...cursor, searchField, forget, startSearch, leaveSearch }
}
