import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'

/**
 * History state that filters the list by e-mail or text. It holds storage keys, because these are personal
 * data and must not be in a URL. Call it on navigation, because it writes to storage.
 */
export function claimSearchState({
  email = '',
  selection,
}: Partial<Pick<ClaimListState, 'email' | 'selection'>>) {
  const text = selection?.text ?? ''
  if (email === '' && text === '') return null
  return { claimSearch: storeEmailSearch(email), claimText: storeEmailSearch(text) }
}

/** E-mail and text filter of a history state; '' for none. */
export function claimSearchOf(historyState: unknown): {
  readonly email: string
  readonly text: string
} {
  const { claimSearch, claimText } = {
    ...(historyState as Readonly<Record<string, unknown>> | null),
  }
  return { email: readEmailSearch(claimSearch), text: readEmailSearch(claimText) }
}
