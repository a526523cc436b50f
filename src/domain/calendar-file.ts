import { addDays, lightFormat } from 'date-fns'
import { env } from '@/config/env'
import { slugify } from '@/config/slugs'

const LINE_OCTETS = 75

const utf8 = new TextEncoder()

/** Something that a calendar reminds of. */
export interface CalendarEvent {
  /** The same for the same event, so that a second import changes the first. */
  readonly name: string
  readonly summary: string
  /** Lines of plain text. */
  readonly description: readonly string[]
  /** Two moments, or a whole day in whatever zone its person is. */
  readonly when: { readonly start: Date; readonly end: Date } | { readonly day: Date }
  /** From its start, as RFC 5545 writes a duration: 'PT0M' at once, 'PT9H' at nine of a whole day. */
  readonly alarm: `PT${number}${'M' | 'H'}`
}

/** A text as a value of a calendar file (RFC 5545, 3.3.11); characters that no such text may hold go. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** A line in pieces of at most 75 octets, cut between characters (RFC 5545, 3.1). */
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

/** A moment as `20261123T225700Z`. */
function toUtc(moment: Date): string {
  // A moment in UTC is what the file wants: no day is read from it.
  // eslint-disable-next-line no-restricted-syntax -- see above
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** A whole day as `20261123`. */
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

/**
 * A calendar file (RFC 5545) with events, each with its alarm.
 *
 * @param now when the file is made
 * @throws RangeError for an event without a valid day or moment
 */
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
