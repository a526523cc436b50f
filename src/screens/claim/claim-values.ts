import { parseAirline, parseClaimType } from '@/domain/claim/catalogue'
import { NO_FLIGHT, type FlightFacts } from '@/domain/claim/flight-line'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { claimQuery } from '@/config/paths'
import type { Companion, Passenger } from '@/domain/claim/companions'
import type { Sendings } from '@/domain/claim/receipt/sendings'

/** What the form holds. */
export interface ClaimValues {
  name: string
  lastname: string
  rut: string
  phone: string
  email: string
  type: string
  airline: string
  message: string
  files: File[]
  /** Who travelled along. */
  companions: Passenger[]
  /** What is known of each passenger's claim. */
  sendings: Sendings
  acceptsTerms: boolean
}

/** What the page goes on with once a claim is in. */
export interface SubmittedClaim {
  readonly receipts: readonly Receipt[]
  /** The session turned out to be over, and the claim went out without it. */
  readonly isSessionOver: boolean
}

export const EMPTY_CLAIM: ClaimValues = {
  name: '',
  lastname: '',
  rut: '',
  phone: '',
  email: '',
  type: '',
  airline: '',
  message: '',
  files: [],
  companions: [],
  sendings: {},
  acceptsTerms: false,
}

/** Whether there is anything to lose: the consent alone is nothing. */
export function isWorthStoring({ acceptsTerms: _acceptsTerms, ...values }: ClaimValues): boolean {
  return Object.values(values).some((value) => Object.keys(value).length > 0)
}

/** Id of a field's control, so that summaries can lead to it. */
export function fieldId(field: keyof ClaimValues): string {
  return `reclamo-${field}`
}

/** Id of a companion's control. */
export function companionId(index: number, field: keyof Companion): string {
  return `${fieldId('companions')}-${index}-${field}`
}

/** Leads the person to a control, by its id: what a link of the summary does. */
export function focusControl(id: string) {
  document.getElementById(id)?.focus()
}

/** What was said before the form opened: on the landing page's ticket, or of a passenger's rights. */
export interface QueryPrefill {
  /** Choices made before. */
  readonly choices: Partial<Pick<ClaimValues, 'type' | 'airline'>>
  readonly flight: FlightFacts
}

/** Whether a text is a day of the calendar. By itself: the form needs nothing else of the code of dates. */
function isDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
  // A day that there is not is no date at all, or another day.
  return !Number.isNaN(day.getTime()) && day.toJSON().startsWith(text)
}

/** What an address hands to the form; what the form would not take is left out. */
export function parseQueryPrefill(query: URLSearchParams): QueryPrefill {
  const read = (name: keyof typeof claimQuery) => query.get(claimQuery[name]) ?? ''
  const type = parseClaimType(read('type'))
  const airline = parseAirline(read('airline'))
  const [from, to, date] = [read('from'), read('to'), read('date')]
  const isRoute = [from, to].every((code) => /^[A-Z]{3}$/.test(code))
  return {
    choices: { ...(type ? { type } : {}), ...(airline ? { airline } : {}) },
    flight: {
      ...NO_FLIGHT,
      ...(isRoute && { from, to }),
      date: isDay(date) ? date : '',
    },
  }
}

export const NOTHING_HANDED: QueryPrefill = { choices: {}, flight: NO_FLIGHT }

/** Id of the button that adds a companion: where the focus goes when the last one was taken off. */
export const ADD_COMPANION_ID = 'reclamo-otro-pasajero'
