import { formatMoment, toDayString } from '@/domain/dates'
import { formatNumber } from '@/domain/money/clp'
import { countClaims } from '@/features/staff-claims/reading/reading-words'
import styles from './Board.module.css'

interface BoardSummaryProps {
  /** Claims that the filters leave. */
  readonly shown: number
  readonly all: number
  /** When they were read, in milliseconds since 1970. */
  readonly readAt: number
}

/** 'leídos hoy a las 19:53', or the day as well where it is another one. */
function readWords(readAt: number): string {
  const moment = new Date(readAt)
  const [day = '', time = ''] = formatMoment(moment).split(', ')
  const isToday = toDayString(moment) === toDayString(new Date())
  return `leídos ${isToday ? 'hoy' : `el ${day}`} a las ${time}`
}

/** How many claims the board shows, in which order, and how old that is. */
export function BoardSummary({ shown, all, readAt }: BoardSummaryProps) {
  const count = shown === all ? '' : `${formatNumber(shown)} de `
  return (
    <p className={styles['summary']}>
      <strong>{`${count}${countClaims(all)}`}</strong>
      {` · primero los que llevan más días sin contacto · ${readWords(readAt)}`}
    </p>
  )
}
