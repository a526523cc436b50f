import type { DemoClaim } from '@/mocks/state'
import { demo } from './server'

/** What the back-office form asks of a claim before it can be saved. */
export const SAVABLE = {
  category: 'INGRESADO',
  subcategory: 'SI APLICA COMPENSACIÓN',
  handler: 'Equipo Legal',
  reservation_code: 'ABC123',
  email: 'ana@correo.cl',
} as const

/** A claim with every field, as the API gives it, of which a test changes what matters to it. */
export function buildClaim<Changes extends object>(changes: Changes): DemoClaim & Changes {
  const [base] = demo.state.claims
  if (!base) throw new Error('the demo has no claims')
  return { ...base, ...changes }
}

/**
 * A claim as it is saved at this moment.
 *
 * @throws when there is none with this number
 */
export function savedClaim(id: number): DemoClaim {
  const found = demo.state.claims.find((claim) => claim.id === id)
  if (!found) throw new Error(`the demo has no claim ${id}`)
  return found
}

/** Changes a claim as another person would. */
export function changeClaim(id: number, changes: object): void {
  demo.state.claims = demo.state.claims.map((claim) =>
    claim.id === id ? { ...claim, ...changes } : claim,
  )
}
