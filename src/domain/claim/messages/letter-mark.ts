import { followUpMark, stepWithoutFollowUp } from '@/domain/claim/list/follow-up'
import { formatDay } from '@/domain/dates'

/** 'Carta: Reclamo ante SERNAC, 25/11/2026': line of Next Step. @param day `yyyy-MM-dd` */
export function letterMarkText(name: string, day: string): string {
  return `Carta: ${name}, ${formatDay(day)}`
}

/** Adds a line before Next Step, unless it is there; a follow-up date stays first, or it would not count. */
export function withLetterMark(nextStep: string | null | undefined, line: string): string {
  const before = nextStep ?? ''
  if (before.split('\n').some((one) => stepWithoutFollowUp(one).trim() === line)) return before
  const date = followUpMark(before)
  const step = stepWithoutFollowUp(before)
  const first = date === null ? line : `${date} ${line}`
  return step.trim() === '' ? first : `${first}\n${step}`
}
