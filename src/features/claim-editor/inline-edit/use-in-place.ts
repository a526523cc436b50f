import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { OpenInlineEditor, InlineField } from '@/features/claim-editor/shared/place'

/** Without the anchor: keeping a removed cell would keep its whole table in memory. */
export interface PlaceChange {
  readonly field: InlineField
  readonly claims: readonly Claim[]
}

export interface Asked {
  readonly what: PlaceChange
  readonly anchor: HTMLElement
}

export function useInPlace() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    ask: useCallback<OpenInlineEditor>((field, claims, anchor) => {
      if (claims.length > 0) setAsked({ what: { field, claims }, anchor })
    }, []),
    close: useCallback(() => setAsked(null), []),
  }
}
