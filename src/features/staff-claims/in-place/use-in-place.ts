import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'

/** What is changed in place; a status is asked for as a whole, by its category. */
export type PlaceField = 'category' | 'next_step' | 'handler' | 'last_customer_contact'

export interface Asked {
  readonly field: PlaceField
  readonly claims: readonly Claim[]
  /** What its window opens beside. */
  readonly anchor: HTMLElement
}

/** Asks for a new value of a field, of one claim or of many. */
export type AskInPlace = (field: PlaceField, claims: readonly Claim[], anchor: HTMLElement) => void

/** Which cell is being changed; there is one window for all of them. */
export function useInPlace() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    ask: useCallback<AskInPlace>((field, claims, anchor) => {
      if (claims.length > 0) setAsked({ field, claims, anchor })
    }, []),
    close: useCallback(() => setAsked(null), []),
  }
}
