import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayString } from '@/domain/dates'
import {
  followUpChoices,
  followUpOf,
  followUpTime,
  stepWithoutFollowUp,
  withFollowUp,
  formatFollowUp,
} from '@/domain/claim/list/follow-up'
import { property } from '@tests/support/property'

/** A Saturday. */
const TODAY = new Date(2026, 10, 21, 9, 15)

const dayOf = (text: string | null, today = TODAY) => toDayString(followUpOf(text, today))

const anyDay = fc
  .date({ min: new Date(2024, 0, 1), max: new Date(2030, 11, 31), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()))

describe('the follow-up date', () => {
  it.each([
    ['[24/11] Llamar', '2026-11-24'],
    ['[24/11]', '2026-11-24'],
    ['  [4/1]  Llamar', '2027-01-04'],
    ['[24/11/2026] Llamar', '2026-11-24'],
    ['[24/11/2031] Llamar', '2031-11-24'],
    ['[20/11] Llamar', '2026-11-20'],
    ['[21/05] Llamar', '2027-05-21'],
    ['[22/05] Llamar', '2026-05-22'],
    ['[31/12] Llamar', '2026-12-31'],
    ['[29/02] Llamar', ''],
    ['[29/02/2028] Llamar', '2028-02-29'],
    ['[31/02] Llamar', ''],
    ['[00/11] Llamar', ''],
    ['[24/13] Llamar', ''],
    ['[24/11', ''],
    ['Llamar [24/11]', ''],
    ['[24/11/26] Llamar', ''],
    ['', ''],
    [null, ''],
  ])('of %j is %j', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  it('of a leap day exists in a leap year', () => {
    expect(dayOf('[29/02] Llamar', new Date(2028, 0, 10))).toBe('2028-02-29')
  })

  it('can be replaced and removed, and has a year only if it needs one', () => {
    expect(withFollowUp('Llamar', new Date(2026, 10, 24), TODAY)).toBe('[24/11] Llamar')
    expect(withFollowUp('[24/11] Llamar', new Date(2027, 0, 4), TODAY)).toBe('[04/01] Llamar')
    expect(withFollowUp('[24/11] [25/11] Llamar', null, TODAY)).toBe('Llamar')
    expect(withFollowUp(null, new Date(2026, 10, 24), TODAY)).toBe('[24/11]')
    expect(withFollowUp('Llamar', new Date(2028, 10, 24), TODAY)).toBe('[24/11/2028] Llamar')
    expect(withFollowUp('[nota] Llamar', null, TODAY)).toBe('[nota] Llamar')
    expect(withFollowUp('Llamar', new Date(NaN), TODAY)).toBe('Llamar')
  })

  property('is parsed as written', [fc.string(), anyDay, anyDay], (step, date, today) => {
    const written = withFollowUp(step, date, today)
    expect(dayOf(written, today)).toBe(toDayString(date))
    expect(stepWithoutFollowUp(written)).toBe(stepWithoutFollowUp(step).trim())
    expect(withFollowUp(written, date, today)).toBe(written)
    expect(followUpOf(withFollowUp(written, null, today), today)).toBeNull()
  })

  property('without a year is at most 6 months away', [anyDay, anyDay], (date, today) => {
    const found = followUpOf(`[${date.getDate()}/${date.getMonth() + 1}]`, today)
    if (!found) {
      expect([date.getDate(), date.getMonth()]).toEqual([29, 1])
      return
    }
    expect([found.getDate(), found.getMonth()]).toEqual([date.getDate(), date.getMonth()])
    expect(Math.abs(found.getTime() - today.getTime())).toBeLessThan(185 * 86_400_000)
  })
})

describe('the label of a follow-up', () => {
  it.each([
    ['2026-11-16', [2026, 10, 16], 'today', 'Para hoy'],
    ['2026-11-16', [2026, 10, 13], 'today', 'Para hoy desde el 13/11'],
    ['2026-11-16', [2025, 11, 30], 'today', 'Para hoy desde el 30/12/2025'],
    ['2026-11-16', [2026, 10, 17], 'tomorrow', 'Para mañana'],
    ['2026-11-16', [2026, 10, 18], 'week', 'Para el 18/11'],
    ['2026-11-16', [2026, 10, 22], 'week', 'Para el 22/11'],
    ['2026-11-16', [2026, 10, 23], 'later', 'Para el 23/11'],
    ['2026-11-20', [2026, 10, 22], 'week', 'Para el 22/11'],
    ['2026-11-21', [2026, 10, 22], 'tomorrow', 'Para mañana'],
    ['2026-11-21', [2026, 10, 23], 'later', 'Para el 23/11'],
    ['2026-11-22', [2026, 10, 23], 'tomorrow', 'Para mañana'],
    ['2026-11-22', [2026, 10, 24], 'later', 'Para el 24/11'],
  ] as const)('on %s of %j is %s, %s', (today, [year, month, day], time, words) => {
    const [date, now] = [new Date(year, month, day), new Date(`${today}T09:15`)]
    expect(followUpTime(date, now)).toBe(time)
    expect(formatFollowUp(date, now)).toBe(words)
  })

  it.each([
    [16, ['17', '19', '23']],
    [21, ['22', '24', '23']],
    [22, ['23', '25', '23']],
  ])('offers tomorrow, in three days and next Monday on the %i', (day, days) => {
    const choices = followUpChoices(new Date(2026, 10, day, 9, 15))
    expect(choices.map(({ date }) => toDayString(date).slice(8))).toEqual(days)
  })
})
