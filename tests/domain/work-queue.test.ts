import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { contactAge } from '@/domain/claim/status/contact-age'
import { CLAIM_CATEGORIES, isClosed } from '@/domain/claim/status/status'
import { isDue, QUEUE_REASONS } from '@/domain/claim/list/work-queue'
import { withFollowUp } from '@/domain/claim/list/follow-up'
import { daysAgo } from '@tests/support/days-ago'
import { property } from '@tests/support/property'
import { queueOf } from './queue-groups'

const TODAY = new Date(2026, 10, 21, 9, 15)

const dayBefore = (days: number) => new Date(2026, 10, 21 - days)

function claim(id: number | string | null, contact: number | null, received: number | null = 30) {
  return toClaimRecord({
    id,
    category: 'INGRESADO',
    last_customer_contact: contact === null ? null : daysAgo(contact),
    created_at: received === null ? null : daysAgo(received),
  })
}

/** Each due claim, as 'reason id'. */
function order(claims: readonly Claim[], today = TODAY) {
  const { groups } = queueOf(claims, today)
  return QUEUE_REASONS.flatMap((reason) =>
    groups[reason].map((entry) => `${reason} ${entry.claim.id ?? 'none'}`),
  )
}

describe('the work of today', () => {
  it.each([
    [0, []],
    [2, []],
    [3, ['due-soon 1']],
    [4, ['due-soon 1']],
    [5, ['overdue 1']],
    [400, ['overdue 1']],
    [-3, []],
    [null, ['uncontacted 1']],
  ])('puts a contact %s days ago into %j', (days, expected) => {
    expect(order([claim(1, days)])).toEqual(expected)
  })

  it.each(['CASO GANADO', 'NO APLICA', ' caso ganado '])('excludes %s, however old', (category) => {
    const closed = [null, 0, 3, 90].map((days) => ({ ...claim(1, days), category }))
    expect(order(closed)).toEqual([])
    expect(queueOf(closed, TODAY).freshCount).toBe(0)
    const reminded = { ...claim(1, 9), category, next_step: '[21/11] Cobrar' }
    expect([order([reminded]), isDue(reminded, TODAY)]).toEqual([[], false])
  })

  it.each(['EN REVISIÓN INTERNA', '', null])('treats the category %j as open', (category) => {
    expect(order([{ ...claim(1, 9), category }])).toEqual(['overdue 1'])
  })

  it('sorts overdue first, then never contacted, then still in time', () => {
    const claims = [claim(1, 3), claim(2, null, 2), claim(3, 5), claim(4, 4), claim(5, 40)]
    expect(order([...claims, claim(6, null, 90), claim(7, null, null)])).toEqual([
      ...['overdue 5', 'overdue 3', 'uncontacted 6', 'uncontacted 2', 'uncontacted 7'],
      ...['due-soon 4', 'due-soon 1'],
    ])
  })

  it('breaks a tie by the older claim; claims without an id come last in their order', () => {
    const claims = [claim(null, 9), claim('B', 9), claim('10', 9), claim(9, 9)]
    expect(order(claims)).toEqual(['overdue 9', 'overdue 10', 'overdue none', 'overdue B'])
  })

  const unreadable = { ...claim(1, null), last_customer_contact: 'ayer' }

  it.each([
    ['hace 9 días', 9, claim(1, 9)],
    ['hace 3 días', 3, claim(1, 3)],
    ['Sin contacto, recibido hoy', 0, claim(1, null, 0)],
    ['Sin contacto, recibido hace 1 día', 1, claim(1, null, 1)],
    ['Sin contacto, recibido hoy', 0, claim(1, null, -2)],
    ['Sin contacto', null, claim(1, null, null)],
    ['Sin contacto, recibido hace 30 días', 30, unreadable],
  ])('describes a wait as "%s"', (age, days, one) => {
    const { groups } = queueOf([one], TODAY)
    const [entry] = QUEUE_REASONS.flatMap((reason) => groups[reason])
    expect(entry).toMatchObject({ age, days })
  })

  it('counts calendar days: one minute after midnight a claim is a day older', () => {
    const one = [claim(1, 4)]
    expect(order(one, new Date(2026, 10, 21, 23, 59))).toEqual(['due-soon 1'])
    expect(order(one, new Date(2026, 10, 22, 0, 1))).toEqual(['overdue 1'])
  })

  it.each([
    // days since the contact, next step, expected group
    [9, '[21/11] Llamar', 'today'],
    [9, '[19/11] Llamar', 'today'],
    [9, '[22/11] Llamar', 'tomorrow'],
    [9, '[24/11] Llamar', 'later'],
    [null, '[22/11] Llamar', 'tomorrow'],
    [3, '[01/12] Llamar', 'later'],
    [0, '[22/11] Llamar', 'tomorrow'],
    [1, '[21/11] Llamar', 'today'],
    [-3, '[21/11] Llamar', 'today'],
    // There is a later contact than the follow-up date.
    [0, '[21/11] Llamar', null],
    [9, '[10/11] Llamar', 'overdue'],
    [2, '[19/11] Llamar', null],
    [9, '[31/02] Llamar', 'overdue'],
    [9, 'Llamar el [24/11]', 'overdue'],
  ])('with a contact %s days ago and %j is in %s', (days, next_step, reason) => {
    const one = { ...claim(1, days), next_step }
    expect(order([one])).toEqual(reason === null ? [] : [`${reason} 1`])
    expect(isDue(one, TODAY)).toBe(['today', 'overdue'].includes(reason ?? ''))
  })

  it('has the rest of the week up to Sunday', () => {
    const one = [{ ...claim(1, 9), next_step: '[22/11]' }]
    expect(order(one, new Date(2026, 10, 20, 9))).toEqual(['week 1'])
    expect(order(one, new Date(2026, 10, 15, 9))).toEqual(['later 1'])
    expect(order(one, new Date(2026, 10, 23, 9))).toEqual(['today 1'])
  })

  it('puts written follow-ups first, the oldest first', () => {
    const claims = [
      claim(1, 40),
      { ...claim(2, 9), next_step: '[21/11] a' },
      { ...claim(3, 9), next_step: '[18/11] b' },
      { ...claim(4, 9), next_step: '[05/12] c' },
      { ...claim(5, 9), next_step: '[30/11] d' },
    ]
    expect(order(claims)).toEqual(['today 3', 'today 2', 'overdue 1', 'later 5', 'later 4'])
  })

  const since = (most: number) => fc.integer({ min: -5, max: most }).map(daysAgo)
  const reminder = fc.integer({ min: -9, max: 9 })
  const anyClaim = fc.record({
    id: fc.oneof(fc.nat({ max: 50 }), fc.constant(null), fc.string()),
    category: fc.oneof(fc.constantFrom(...CLAIM_CATEGORIES), fc.string(), fc.constant(null)),
    last_customer_contact: fc.oneof(since(20), fc.constantFrom(null, '', 'ayer')),
    created_at: fc.oneof(since(99), fc.constant(null)),
    next_step: fc.oneof(
      reminder.map((days) => withFollowUp('a', dayBefore(days), TODAY)),
      fc.constantFrom(null, '', 'Llamar', '[99/99] Llamar'),
    ),
  })
  const anyClaims = fc.array(anyClaim.map(toClaimRecord))

  property('puts every open claim into exactly one group', [anyClaims], (claims) => {
    const before = structuredClone(claims)
    const { groups, freshCount } = queueOf(claims, TODAY)
    const closed = claims.filter(({ category }) => isClosed(category))
    const due = QUEUE_REASONS.flatMap((reason) => groups[reason])
    expect(due.length + freshCount + closed.length).toBe(claims.length)
    expect(new Set(due.map((entry) => entry.claim)).size).toBe(due.length)
    const steps = groups.overdue.map((entry) => contactAge(entry.claim, TODAY).step)
    expect(steps.every((step) => step === 'late')).toBe(true)
    for (const reason of QUEUE_REASONS) {
      const days = groups[reason].map((entry) => entry.days ?? -1)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
    }
    expect(claims).toEqual(before)
  })
})
