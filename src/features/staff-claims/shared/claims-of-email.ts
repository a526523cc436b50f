import { searchedEmail, toSearchKey } from '@/session/searched-email'

/**
 * The state of a history entry that narrows the list of claims to an e-mail, which is personal and
 * never part of an address: a key stands for it. Ask for it when somebody goes there, not before.
 */
export function claimSearchState(email: string): { readonly claimSearch: string | null } | null {
  return email === '' ? null : { claimSearch: toSearchKey(email) }
}

/** The e-mail that an entry of the history narrows the list of claims to; '' for none. */
export function claimSearchOf(historyState: unknown): string {
  return typeof historyState === 'object' && historyState !== null && 'claimSearch' in historyState
    ? searchedEmail(historyState.claimSearch)
    : ''
}
