const PARAMETER = 'semilla'
const MOST_CLAIMS = 200_000

/** Number of claims in a query such as '?semilla=100000'; undefined if missing or invalid. */
export function readSeedSize(search: string): number | undefined {
  const text = new URLSearchParams(search).get(PARAMETER) ?? ''
  const count = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= MOST_CLAIMS ? count : undefined
}
