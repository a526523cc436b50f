import { parseAirline, parseClaimType } from '@/domain/claims/catalogue'
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
