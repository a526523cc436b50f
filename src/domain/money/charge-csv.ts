import { toCsv } from '@/domain/claim/export/csv'
import type { ChargeAttempt, ChargeOutcome } from './charge-attempts'
import { TILL_TABLE } from './till/charge-days'

/** An outcome in a few words, as lists and files name it. */
export const OUTCOME_NAMES: Readonly<Record<ChargeOutcome, string>> = {
  charged: 'cobrado',
  unknown: 'no sabemos si se cobró',
  tried: 'se envió y no llegó respuesta',
  refused: 'rechazado',
  unpaid: 'no está pagada',
}

/** Charge attempts as a CSV file, without the claims' persons: a file for whoever erases the device. */
export function chargesToCsv(attempts: readonly ChargeAttempt[]): string {
  return toCsv(
    TILL_TABLE,
    attempts.map((attempt) => ({ attempt, person: '' })),
  )
}
