import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { OpenInlineEditor, InlineField } from '../shared/inline-field'

/** Without the anchor: keeping a removed cell would keep its whole table in memory. */
export interface InlineChange {
  readonly field: InlineField
  readonly claims: readonly Claim[]
}

export interface AskedInlineEdit {
  readonly what: InlineChange
  readonly anchor: HTMLElement
}

export function useInlineEdit() {
  const [asked, setAsked] = useState<AskedInlineEdit | null>(null)
  return {
    asked,
    ask: useCallback<OpenInlineEditor>((field, claims, anchor) => {
      if (claims.length > 0) setAsked({ what: { field, claims }, anchor })
    }, []),
    close: useCallback(() => setAsked(null), []),
  }
}
