import { toCsv } from '@/domain/claim/export/csv'
import { formatMoment } from '@/domain/dates'
import type { ChargeAttempt, ChargeOutcome } from './charge-attempts'

/** An outcome in a few words, as lists and files name it. */
export const OUTCOME_NAMES: Readonly<Record<ChargeOutcome, string>> = {
  charged: 'cobrado',
  unknown: 'no sabemos si se cobró',
  tried: 'se envió y no llegó respuesta',
  refused: 'rechazado',
  unpaid: 'no está pagada',
}

/** Charge attempts as a CSV file: order, claim, sum in pesos, when it was sent, outcome, reason. */
export function chargesToCsv(attempts: readonly ChargeAttempt[]): string {
  return toCsv([
    ['Orden', 'Reclamo', 'Monto (CLP)', 'Fecha', 'Resultado', 'Motivo'],
    ...attempts.map(({ order, claimId, amount, at, outcome, reason = '' }) => [
      order,
      claimId,
      String(amount),
      formatMoment(new Date(at)),
      OUTCOME_NAMES[outcome],
      reason,
    ]),
  ])
}
