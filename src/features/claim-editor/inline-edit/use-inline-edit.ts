import { useCallback, useState } from 'react'
import type { InlineChange, OpenInlineEditor } from '../shared/inline-field'

export interface AskedInlineEdit {
  /** Without the anchor: keeping a removed cell would keep its whole table in memory. */
  readonly what: InlineChange
  readonly anchor: HTMLElement
}

export function useInlineEdit() {
  const [asked, setAsked] = useState<AskedInlineEdit | null>(null)
  return {
    asked,
    ask: useCallback<OpenInlineEditor>((what, anchor) => {
      if (what.claims.length > 0) setAsked({ what, anchor })
    }, []),
    close: useCallback(() => setAsked(null), []),
  }
}
