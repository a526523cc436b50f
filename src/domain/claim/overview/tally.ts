import type { ClaimMetrics } from './claim-metrics'

export interface Tally {
  /** Text of the first claim. */
  readonly name: string
  claims: number
  open: number
  late: number
  won: number
  /** Text that all counted claims share; null if they differ. */
  text: string | null
}

export function startTally(text: string | null): Tally {
  return { name: text?.trim() ?? '', claims: 0, open: 0, late: 0, won: 0, text }
}

/** Tally of a key, created if missing. Clears `text` if this one differs. */
export function tallyOf(tallies: Map<string, Tally>, key: string, text: string | null): Tally {
  const known = tallies.get(key)
  if (known) {
    if (known.text !== text) known.text = null
    return known
  }
  const fresh = startTally(text)
  tallies.set(key, fresh)
  return fresh
}

export function addToTally(tally: Tally, { outcome, contact }: ClaimMetrics): void {
  tally.claims += 1
  if (outcome === 'open') tally.open += 1
  if (outcome === 'won') tally.won += 1
  if (contact === 'late') tally.late += 1
}

/** Limit of a filter text in the list's URL. */
const LONGEST_FILTER = 120

/** Text that the list can filter by unchanged; null if it is empty, padded or too long. */
export function toFilter(text: string | null): string | null {
  return text && text.length <= LONGEST_FILTER && text.trim() === text ? text : null
}
