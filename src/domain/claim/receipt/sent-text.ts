import { lightFormat } from 'date-fns'
import { daysBetween, formatDay, toDayString } from '@/domain/dates'

function dayWord(at: Date, now: Date): string {
  const days = daysBetween(at, now)
  if (days === 0) return 'hoy'
  return days === 1 ? 'ayer' : `el ${formatDay(toDayString(at))}`
}

/** 'hoy a las 14:05', in the user's zone. */
export function sentMoment(at: Date, now: Date): string {
  return `${dayWord(at, now)} a las ${lightFormat(at, 'HH:mm')}`
}

export function sentText(at: Date, now: Date): string {
  return `Ya enviaste este reclamo ${sentMoment(at, now)}.`
}
