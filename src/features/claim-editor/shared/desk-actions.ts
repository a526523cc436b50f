import { createContext, useContext } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import type { LaneId } from '@/domain/claim/status/lanes'

/** Fields with inline editing; 'category' stands for the whole status. */
export type InlineField = 'category' | 'next_step' | 'handler' | 'last_customer_contact'

export interface InlineChange {
  readonly field: InlineField
  readonly claims: readonly Claim[]
  /** Offers only the statuses of this lane. */
  readonly lane?: LaneId | undefined
}

/** What a page does with a claim; an action is undefined where the user or the page has none. */
export interface DeskActions {
  /** Opens the details. */
  readonly open: (claim: Claim) => void
  /** @param field initial focus */
  readonly edit: (claim: Claim, field?: ClaimKey) => void
  /** Opens the editor of a field at `anchor`. */
  readonly ask?: ((change: InlineChange, anchor: HTMLElement) => void) | undefined
  /** @param following claims to charge next */
  readonly charge?: ((claim: Claim, following?: readonly Claim[]) => void) | undefined
  readonly select?: ((claims: readonly Claim[]) => void) | undefined
}

const DeskActionsContext = createContext<DeskActions | null>(null)

export const DeskActionsProvider = DeskActionsContext.Provider

export function useDeskActions(): DeskActions {
  const actions = useContext(DeskActionsContext)
  if (actions === null) throw new Error('useDeskActions needs a DeskActionsProvider')
  return actions
}
