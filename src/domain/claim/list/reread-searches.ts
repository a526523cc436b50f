import type { ClaimFilters } from './claim-list'

const FILTERS = ['category', 'subcategory', 'airline'] as const

type Searched = Readonly<Record<keyof ClaimFilters, string | null>>

/**
 * Searches that may find a claim that left its page, the surest first: by e-mail, then by its other filters
 * in case the e-mail changed. Never without a filter: the user is asked before all claims are read.
 */
export function rereadSearches(claim: Searched): readonly Partial<ClaimFilters>[] {
  const email = claim.email?.trim() ?? ''
  // The server compares these exactly, spaces included.
  const known = FILTERS.flatMap((name) => {
    const text = claim[name]
    return text === null || text.trim() === '' ? [] : [[name, text] as const]
  })
  return [
    ...(email === '' ? [] : [{ email }]),
    ...(known.length === 0 ? [] : [Object.fromEntries(known)]),
  ]
}
