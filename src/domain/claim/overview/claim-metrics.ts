import { lightFormat } from 'date-fns'
import type { Claim } from '@/domain/claim/fields'
import { parseAirline } from '@/domain/claim/catalogue'
import { parseDay } from '@/domain/dates'
import { ageOfContact, type ContactStep } from '@/domain/claim/status/contact-age'
import { normalizeStatus, outcomeOf, parseCategory } from '@/domain/claim/status/status'
import type { Status } from '@/domain/claim/status/statuses'
import { oncePerText } from '@/domain/once-per-text'

/** Values by which the overview counts a claim. All spellings of a known value are the same. */
export interface ClaimMetrics {
  /** As `categoryKey`, `airlineKey` and `handlerKey` give them; '' if the claim has none. */
  readonly category: string
  readonly airline: string
  readonly handler: string
  readonly outcome: Status['outcome']
  /** Null if the claim is closed. */
  readonly contact: ContactStep | null
  /** Calendar days since the last customer contact; null if there is none. */
  readonly days: number | null
  /** Monday of the week of reception, 'yyyy-MM-dd'; null if the date is unreadable. */
  readonly week: string | null
}

/** Monday of the week of `day`, 'yyyy-MM-dd'. */
export function mondayOf(day: Date): string {
  const sinceMonday = (day.getDay() + 6) % 7
  const monday = new Date(day.getFullYear(), day.getMonth(), day.getDate() - sinceMonday)
  return lightFormat(monday, 'yyyy-MM-dd')
}

/** FNV-1a: stable between visits, because URLs contain it. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).toUpperCase()
}

/** Prefix of keys that are not the text of a claim. */
export const KEY_MARK = '#'

const LONGEST_KEY = 80

/** Key that is safe in a URL: e-mails and long texts are replaced by their hash. */
function toKey(text: string): string {
  const isPlain = text.length <= LONGEST_KEY && !text.includes('@') && !text.startsWith(KEY_MARK)
  return isPlain ? text : `${KEY_MARK}${fingerprint(text)}`
}

/** Known airline, else the normalized text; '' if none. */
export function airlineKey(airline: string | null): string {
  return parseAirline(airline) ?? toKey(normalizeStatus(airline))
}

/** Known category, else the normalized text; '' if none. */
function categoryKey(category: string | null): string {
  return parseCategory(category) ?? toKey(normalizeStatus(category))
}

/** Name without extra spaces; '' if unassigned. */
export function handlerKey(handler: string | null): string {
  return toKey(handler?.trim().replace(/\s+/g, ' ') ?? '')
}

/** Returns a function that computes the metrics of a claim. @param today its local day counts */
export function createFactsReader(today: Date): (claim: Claim) => ClaimMetrics {
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
