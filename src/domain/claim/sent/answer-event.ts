import { addMinutes } from 'date-fns'
import { env } from '@/config/env'
import { slugify } from '@/config/slugs'
import { airlineLabel } from '@/domain/claim/catalogue'
import { formatMoment } from '@/domain/dates'
import type { Receipt } from '@/domain/claim/sent/receipt'
import { answerDueAt, dueText, reminderAt } from './answer-due'

const LINE_OCTETS = 75
const REMINDER_MINUTES = 30

const utf8 = new TextEncoder()

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

/**
 * A calendar file (RFC 5545) that reminds somebody when the answer to their claim is about due. The same
 * receipt always gives the same event, so that a second import changes the first.
 *
 * @param now when the file is made
 * @throws RangeError for a receipt without a valid moment
 */
export function answerEvent({ sentAt, airline, email }: Receipt, now: Date): string {
  const sent = new Date(sentAt)
  const due = answerDueAt(sent)
  const start = reminderAt(due)
  const summary = `Respuesta de ${env.brandName} sobre tu reclamo`
  const description = [
    `Enviaste tu reclamo contra ${airlineLabel(airline)} el ${formatMoment(sent)}.`,
    `Las 24 horas hábiles se cumplen ${dueText(due)}, sin contar feriados.`,
    `La respuesta llega a ${email}. Mira también en spam.`,
  ].join('\n')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(env.brandName)}//Reclamos//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:reclamo-${sentAt}@${slugify(env.brandName) || 'reclamos'}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(start)}`,
    `DTEND:${toUtc(addMinutes(start, REMINDER_MINUTES))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
