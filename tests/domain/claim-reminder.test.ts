import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '@/domain/calendar-file'
import { daysBetween, toDayString } from '@/domain/dates'
import { claimReminder } from '@/domain/rights/claim-reminder'
import { PROBLEMS, type Story } from '@/domain/rights/story'

const NOW = new Date(2026, 10, 23, 23, 30)

const STORY: Story = {
  problem: 'retraso',
  from: 'SCL',
  to: 'LIM',
  date: '2026-11-20',
  outcome: 'over-4h',
  isEuropeanAirline: null,
}

const dayOf = (story: Partial<Story>) => {
  const { when } = claimReminder({ ...STORY, ...story }, NOW)
  return 'day' in when ? toDayString(when.day) : 'a moment'
}

/** The lines as a calendar reads them. */
const unfold = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('the reminder of a claim', () => {
  it.each<[string, Partial<Story>, string]>([
    ['a month before the recommended year is over', {}, '2027-10-20'],
    ['at the end of a shorter month', { date: '2026-03-31' }, '2027-02-28'],
    ['tomorrow where that month has begun', { date: '2025-12-01' }, '2026-11-24'],
    ['tomorrow where the year is long over', { date: '2020-01-01' }, '2026-11-24'],
    ['in a week where nobody says when it was', { date: '' }, '2026-11-30'],
    ['tomorrow for luggage, whenever it was', { problem: 'equipaje', date: '' }, '2026-11-24'],
  ])('comes %s', (_when, story, day) => {
    expect(dayOf(story)).toBe(day)
  })

  it('is a whole day of its own zone, with an alarm in the morning', () => {
    const lines = unfold(calendarFile(claimReminder(STORY, NOW), NOW))
    expect(lines).toContain('UID:derechos-retraso-SCL-LIM-2026-11-20@vuelo-justo')
    expect(lines).toContain('DTSTART;VALUE=DATE:20271020')
    expect(lines).toContain('DTEND;VALUE=DATE:20271021')
    expect(lines).toContain('SUMMARY:Reclamar por tu vuelo SCL-LIM')
    expect(lines).toContain('TRIGGER:PT9H')
    expect(lines).toContain(
      'DESCRIPTION:Retraso\\, tu vuelo SCL-LIM.\\nVoló el 20/11/2026. Recomendamos reclamar antes del 20/11/2027.\\nTen a mano tu tarjeta de embarque. Esto no es asesoría legal.',
    )
  })

  it('names no airport that is none, and nothing that is not known', () => {
    const { summary, name, description } = claimReminder(
      { ...STORY, problem: '', to: 'OTRO', date: '' },
      NOW,
    )
    expect(summary).toBe('Reclamar por tu vuelo')
    expect(name).toBe('derechos-SCL-OTRO')
    expect(description[0]).toBe('Recomendamos reclamar antes de que pase un año desde el vuelo.')
  })

  it('is never in the past, and the same for the same flight', () => {
    const stories = fc.record({
      problem: fc.constantFrom(...PROBLEMS),
      date: fc
        .date({ min: new Date(2000, 0), max: new Date(2040, 0), noInvalidDate: true })
        .map(toDayString),
    })
    fc.assert(
      fc.property(stories, (change) => {
        const event = claimReminder({ ...STORY, ...change }, NOW)
        if (!('day' in event.when)) throw new Error('a moment')
        expect(daysBetween(NOW, event.when.day)).toBeGreaterThan(0)
        expect(claimReminder({ ...STORY, ...change }, NOW)).toEqual(event)
      }),
    )
  })
})
