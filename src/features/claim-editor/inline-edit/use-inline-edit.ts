import { useCallback, useState } from 'react'
import type { InlineChange } from '../shared/desk-actions'

export interface AskedInlineEdit {
  /** Without the anchor: keeping a removed cell would keep its whole table in memory. */
  readonly what: InlineChange
  readonly anchor: HTMLElement
}

export function useInlineEdit() {
  const [asked, setAsked] = useState<AskedInlineEdit | null>(null)
  return {
    asked,
    ask: useCallback((what: InlineChange, anchor: HTMLElement) => {
      if (what.claims.length > 0) setAsked({ what, anchor })
    }, []),
    close: () => setAsked(null),
  }
}
