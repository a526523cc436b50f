import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'

/**
 * The state of a history entry that narrows the list of claims to an e-mail or to a searched text, which
 * are personal and never part of an address: keys stand for them. Ask for it when somebody goes there,
 * not before.
 */
export function claimSearchState({
  email = '',
  selection,
}: Partial<Pick<ClaimListState, 'email' | 'selection'>>) {
  const text = selection?.text ?? ''
  if (email === '' && text === '') return null
  return { claimSearch: storeEmailSearch(email), claimText: storeEmailSearch(text) }
}

/** The e-mail and the text that an entry of the history narrows the list of claims to; '' for none. */
export function claimSearchOf(historyState: unknown): {
  readonly email: string
  readonly text: string
} {
  const { claimSearch, claimText } = {
    ...(historyState as Readonly<Record<string, unknown>> | null),
  }
  return { email: readEmailSearch(claimSearch), text: readEmailSearch(claimText) }
}
