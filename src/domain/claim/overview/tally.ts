import type { ClaimMetrics } from './claim-metrics'

/** A running count. */
export interface Tally {
  /** The text of the first claim. */
  readonly name: string
  claims: number
  open: number
  late: number
  won: number
  /** The one text they all hold; null when they differ. */
  text: string | null
}

/** A count that starts with the text of a claim. */
export function startTally(text: string | null): Tally {
  return { name: text?.trim() ?? '', claims: 0, open: 0, late: 0, won: 0, text }
}

/** The count of a key, started where there is none yet. */
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

/** Counts one claim. */
export function addToTally(tally: Tally, { outcome, contact }: ClaimMetrics): void {
  tally.claims += 1
  if (outcome === 'open') tally.open += 1
  if (outcome === 'won') tally.won += 1
  if (contact === 'late') tally.late += 1
}

/** What an address of the list keeps of a filter. */
const LONGEST_FILTER = 120

/** A text that the list filters by as it is: the empty one asks for everything, a padded one is trimmed. */
export function toFilter(text: string | null): string | null {
  return text && text.length <= LONGEST_FILTER && text.trim() === text ? text : null
}
