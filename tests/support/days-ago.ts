import { toDayString } from '@/domain/dates'

/** A date before 2026-11-21, a Saturday and the day of the tests about contacts, as 'yyyy-MM-dd'. */
export const daysAgo = (days: number) => toDayString(new Date(2026, 10, 21 - days))
