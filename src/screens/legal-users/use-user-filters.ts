import { useLocation, useSearchParams } from 'react-router-dom'
import { parseCardFilter, parsePage, type CardFilter } from '@/domain/people/user-list'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'

export interface UserFilters {
  /** E-mail searched for; '' shows all users. */
  readonly email: string
  readonly card: CardFilter
  /** From 1; may exceed the number of pages. */
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

/** Filters in the address. The e-mail is personal: the history entry holds only a key to it. */
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
      // Synchronous: React would wait for the form's transition.
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
