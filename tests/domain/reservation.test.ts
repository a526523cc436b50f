import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Claim } from '@/domain/claim/fields'
import {
  claimsOfReservation,
  countCases,
  reservationCodeOf,
} from '@/domain/claim/editing/reservation'
import { toClaimRecord } from '@/api/claim-records'
import { property } from '@tests/support/property'
import { buildClaim } from '@tests/support/rows'

const booked = (id: number | null, code: string | null, airline: string | null = 'LATAM') =>
  toClaimRecord({ ...buildClaim({ id, reservation_code: code, airline }) })

const idsOf = (claims: readonly Claim[]) => claims.map(({ id }) => id)

it.each([
  ['QX7B2M', 'QX7B2M'],
  [' qx7b2m ', 'QX7B2M'],
  ['ABCDEF', 'ABCDEF'],
  ['AB123', 'AB123'],
  ['ninguna', null],
  ['sin código', null],
  ['AB-CDE', null],
  ['', null],
  [null, null],
  ['123456789', null],
])('the reservation code %j is read as %j', (written, code) => {
  expect(reservationCodeOf(booked(1, written))).toBe(code)
})

describe('claims of one reservation', () => {
  it('have the same code and airline in any spelling, ordered by id', () => {
    const claims = [
      booked(12, 'qx7b2m', 'latam'),
      booked(3, 'QX7B2M'),
      booked(5, 'QX7B2M', 'SKY'),
      booked(6, 'QX7B2N'),
      booked(null, 'QX7B2M'),
    ]
    expect(idsOf(claimsOfReservation(booked(7, 'QX7B2M '), claims))).toEqual([3, 7, 12])
  })

  it.each([
    ['is alone', booked(7, 'QX7B2M'), [booked(7, 'QX7B2M')]],
    ['has no code', booked(7, null), [booked(8, null)]],
    ['has a word as code', booked(7, 'NINGUNA'), [booked(8, 'NINGUNA')]],
    ['has no id', booked(null, 'QX7B2M'), [booked(8, 'QX7B2M')]],
  ])('are none if the claim %s', (_why, claim, claims) => {
    expect(claimsOfReservation(claim, claims)).toEqual([])
  })

  const codes = fc.constantFrom('QX7B2M', 'AB12CD', 'ninguna', null)

  property('are the same from each', [fc.array(codes, { maxLength: 8 })], (written) => {
    const claims = written.map((code, index) => booked(index + 1, code))
    for (const claim of claims) {
      const family = claimsOfReservation(claim, claims)
      for (const member of family) {
        expect(idsOf(claimsOfReservation(member, claims))).toEqual(idsOf(family))
      }
    }
  })

  it('are one case', () => {
    const alone = [3, 4, 5].map((id) => booked(id, null))
    expect(countCases([booked(1, 'QX7B2M'), booked(2, 'qx7b2m'), ...alone])).toBe(4)
    expect(countCases([booked(1, 'QX7B2M'), booked(2, 'QX7B2M', 'SKY')])).toBe(2)
    expect(countCases([])).toBe(0)
  })
})
