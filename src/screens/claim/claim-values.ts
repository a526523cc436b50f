import { parseAirline, parseClaimType } from '@/domain/claim/catalogue'
import { claimQuery } from '@/config/paths'

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
  acceptsTerms: boolean
}

/** What the page goes on with once a claim is in. */
export interface SentClaim {
  readonly type: string
  readonly airline: string
  readonly email: string
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

/** Leads the person to a field: what a link of the summary does. */
export function focusField(field: keyof ClaimValues) {
  document.getElementById(fieldId(field))?.focus()
}

/** Choices made before the form opened, such as on the landing page's ticket. */
export function choicesOf(query: URLSearchParams): Partial<Pick<ClaimValues, 'type' | 'airline'>> {
  const type = parseClaimType(query.get(claimQuery.type))
  const airline = parseAirline(query.get(claimQuery.airline))
  return { ...(type ? { type } : {}), ...(airline ? { airline } : {}) }
}
