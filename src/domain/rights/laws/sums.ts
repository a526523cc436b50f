import { formatClp, formatNumber } from '@/domain/country/money'
import type { Amount } from './law'
import type { Source } from './sources'

/** CLP per unit in January 2025, rounded (Banco Central, IMF): an orientation, not a rate of payment. */
const PESOS = { UF: 38_400, EUR: 1_050, GBP: 1_270, DEG: 1_320, USD: 1_010 } as const

export const PESOS_DATE = 'cambio de enero de 2025'
const STEP_CLP = 10_000

export type Currency = keyof typeof PESOS

/** Approximate CLP of the highest sum, in steps of 10,000. */
function pesosOf(sums: readonly number[], currency: Currency): number {
  return Math.round((Math.max(...sums) * PESOS[currency]) / STEP_CLP) * STEP_CLP
}

/** '2 o 3 UF' */
export function formatSums(sums: readonly number[], currency: Currency): string {
  return `${sums.map(formatNumber).join(' o ')} ${currency}`
}

/** 'unos $80.000 o $120.000' */
export function aboutPesos(sums: readonly number[], currency: Currency): string {
  return `unos ${sums.map((sum) => formatClp(pesosOf([sum], currency))).join(' o ')}`
}

/** 'En pesos, unos $150.000 (cambio de enero de 2025).' */
export function pesosNote(sums: readonly number[], currency: Currency): string {
  return `En pesos, ${aboutPesos(sums, currency)} (${PESOS_DATE}).`
}

/** A fixed amount of a law; the sentences of its note end with the pesos, empty ones are left out. */
export function fixedAmount(
  sums: readonly number[],
  currency: Currency,
  source: Source,
  sentences: readonly string[],
): Amount {
  const note = [...sentences, pesosNote(sums, currency)].filter((sentence) => sentence !== '')
  const pesos = pesosOf(sums, currency)
  return { text: formatSums(sums, currency), note: note.join(' '), pesos, source }
}
