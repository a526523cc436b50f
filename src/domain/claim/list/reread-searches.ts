import type { ClaimFilters } from './claim-list'

const FILTERS = ['category', 'subcategory', 'airline'] as const

type Searched = Readonly<Record<keyof ClaimFilters, string | null>>

/**
 * The searches that may find a claim which is no longer on the page it was seen on, the surest first:
 * its e-mail, then all its other filters together, which also find a claim whose e-mail was changed.
 * Every claim there is is no such search: the user is asked before that many are read.
 */
export function rereadSearches(claim: Searched): readonly Partial<ClaimFilters>[] {
  const email = claim.email?.trim() ?? ''
  // The server compares these as they are, spaces included.
  const known = FILTERS.flatMap((name) => {
    const text = claim[name]
    return text === null || text.trim() === '' ? [] : [[name, text] as const]
  })
  return [
    ...(email === '' ? [] : [{ email }]),
    ...(known.length === 0 ? [] : [Object.fromEntries(known)]),
  ]
}
