import { addDays, lightFormat } from 'date-fns'
import { env } from '@/config/env'
import { slugify } from '@/config/slugs'

const LINE_OCTETS = 75

const utf8 = new TextEncoder()

export interface CalendarEvent {
  /** Stable id of the event: a second import updates the first. */
  readonly name: string
  readonly summary: string
  readonly description: readonly string[]
  /** Two moments, or a whole day without time zone. */
  readonly when: { readonly start: Date; readonly end: Date } | { readonly day: Date }
  /** Offset from the start as a duration of RFC 5545: 'PT0M' at once, 'PT9H' at nine of a whole day. */
  readonly alarm: `PT${number}${'M' | 'H'}`
}

/** Escapes a text value (RFC 5545, 3.3.11) and removes forbidden characters. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** Folds a line after at most 75 octets (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = utf8.encode(sign).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return folded
}

function toUtc(moment: Date): string {
  // The format wants a moment in UTC: no day is read from it.
  // eslint-disable-next-line no-restricted-syntax -- see above
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

const toDay = (day: Date) => lightFormat(day, 'yyyyMMdd')

function toTimes(when: CalendarEvent['when']): readonly string[] {
  return 'day' in when
    ? [`DTSTART;VALUE=DATE:${toDay(when.day)}`, `DTEND;VALUE=DATE:${toDay(addDays(when.day, 1))}`]
    : [`DTSTART:${toUtc(when.start)}`, `DTEND:${toUtc(when.end)}`]
}

function toLines(event: CalendarEvent, now: Date): readonly string[] {
  const { name, summary, description, when, alarm } = event
  return [
    'BEGIN:VEVENT',
    `UID:${name}@${slugify(env.brandName) || 'reclamos'}`,
    `DTSTAMP:${toUtc(now)}`,
    ...toTimes(when),
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description.join('\n'))}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:${alarm}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** Builds a calendar file (RFC 5545) created at `now`. Throws a RangeError for an invalid date. */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(env.brandName)}//Reclamos//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => toLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
