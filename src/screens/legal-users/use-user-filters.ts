import { useLocation, useSearchParams } from 'react-router-dom'
import { parseCardFilter, parsePage, type CardFilter } from '@/domain/people/user-list'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'

export interface UserFilters {
  /** The e-mail searched for; '' shows everyone. */
  readonly email: string
  readonly card: CardFilter
  /** Counted from 1; the list may have fewer pages. */
  readonly page: number
}

const NO_FILTERS: UserFilters = { email: '', card: '', page: 1 }

function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('userSearch' in state)) return ''
  return readEmailSearch(state.userSearch)
}

function toQuery({ card, page }: UserFilters): Record<string, string> {
  return { ...(card !== '' && { tarjeta: card }), ...(page > 1 && { pagina: String(page) }) }
}

/**
 * What the list shows lives in the address, so that Back, a reload and a shared link keep it. The
 * e-mail is personal: it stays out of every address, and the history entry holds a key to it alone.
 */
export function useUserFilters() {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const filters: UserFilters = {
    email: emailOf(location.state),
    card: parseCardFilter(query.get('tarjeta')),
    page: parsePage(query.get('pagina')),
  }
  const show = (next: UserFilters) => {
    setQuery(toQuery(next), {
      state: next.email === '' ? null : { userSearch: storeEmailSearch(next.email) },
      preventScrollReset: true,
      // Shown at once: a transition begun in a form's submit makes React wait for the form.
      flushSync: true,
    })
  }
  return {
    filters,
    searchFor: (email: string) => show({ ...filters, email, page: 1 }),
    chooseCard: (card: CardFilter) => show({ ...filters, card, page: 1 }),
    goToPage: (page: number) => show({ ...filters, page }),
    clear: () => show(NO_FILTERS),
  }
}
