import type { Claim } from '@/domain/claim/fields'

/** Fields with inline editing; 'category' stands for the whole status. */
export type InlineField = 'category' | 'next_step' | 'handler' | 'last_customer_contact'

/** Opens the editor of a field at `anchor`. Pages without inline editing omit props of this type. */
export type OpenInlineEditor = (
  field: InlineField,
  claims: readonly Claim[],
  anchor: HTMLElement,
) => void
