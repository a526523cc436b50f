import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { OpenInlineEditor, InlineField } from '@/features/claim-editor/shared/place'

/** What is changed. Apart from where: a window that is gone would hold a whole table by its cell. */
export interface PlaceChange {
  readonly field: InlineField
  readonly claims: readonly Claim[]
}

export interface Asked {
  readonly what: PlaceChange
  /** What its window opens beside. */
  readonly anchor: HTMLElement
}

/** Which cell is being changed; there is one window for all of them. */
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
