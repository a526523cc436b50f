import { toCsv } from '@/domain/claim/export/csv'
import type { ChargeAttempt } from './charge-attempts'
import { TILL_TABLE } from './till/charge-days'

/** CSV of charge attempts, without names; offered before the user erases the device. */
export function chargesToCsv(attempts: readonly ChargeAttempt[]): string {
  return toCsv(
    TILL_TABLE,
    attempts.map((attempt) => ({ attempt, person: '' })),
  )
}
