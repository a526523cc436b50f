import { lightFormat } from 'date-fns'
import { parseAirline } from '@/domain/claim/catalogue'
import { parseDay } from '@/domain/dates'
import { ageOfContact, type ContactStep } from '@/domain/claim/status/contact-age'
import { normalizeStatus, outcomeOf, parseCategory } from '@/domain/claim/status/status'
import type { Status } from '@/domain/claim/status/statuses'
import { oncePerText } from '@/domain/once-per-text'

/** A claim as far as the overview counts it; every field may be missing. */
export interface CountedClaim {
  readonly id: number | string | null
  readonly category: string | null
  readonly airline: string | null
  readonly handler: string | null
  readonly last_customer_contact: string | null
  readonly created_at: string | null
  readonly next_step?: string | null
}

/** What the overview counts a claim by. Two spellings of one thing are one. */
export interface ClaimMetrics {
  /** A known category, or the text of an unknown one; '' for none. */
  readonly category: string
  /** '' for none. */
  readonly airline: string
  /** '' for nobody. */
  readonly handler: string
  readonly outcome: Status['outcome']
  /** Null when the claim is closed. */
  readonly contact: ContactStep | null
  /** Calendar days since the last contact; null where there is none. */
  readonly days: number | null
  /** The Monday of the week in which it was received, 'yyyy-MM-dd'; null where no day can be read. */
  readonly week: string | null
}

/** The Monday of the week of a day, 'yyyy-MM-dd'. */
export function mondayOf(day: Date): string {
  const sinceMonday = (day.getDay() + 6) % 7
  const monday = new Date(day.getFullYear(), day.getMonth(), day.getDate() - sinceMonday)
  return lightFormat(monday, 'yyyy-MM-dd')
}

/** A number that stands for a text, the same at every visit (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase()
}

/** What a key that is no text of a claim begins with. */
export const KEY_MARK = '#'

const LONGEST_KEY = 80

/** A text as an address may hold it: an e-mail never enters one, and none is as long as a page. */
function toKey(text: string): string {
  const isPlain = text.length <= LONGEST_KEY && !text.includes('@') && !text.startsWith(KEY_MARK)
  return isPlain ? text : `${KEY_MARK}${fingerprint(text)}`
}

/** An airline as it is counted: the known one it stands for, or its own words. '' for none. */
export function airlineKey(airline: string | null): string {
  return parseAirline(airline) ?? toKey(normalizeStatus(airline))
}

/** A category as it is counted: the known one it stands for, or its own words. '' for none. */
export function categoryKey(category: string | null): string {
  return parseCategory(category) ?? toKey(normalizeStatus(category))
}

/** A responsible as they are counted: the name without stray spaces. '' for nobody. */
export function handlerKey(handler: string | null): string {
  return toKey(handler?.trim().replace(/\s+/g, ' ') ?? '')
}

/** Reads the facts of one claim after another. @param today its local day is what counts */
export function createFactsReader(today: Date): (claim: CountedClaim) => ClaimMetrics {
  const readCategory = oncePerText(categoryKey)
  const readOutcome = oncePerText(outcomeOf)
  const readContact = oncePerText((text) => ageOfContact(text, today))
  const readWeek = oncePerText((text) => {
    const day = parseDay(text)
    return day && mondayOf(day)
  })
  const readAirline = oncePerText(airlineKey)
  const readHandler = oncePerText(handlerKey)
  return (claim) => {
    const outcome = readOutcome(claim.category)
    const { step, days } = readContact(claim.last_customer_contact)
    return {
      category: readCategory(claim.category),
      airline: readAirline(claim.airline),
      handler: readHandler(claim.handler),
      outcome,
      contact: outcome === 'open' ? step : null,
      days,
      week: readWeek(claim.created_at),
    }
  }
}
