/** A copy of the query with these parameters; null and undefined remove one. */
export function withParameters(
  query: string | URLSearchParams,
  values: Readonly<Record<string, string | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(values)) {
    if (value == null) next.delete(name)
    else next.set(name, value)
  }
  return next
}
