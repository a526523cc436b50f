import type { Claim } from '@/domain/claim/fields'
import type { LaneId } from '@/domain/claim/status/lanes'

/** Fields with inline editing; 'category' stands for the whole status. */
export type InlineField = 'category' | 'next_step' | 'handler' | 'last_customer_contact'

export interface InlineChange {
  readonly field: InlineField
  readonly claims: readonly Claim[]
  /** Offers only the statuses of this lane. */
  readonly lane?: LaneId | undefined
}

/** Opens the editor of a field at `anchor`. Pages without inline editing omit it. */
export type OpenInlineEditor = (change: InlineChange, anchor: HTMLElement) => void
