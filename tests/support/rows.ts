import type { DemoClaim } from '@/mocks/state'
import { demo } from './server'

/** The fields that the staff form requires. */
export const SAVABLE = {
  category: 'INGRESADO',
  subcategory: 'SI APLICA COMPENSACIÓN',
  handler: 'Equipo Legal',
  reservation_code: 'ABC123',
  email: 'ana@correo.cl',
} as const

/** A claim with every field, as the API sends it, for tests to override. */
export function buildClaim<Changes extends object>(changes: Changes): DemoClaim & Changes {
  const [base] = demo.state.claims
  if (!base) throw new Error('the demo has no claims')
  return { ...base, ...changes }
}

/**
 * The saved claim.
 *
 * @throws when there is none with this id
 */
export function savedClaim(id: number): DemoClaim {
  const found = demo.state.claims.find((claim) => claim.id === id)
  if (!found) throw new Error(`the demo has no claim ${id}`)
  return found
}

/** Changes a claim as another user. */
export function changeClaim(id: number, changes: object): void {
  demo.state.claims = demo.state.claims.map((claim) =>
    claim.id === id ? { ...claim, ...changes } : claim,
  )
}

/** Changes the account with this e-mail, by default the demo's passenger. */
export function changeUser(changes: object, email = 'pasajero@demo.cl'): void {
  demo.state.users = demo.state.users.map((user) =>
    user.email === email ? { ...user, ...changes } : user,
  )
}
