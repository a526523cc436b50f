import { parseAirline, parseClaimType } from '@/domain/claim/catalogue'
import { NO_FLIGHT, type FlightFacts } from '@/domain/claim/flight-line'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { claimQuery } from '@/config/paths'
import type { Companion, Passenger } from '@/domain/claim/companions'
import type { Sendings } from '@/domain/claim/receipt/sendings'
import type { ClaimStep } from '@/domain/forms/claim-form-fields'

export const EMPTY_CLAIM = {
  name: '',
  lastname: '',
  rut: '',
  phone: '',
  email: '',
  type: '',
  airline: '',
  message: '',
  /** A pasted mail or SMS of the airline; kept with the draft, not sent. */
  airlineText: '',
  files: [] as File[],
  companions: [] as Passenger[],
  /** State of each passenger's claim, by passenger id. */
  sendings: {} as Sendings,
  acceptsTerms: false,
}

export type ClaimValues = typeof EMPTY_CLAIM

export interface SubmittedClaim {
  readonly receipts: readonly Receipt[]
  readonly isSessionOver: boolean
}

/** True if the values are worth a draft; the consent alone is not. */
export function isWorthStoring({ acceptsTerms: _acceptsTerms, ...values }: ClaimValues): boolean {
  return Object.values(values).some((value) => Object.keys(value).length > 0)
}

export function fieldId(field: keyof ClaimValues): string {
  return `reclamo-${field}`
}

export function companionId(index: number, field: keyof Companion): string {
  return `${fieldId('companions')}-${index}-${field}`
}

export function stepId(step: ClaimStep): string {
  return `reclamo-paso-${step + 1}`
}

export function focusControl(id: string) {
  document.getElementById(id)?.focus()
}

/** Values from the address: from the landing page's ticket or the rights pages. */
export interface QueryPrefill {
  readonly choices: Partial<Pick<ClaimValues, 'type' | 'airline'>>
  readonly flight: FlightFacts
  /** Of `claimQuery.shared`. */
  readonly shared: string
}

/** True for an ISO calendar day. Local, to keep the date code out of this chunk. */
function isDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
  // An impossible day gives an invalid date or another day.
  return !Number.isNaN(day.getTime()) && day.toJSON().startsWith(text)
}

/** Reads the address; values that the form would reject are dropped. */
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
    shared: read('shared'),
  }
}

export const NO_PREFILL: QueryPrefill = { choices: {}, flight: NO_FLIGHT, shared: '' }

export const ADD_COMPANION_ID = 'reclamo-otro-pasajero'

export const PASTE_ID = 'reclamo-pegar'
