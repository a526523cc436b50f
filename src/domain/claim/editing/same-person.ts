import type { Claim } from '@/domain/claim/fields'
import { areSameRut, isValidRut } from '@/domain/country/rut'

const emailOf = ({ email }: Claim) => email?.trim().toLowerCase() ?? ''

/** True for the same e-mail, or the same valid RUT in any format. */
function isSamePassenger(first: Claim, second: Claim): boolean {
  const email = emailOf(first)
  if (email !== '' && email === emailOf(second)) return true
  const [one, other] = [first.rut ?? '', second.rut ?? '']
  return isValidRut(one) && isValidRut(other) && areSameRut(one, other)
}

function newestFirst(a: Claim, b: Claim): number {
  return String(b.id).localeCompare(String(a.id), 'es', { numeric: true })
}

/** Other claims of the same passenger, the newest first. */
export function otherClaimsOf(claim: Claim, claims: Iterable<Claim>): readonly Claim[] {
  const own = String(claim.id)
  const others = new Map<string, Claim>()
  for (const other of claims) {
    const id = String(other.id)
    if (other.id !== null && id !== own && isSamePassenger(claim, other)) others.set(id, other)
  }
  return [...others.values()].sort(newestFirst)
}
