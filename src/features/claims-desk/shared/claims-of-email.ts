import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'

/** Storage keys, because e-mail and text are personal data. Writes to storage: call it on navigation. */
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
