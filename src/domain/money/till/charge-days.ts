import type { SheetCell } from '@/domain/claim/export/sheet-xml'
import type { ExportTable } from '@/domain/claim/export/export-columns'
import { CURRENCY } from '@/domain/country/chile'
import { formatTime, toDayString } from '@/domain/dates'
import type { ChargeAttempt, ChargeOutcome } from '@/domain/money/charge-attempts'
import { sorted } from '@/domain/sorting'

export const TILL_OUTCOMES = {
  charged: { label: 'Cobrado' },
  unknown: { label: 'Por confirmar' },
  refused: { label: 'Rechazado' },
  unpaid: { label: 'No pagado' },
} as const

export type TillOutcome = keyof typeof TILL_OUTCOMES

export const TILL_OUTCOME_NAMES = Object.keys(TILL_OUTCOMES) as readonly TillOutcome[]

/** Outcome group of an attempt: `tried` counts as `unknown`. */
export function tillOutcomeOf(outcome: ChargeOutcome): TillOutcome {
  return outcome === 'tried' ? 'unknown' : outcome
}

export interface OutcomeTotal {
  readonly count: number
  /** Whole pesos. */
  readonly sum: number
}

export type TillTotals = Readonly<Record<TillOutcome, OutcomeTotal>>

export interface ChargeDay {
  /** 'yyyy-MM-dd' in the user's zone. */
  readonly day: string
  /** Newest first. */
  readonly attempts: readonly ChargeAttempt[]
  readonly totals: TillTotals
}

/** Counts and sums attempts by outcome, in whole pesos. */
export function totalAttempts(attempts: readonly ChargeAttempt[]): TillTotals {
  const totalOf = (name: TillOutcome): OutcomeTotal => {
    const those = attempts.filter(({ outcome }) => tillOutcomeOf(outcome) === name)
    return { count: those.length, sum: those.reduce((sum, { amount }) => sum + amount, 0) }
  }
  return {
    charged: totalOf('charged'),
    unknown: totalOf('unknown'),
    refused: totalOf('refused'),
    unpaid: totalOf('unpaid'),
  }
}

/** Groups attempts by the local day of their last sending, newest first; each is in exactly one day. */
export function groupByDay(attempts: readonly ChargeAttempt[]): readonly ChargeDay[] {
  const days = new Map<string, ChargeAttempt[]>()
  for (const attempt of sorted(attempts, (a, b) => b.at - a.at)) {
    const day = toDayString(new Date(attempt.at))
    days.set(day, [...(days.get(day) ?? []), attempt])
  }
  return [...days].map(([day, those]) => ({ day, attempts: those, totals: totalAttempts(those) }))
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
    const { label } = TILL_OUTCOMES[tillOutcomeOf(attempt.outcome)]
    return [
      attempt.order,
      attempt.claimId,
      person || null,
      attempt.amount,
      at,
      formatTime(at),
      label,
      attempt.reason ?? null,
    ]
  },
}
