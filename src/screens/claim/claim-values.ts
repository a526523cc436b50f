import { parseAirline, parseClaimType } from '@/domain/claim/catalogue'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { claimQuery } from '@/config/paths'
import type { Companion } from '@/domain/claim/companions'

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
  companions: Companion[]
  /** Whose claims are in already, by `passengerKey`, while those of others are still to go. */
  sent: string[]
  acceptsTerms: boolean
}

/** What the page goes on with once a claim is in. */
export interface SentClaim {
  readonly receipt: Receipt
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
  sent: [],
  acceptsTerms: false,
}

/** Whether there is anything to lose: the consent alone is nothing. */
export function isWorthStoring({ acceptsTerms, ...values }: ClaimValues): boolean {
  return Object.values(values).some((value) => value.length > 0)
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

/** Choices made before the form opened, such as on the landing page's ticket. */
export function choicesOf(query: URLSearchParams): Partial<Pick<ClaimValues, 'type' | 'airline'>> {
  const type = parseClaimType(query.get(claimQuery.type))
  const airline = parseAirline(query.get(claimQuery.airline))
  return { ...(type ? { type } : {}), ...(airline ? { airline } : {}) }
}

/** Id of the button that adds a companion: where the focus goes when the last one was taken off. */
export const ADD_COMPANION_ID = 'reclamo-otro-pasajero'
