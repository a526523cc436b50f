import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, formatDay, formatMoment, parseDay, toDayString } from '@/domain/dates'
import { anyText, textOf } from './arbitrary-text'
import { property } from '@tests/support/property'

const day = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), fc.nat({ max: 11 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => {
    const [year, at, date] = parts
    const [yyyy, MM, dd] = [year, at + 1, date].map((part) => String(part).padStart(2, '0'))
    return { text: `${yyyy}-${MM}-${dd}`, shown: `${dd}/${MM}/${yyyy}`, parts }
  })

it('runs in the requested time zone', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(process.env['TZ'])
})

describe('a plain day', () => {
  it.each([
    ['2025-06-01', '01/06/2025'],
    ['2025-09-07', '07/09/2025'],
    ['2025-04-06', '06/04/2025'],
    ['2025-09-28', '28/09/2025'],
    ['2024-02-29', '29/02/2024'],
    [' 2025-12-31 ', '31/12/2025'],
    ['2026-11-24T00:00:00+00:00', '24/11/2026'],
    ['2026-11-24T00:00:00Z', '24/11/2026'],
    ['2026-11-24T00:00:00.000000+0000', '24/11/2026'],
    ['2026-11-24 00:00Z', '24/11/2026'],
  ])('%s is shown as %s in every time zone', (text, shown) => {
    expect(formatDay(text)).toBe(shown)
    expect(toDayString(parseDay(text))).toBe(text.trim().slice(0, 10))
  })

  property('never shifts', [day], ({ text, shown, parts }) => {
    expect(formatDay(text)).toBe(shown)
    const parsed = parseDay(text)
    expect([parsed?.getFullYear(), parsed?.getMonth(), parsed?.getDate()]).toEqual(parts)
    expect(toDayString(parsed)).toBe(text)
  })
})

describe('a point in time', () => {
  it('keeps its instant, and has the local day', () => {
    const parsed = parseDay('2025-06-01T02:30:00Z')
    const local = new Date(Date.UTC(2025, 5, 1, 2, 30))
    expect(parsed).toEqual(local)
    expect(toDayString(parsed).slice(-2)).toBe(String(local.getDate()).padStart(2, '0'))
    expect(parseDay('2025-06-01T10:00:00-04:00')?.getTime()).toBe(Date.UTC(2025, 5, 1, 14))
  })

  it.each(['T10:00:00', ' 10:00:00', 'T10:00:00.123456', 'T00:00:00', 'T23:59:59'])(
    'without a zone is local: %s',
    (time) => {
      expect(formatDay(`2025-06-01${time}`)).toBe('01/06/2025')
    },
  )

  it('is shown with its local time', () => {
    expect(formatMoment(new Date(2025, 5, 1, 9, 5))).toBe('01/06/2025, 09:05')
    expect(formatMoment(new Date(NaN))).toBe('-')
  })
})

describe('an invalid date', () => {
  it.each([
    ...[null, undefined, '', ' ', '-', 'ayer', '2025', '12', '20250601', '01/06/2025', 'null'],
    ...['2025-13-01', '2025-02-30', '2025-06-01x', '2025-06-01T99:00:00'],
  ])('%j is shown as "-"', (text) => {
    expect(parseDay(text)).toBeNull()
    expect(formatDay(text)).toBe('-')
  })

  property('never throws', [fc.oneof(anyText, textOf('0123-:TZ+ '))], (text) => {
    expect(formatDay(text)).toMatch(/^(-|\d{2}\/\d{2}\/\d{4,})$/)
  })

  it('has no day', () => {
    expect(toDayString(null)).toBe('')
    expect(toDayString(new Date(NaN))).toBe('')
  })
})

describe('days between two dates', () => {
  it.each([
    ['2025-06-01', '2025-06-01', 0],
    ['2025-06-01', '2025-06-02', 1],
    ['2025-06-02', '2025-06-01', -1],
    ['2025-09-06', '2025-09-08', 2],
    ['2025-04-05', '2025-04-07', 2],
    ['2025-09-27', '2025-09-29', 2],
    ['2024-02-28', '2024-03-01', 2],
    ['2025-06-01T23:59:00', '2025-06-02T00:01:00', 1],
    ['2025-06-01T00:01:00', '2025-06-01T23:59:00', 0],
  ])('from %s to %s are %i, clock changes or not', (from, to, days) => {
    expect(daysBetween(parseDay(from), parseDay(to))).toBe(days)
  })

  property('count as the calendar does', [day, day], (from, to) => {
    const expected = (Date.UTC(...to.parts) - Date.UTC(...from.parts)) / 86_400_000
    expect(daysBetween(parseDay(from.text), parseDay(to.text))).toBe(expected)
  })

  it('are null without both dates', () => {
    const now = new Date(2025, 5, 1)
    expect(daysBetween(null, now)).toBeNull()
    expect(daysBetween(now, null)).toBeNull()
    expect(daysBetween(now, new Date(NaN))).toBeNull()
  })
})
