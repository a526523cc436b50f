import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '@/domain/calendar-file'
import { daysBetween, toDayString } from '@/domain/dates'
import { claimReminders } from '@/domain/rights/claim-reminder'
import { rightsFor } from '@/domain/rights/rights-for'
import { NO_DETAILS, OUTCOMES, PROBLEMS, type TripAnswers } from '@/domain/rights/story'
import { property } from '@tests/support/property'

const NOW = new Date(2026, 10, 23, 23, 30)

const ROUTE = { from: 'SCL', to: 'LIM', date: '2026-11-20' }
const STORY: TripAnswers = { ...ROUTE, problem: 'retraso', outcome: 'over-4h', ...NO_DETAILS }

/** The calendar events of an answer, by its terms. */
function remindersOf(change: Partial<TripAnswers>) {
  const story = { ...STORY, ...change }
  return claimReminders(story, rightsFor(story, toDayString(NOW))?.terms ?? [], NOW)
}

const daysOf = (story: Partial<TripAnswers>) =>
  remindersOf(story).map(({ when }) => ('day' in when ? toDayString(when.day) : 'a moment'))

/** Unfolds the lines of a calendar. */
const unfold = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('the reminder of a claim', () => {
  const damaged = { problem: 'equipaje', outcome: 'damaged' } as const
  const late = { problem: 'equipaje', outcome: 'late' } as const

  it.each<[string, Partial<TripAnswers>, string]>([
    ['a month before each term ends', {}, '2027-10-20 2028-10-20'],
    ['at the end of a shorter month', { date: '2026-03-31' }, '2027-02-28 2028-02-29'],
    ['tomorrow if that month has begun', { date: '2025-12-01' }, '2026-11-24 2027-11-01'],
    ['tomorrow if every term has passed', { date: '2020-01-01' }, '2026-11-24'],
    ['in a week if the date is unknown', { date: '' }, '2026-11-30'],
    ['two days before the 7 of damaged luggage', damaged, '2026-11-25 2027-10-20 2028-10-20'],
    ['two days before the 21 of late luggage', late, '2026-12-09 2027-10-20 2028-10-20'],
    ['tomorrow for luggage of an unknown day', { ...late, date: '' }, '2026-11-24'],
  ])('is created %s', (_when, story, days) => {
    expect(daysOf(story).join(' ')).toBe(days)
  })

  it('is a local all-day event with an alarm in the morning', () => {
    const lines = unfold(calendarFile(remindersOf({}), NOW))
    expect(lines).toContain('UID:derechos-retraso-SCL-LIM-2026-11-20@vuelo-justo')
    expect(lines).toContain('DTSTART;VALUE=DATE:20271020')
    expect(lines).toContain('DTEND;VALUE=DATE:20271021')
    expect(lines).toContain('SUMMARY:Reclamar por tu vuelo SCL-LIM')
    expect(lines).toContain('TRIGGER:PT9H')
    expect(lines).toContain(
      'DESCRIPTION:Retraso\\, tu vuelo SCL-LIM.\\nVoló el 20/11/2026.\\nAntes de un año. Mejor antes del 20/11/2027.\\nTen a mano tu tarjeta de embarque. Esto no es asesoría legal.',
    )
    expect(lines).toContain(
      'UID:derechos-retraso-SCL-LIM-2026-11-20-2-anos-por-el-convenio-de-montreal@vuelo-justo',
    )
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  })

  it('contains only known airports and facts', () => {
    const [event] = remindersOf({ problem: '', to: 'OTRO', date: '' })
    const { summary, name, description = [] } = event ?? {}
    expect(summary).toBe('Reclamar por tu vuelo')
    expect(name).toBe('derechos-SCL-OTRO')
    expect(description[0]).toBe('Recomendamos reclamar antes de que pase un año desde el vuelo.')
  })

  const past = { min: new Date(2000, 0), max: new Date(2026, 10, 23), noInvalidDate: true }
  const problems = fc.constantFrom(...PROBLEMS)

  property('is never in the past', [problems, fc.nat(2), fc.date(past)], (problem, at, day) => {
    const outcome = OUTCOMES[problem][at] ?? 'over-4h'
    const change = { problem, date: toDayString(day), outcome }
    const events = remindersOf(change)
    expect(events.length).toBeGreaterThan(0)
    for (const { when } of events) {
      if (!('day' in when)) throw new Error('a moment')
      expect(daysBetween(NOW, when.day)).toBeGreaterThan(0)
    }
    expect(new Set(events.map(({ name }) => name)).size).toBe(events.length)
    // The same for the same flight.
    expect(remindersOf(change)).toEqual(events)
  })
})
