const CLAIM = 'reclamo'

/** The number of the claim that an address opens; null for none. A number is no personal data. */
export function claimAsked(search: string): string | null {
  return new URLSearchParams(search).get(CLAIM)
}

/** An address that opens this claim; with null, what of an address describes the list alone. */
export function withClaim(search: string, id: string | null): URLSearchParams {
  const query = new URLSearchParams(search)
  if (id === null) query.delete(CLAIM)
  else query.set(CLAIM, id)
  return query
}
