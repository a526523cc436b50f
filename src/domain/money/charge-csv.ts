import { toCsv } from '@/domain/claim/export/csv'
import { formatMoment } from '@/domain/dates'
import { OUTCOME_NAMES, type ChargeAttempt } from './charge-attempts'

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
