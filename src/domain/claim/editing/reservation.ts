import type { Claim } from '@/domain/claim/fields'
import { airlineKey } from '@/domain/claim/overview/claim-metrics'
import { compareIds, sorted } from '@/domain/sorting'

/** Six letters or digits; a digit tells other lengths from words such as 'NINGUNA'. */
const CODE = /^(?:[A-Z\d]{6}|(?=[A-Z]*\d)[A-Z\d]{5,8})$/

/** Reservation code in capitals; null if there is none, or another text stands in its place. */
export function reservationCodeOf({ reservation_code }: Claim): string | null {
  const code = reservation_code?.trim().toUpperCase() ?? ''
  return CODE.test(code) ? code : null
}

/** Equal for claims of one reservation: codes are unique only within an airline. */
function reservationKey(claim: Claim): string | null {
  const code = reservationCodeOf(claim)
  return code && `${airlineKey(claim.airline)} ${code}`
}

/** Claims of the same reservation by id, the given one included; empty if it is the only one. */
export function claimsOfReservation(claim: Claim, claims: Iterable<Claim>): readonly Claim[] {
  const key = reservationKey(claim)
  if (key === null || claim.id === null) return []
  const family = new Map([[String(claim.id), claim]])
  for (const other of claims) {
    if (other.id !== null && reservationKey(other) === key) family.set(String(other.id), other)
  }
  return family.size === 1
    ? []
    : sorted([...family.values()], (one, other) => compareIds(one.id, other.id))
}

/** Number of cases: claims of one reservation are one case, a claim without a code is one of its own. */
export function countCases(claims: Iterable<Claim>): number {
  const keys = new Set<string>()
  let alone = 0
  for (const claim of claims) {
    const key = reservationKey(claim)
    if (key === null) alone += 1
    else keys.add(key)
  }
  return keys.size + alone
}
