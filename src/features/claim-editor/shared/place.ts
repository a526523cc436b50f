import type { Claim } from '@/domain/claim/fields'

/** What is changed in place; a status is asked for as a whole, by its category. */
export type InlineField = 'category' | 'next_step' | 'handler' | 'last_customer_contact'

/** Asks for a new value of a field, of one claim or of many, in a window beside `anchor`. */
export type OpenInlineEditor = (
  field: InlineField,
  claims: readonly Claim[],
  anchor: HTMLElement,
) => void
