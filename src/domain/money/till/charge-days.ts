import { toCsv } from '@/domain/claim/export/csv'
import type { SheetCell } from '@/domain/claim/export/sheet-xml'
import type { ExportTable } from '@/domain/claim/export/export-columns'
import { CURRENCY } from '@/domain/country/chile'
import { formatTime, toDayString } from '@/domain/dates'
import type { ChargeAttempt, ChargeOutcome } from '@/domain/money/charge-attempts'

export const TILL_OUTCOMES = {
  charged: 'Cobrado',
  unknown: 'Por confirmar',
  refused: 'Rechazado',
  unpaid: 'No pagado',
} as const

export type TillOutcome = keyof typeof TILL_OUTCOMES

const TILL_OUTCOME_NAMES = Object.keys(TILL_OUTCOMES) as readonly TillOutcome[]

/** Outcome group of an attempt: `tried` counts as `unknown`. */
export function tillOutcomeOf(outcome: ChargeOutcome): TillOutcome {
  return outcome === 'tried' ? 'unknown' : outcome
}

/** Number and sum, in whole pesos, of the attempts of each outcome. */
export function totalAttempts(attempts: readonly ChargeAttempt[]) {
  return TILL_OUTCOME_NAMES.map((name) => {
    const those = attempts.filter(({ outcome }) => tillOutcomeOf(outcome) === name)
    return { name, count: those.length, sum: those.reduce((sum, { amount }) => sum + amount, 0) }
  })
}

/** Local day, 'yyyy-MM-dd', on which an attempt was last sent. */
export function dayOfAttempt({ at }: ChargeAttempt): string {
  return toDayString(new Date(at))
}

/** An attempt and the claim's full name; '' if the claim is unknown. */
export interface TillRow {
  readonly attempt: ChargeAttempt
  readonly person: string
}

export const TILL_TABLE: ExportTable<TillRow> = {
  fileName: 'caja',
  sheetName: 'Caja',
  columns: [
    { title: 'Orden', width: 30 },
    { title: 'Reclamo', width: 10 },
    { title: 'Persona', width: 30 },
    { title: `Monto (${CURRENCY})`, width: 14 },
    { title: 'Día', width: 12 },
    { title: 'Hora', width: 8 },
    { title: 'Resultado', width: 16 },
    { title: 'Motivo', width: 40 },
  ],
  toCells: ({ attempt, person }): SheetCell[] => {
    const at = new Date(attempt.at)
    return [
      attempt.order,
      attempt.claimId,
      person || null,
      attempt.amount,
      at,
      formatTime(at),
      TILL_OUTCOMES[tillOutcomeOf(attempt.outcome)],
      attempt.reason ?? null,
    ]
  },
}

/** CSV of charge attempts, without names; offered before the user erases the device. */
export function chargesToCsv(attempts: readonly ChargeAttempt[]): string {
  return toCsv(
    TILL_TABLE,
    attempts.map((attempt) => ({ attempt, person: '' })),
  )
}
