import { withParameters } from '@/domain/query'

const CLAIM = 'reclamo'

/** Id of the claim that the URL opens; null for none. An id is not personal data. */
export function claimAsked(search: string): string | null {
  return new URLSearchParams(search).get(CLAIM)
}

/** The URL query with this claim open; null removes it. */
export function withClaim(search: string, id: string | null): URLSearchParams {
  return withParameters(search, { [CLAIM]: id })
}
