import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/domain/claim/export/csv'
import { CHARGE_OUTCOMES, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { dayOfAttempt, TILL_TABLE, totalAttempts } from '@/domain/money/till/charge-days'
import { reconcile } from '@/domain/money/till/reconcile'
import type { StatementRow } from '@/domain/money/till/statement'
import { parseCsv } from '@tests/support/parse-csv'
import { property } from '@tests/support/property'

const NOON = new Date(2026, 10, 24, 12, 0).getTime()
const HOUR = 3_600_000

function attempt(order: string, facts: Partial<ChargeAttempt> = {}): ChargeAttempt {
  return { claimId: '7', amount: 50_000, order, at: NOON, outcome: 'charged', ...facts }
}

const attempts = fc.uniqueArray(
  fc.record({
    claimId: fc.nat().map(String),
    amount: fc.integer({ min: 1, max: 9_000_000 }),
    order: fc.nat({ max: 40 }).map((at) => `claim-1-${at}`),
    at: fc.integer({ min: NOON - 100 * HOUR, max: NOON + 100 * HOUR }),
    outcome: fc.constantFrom(...CHARGE_OUTCOMES),
  }),
  { selector: ({ order }) => order },
)

describe('the days of the till', () => {
  it('count by local day and outcome; a sent charge without an answer is unconfirmed', () => {
    const all = [
      attempt('a'),
      attempt('b', { at: NOON + HOUR, outcome: 'tried', amount: 1000 }),
      attempt('c', { at: NOON - 13 * HOUR, outcome: 'refused' }),
    ]
    expect(all.map(dayOfAttempt)).toEqual(['2026-11-24', '2026-11-24', '2026-11-23'])
    expect(totalAttempts(all)).toEqual([
      { name: 'charged', count: 1, sum: 50_000 },
      { name: 'unknown', count: 1, sum: 1000 },
      { name: 'refused', count: 1, sum: 50_000 },
      { name: 'unpaid', count: 0, sum: 0 },
    ])
  })

  property('count every attempt once', [attempts], (all) => {
    const totals = totalAttempts(all)
    expect(totals.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    const sum = all.reduce((whole, { amount }) => whole + amount, 0)
    expect(totals.reduce((whole, one) => whole + one.sum, 0)).toBe(sum)
  })

  it('are exported with order, claim, person, sum, day, time and outcome', () => {
    const row = attempt('claim-7-1', { outcome: 'refused', reason: 'Sin saldo, avisar' })
    const csv = toCsv(TILL_TABLE, [{ attempt: row, person: 'Ana Pérez' }])
    expect(parseCsv(csv.slice(1)).map((cells) => cells.join(' | '))).toEqual([
      'Orden | Reclamo | Persona | Monto (CLP) | Día | Hora | Resultado | Motivo',
      'claim-7-1 | 7 | Ana Pérez | 50000 | 2026-11-24 | 12:00 | Rechazado | Sin saldo, avisar',
    ])
  })
})

const row = (order: string, amount = 50_000): StatementRow => ({ order, amount, status: '' })
const always = () => true

describe('reconciliation with the provider', () => {
  it('reports matches, differences, and orders of one side only', () => {
    const all = [
      attempt('same'),
      attempt('other-sum'),
      attempt('paid-after-all', { outcome: 'unknown' }),
      attempt('missing'),
      attempt('missing-unknown', { outcome: 'tried' }),
      attempt('refused', { outcome: 'refused' }),
      attempt('other-day', { at: NOON - 48 * HOUR }),
    ]
    const rows = [row('same'), row('other-sum', 40_000), row('paid-after-all'), row('theirs')]
    const found = reconcile(all, rows, ({ at }) => at > NOON - HOUR)
    const orders = (those: readonly { readonly order: string }[]) => those.map(({ order }) => order)
    const attemptsIn = (pairs: typeof found.both) => orders(pairs.map((pair) => pair.attempt))
    expect(attemptsIn(found.both)).toEqual(['same'])
    expect(attemptsIn(found.differing)).toEqual(['other-sum', 'paid-after-all'])
    expect(orders(found.onlyHere)).toEqual(['missing', 'missing-unknown'])
    expect(orders(found.onlyThere)).toEqual(['theirs'])
  })

  it.each([
    [-50_000, 50_000],
    [50_000, -50_000],
  ])('prefers the row with the same amount if an order occurs as %i and %i', (...amounts) => {
    const rows = amounts.map((amount) => row('a', amount))
    const found = reconcile([attempt('a')], rows, always)
    expect(found.both).toHaveLength(1)
    expect(found.differing).toEqual([])
  })

  const anyOrder = fc.nat({ max: 60 }).map((at) => `claim-1-${at}`)
  const rows = fc.array(fc.tuple(anyOrder, fc.integer({ min: 1, max: 9_000_000 })))

  property('puts every order in exactly one group', [attempts, rows], (all, amounts) => {
    const listed = amounts.map((facts) => row(...facts))
    const { both, differing, onlyHere, onlyThere } = reconcile(all, listed, always)
    const matched = [...both, ...differing].map(({ attempt: { order } }) => order)
    const here = [...matched, ...onlyHere.map(({ order }) => order)]
    expect(new Set(here).size).toBe(here.length)
    const expected = new Set(listed.map(({ order }) => order))
    const there = new Set([...matched, ...onlyThere.map(({ order }) => order)])
    expect(there).toEqual(expected)
    for (const { order, outcome } of all) {
      const isOpen = outcome !== 'refused' && outcome !== 'unpaid'
      expect(here.includes(order)).toBe(expected.has(order) || isOpen)
    }
  })
})
