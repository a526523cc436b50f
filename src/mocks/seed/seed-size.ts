const PARAMETER = 'semilla'
const MOST_CLAIMS = 200_000

/** How many claims an address asks the demo for, '?semilla=100000'; null where it asks for none. */
export function readSeedSize(search: string): number | null {
  const text = new URLSearchParams(search).get(PARAMETER) ?? ''
  const count = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
  return count > 0 && count <= MOST_CLAIMS ? count : null
}
