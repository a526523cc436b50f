import { LOCALE } from './chile'

// 'es' alone would write 1000 without a dot.
const NUMBER = new Intl.NumberFormat(LOCALE, { useGrouping: 'always', maximumFractionDigits: 2 })

/** A number in Chilean format, '1.200,5', with at most two decimals; '-' if not finite. */
export function formatNumber(value: number): string {
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? NUMBER.format(value + 0) : '-'
}

/** An amount in whole Chilean pesos, '$250.000'; '-' if not finite (SPEC 9, es-CL). */
export function formatClp(amount: number): string {
  if (!Number.isFinite(amount)) return '-'
  const pesos = Math.round(amount)
  return `${pesos < 0 ? '-' : ''}$${formatNumber(Math.abs(pesos))}`
}
