import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { buildQueueView } from '@/domain/claim/list/queue-view'
import { daysAgo } from '@tests/support/days-ago'

const TODAY = new Date(2026, 10, 21)
const NOW = daysAgo(0)
const OF_PAULA = { handler: 'Paula' }

const claim = (id: number, contact: string | null, more: object = {}) =>
  toClaimRecord({ id, category: 'INGRESADO', last_customer_contact: contact, ...more })

/** Two overdue, one due soon, one recently contacted. */
const FROZEN = [
  claim(1, daysAgo(9), OF_PAULA),
  claim(2, daysAgo(8)),
  claim(3, daysAgo(3), OF_PAULA),
  claim(4, daysAgo(1)),
]

const change = (id: number, changes: object) =>
  FROZEN.map((one) => (one.id === id ? { ...one, ...changes } : one))

const view = (claims: readonly Claim[], more: Partial<Parameters<typeof buildQueueView>[0]> = {}) =>
  buildQueueView({ claims, frozen: FROZEN, contactedToday: [], filter: {}, today: TODAY, ...more })

/** 'overdue 1: hace 9 días, 2 done: hoy' for each group. */
const groupsOf = ({ groups }: ReturnType<typeof view>) =>
  groups
    .map(({ reason, rows }) => {
      const shown = rows.map(
        ({ claim: { id }, isDone, age }) => `${id ?? '-'}${isDone ? ' done' : ''}: ${age}`,
      )
      return `${reason} ${shown.join(', ')}`
    })
    .join('; ')

describe('buildQueueView', () => {
  const CONTACTED = change(1, { last_customer_contact: NOW })

  it.each<[string, readonly Claim[], string]>([
    [
      'groups claims by reason',
      FROZEN,
      'overdue 1: hace 9 días, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
    [
      'marks a contacted one as done',
      CONTACTED,
      'overdue 1 done: hoy, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
    [
      'keeps the row of a claim with an earlier contact, with the new wait',
      change(1, { last_customer_contact: daysAgo(3) }),
      'overdue 1: hace 3 días, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
    [
      'keeps the row of a claim that was closed',
      change(2, { category: 'CASO GANADO' }),
      'overdue 1: hace 9 días, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
    [
      'moves a claim with a new follow-up date',
      change(1, { next_step: '[22/11] Llamar' }),
      'overdue 2: hace 8 días; due-soon 3: hace 3 días; tomorrow 1: hace 9 días',
    ],
    [
      'does not mark a claim as done that was not due',
      change(4, { last_customer_contact: NOW }),
      'overdue 1: hace 9 días, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
    [
      'adds a claim that was read later',
      [...FROZEN, claim(5, daysAgo(20))],
      'overdue 5: hace 20 días, 1: hace 9 días, 2: hace 8 días; due-soon 3: hace 3 días',
    ],
  ])('%s', (_what, claims, expected) => {
    expect(groupsOf(view(claims))).toBe(expected)
  })

  it('gives the saved version of a changed claim', () => {
    const claims = change(2, { handler: 'Diego', name: 'Ana' })
    const rows = view(claims).groups.flatMap((group) => group.rows)
    expect(rows.map((row) => row.claim)).toEqual(claims.slice(0, 3))
  })

  it('keeps a claim under its filter after a change of the filtered field', () => {
    const filtered = view(change(1, { handler: 'Diego' }), { filter: OF_PAULA })
    expect(groupsOf(filtered)).toBe('overdue 1: hace 9 días; due-soon 3: hace 3 días')
    expect(filtered.open.map(({ facts }) => facts.handler)).toEqual(['Paula', '', 'Paula'])
  })

  const contactedToday = [claim(9, NOW)]
  const SNOOZED = change(1, { next_step: '[22/11] Llamar' })

  it.each<[string, ReturnType<typeof view>, string]>([
    ['nothing is done', view(FROZEN), 'left 3, fresh 1, done 0 of 3'],
    ['one is done', view(CONTACTED), 'left 2, fresh 2, done 1 of 3'],
    [
      'one done is in the log, too',
      view(CONTACTED, { contactedToday: CONTACTED.slice(0, 1) }),
      'left 2, fresh 2, done 1 of 3',
    ],
    [
      'one was done before the fetch',
      view([...FROZEN, ...contactedToday], { contactedToday }),
      'left 3, fresh 2, done 1 of 4',
    ],
    [
      'the filter hides one and the earlier one',
      view([...CONTACTED, ...contactedToday], { contactedToday, filter: OF_PAULA }),
      'left 1, fresh 3, done 1 of 2',
    ],
    ['a reminder leaves today', view(SNOOZED), 'left 2, fresh 1, done 0 of 2'],
  ])('counts what is left when %s', (_what, { leftCount, freshCount, progress }, expected) => {
    const { done, all } = progress
    expect(`left ${leftCount}, fresh ${freshCount}, done ${done} of ${all}`).toBe(expected)
  })

  it('offers no filter for claims that are done', () => {
    expect(view(CONTACTED).open.map(({ claim: { id } }) => id)).toEqual([2, 3])
  })
})
