import { addMinutes } from 'date-fns'
import { env } from '@/config/env'
import { ANSWER_HOURS } from '@/config/operator'
import { calendarFile, type CalendarEvent } from '@/domain/calendar-file'
import { airlineLabel } from '@/domain/claim/catalogue'
import { formatMoment } from '@/domain/dates'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { answerDueAt, dueText, reminderAt } from './answer-due'

const REMINDER_MINUTES = 30

/**
 * Calendar file with a reminder for the answer. A receipt always gives the same event, so a second import
 * updates the first. Throws RangeError for a receipt without a valid moment.
 */
export function answerEvent({ sentAt, airline, email }: Receipt, now: Date): string {
  const sent = new Date(sentAt)
  const due = answerDueAt(sent)
  const start = reminderAt(due)
  const event: CalendarEvent = {
    name: `reclamo-${sentAt}`,
    summary: `Respuesta de ${env.brandName} sobre tu reclamo`,
    description: [
      `Enviaste tu reclamo contra ${airlineLabel(airline)} el ${formatMoment(sent)}.`,
      `Las ${ANSWER_HOURS} horas hábiles se cumplen ${dueText(due)}, sin contar feriados.`,
      `La respuesta llega a ${email}. Mira también en spam.`,
    ],
    when: { start, end: addMinutes(start, REMINDER_MINUTES) },
    alarm: 'PT0M',
  }
  return calendarFile([event], now)
}
