/**
 * A number in Chilean format, '1.200,5', with at most two decimals; '-' if not finite. Without `Intl`: its
 * first use takes a slow phone 60 ms, and older browsers write 1000 without a dot.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-'
  // Adding 0 turns -0 into 0.
  const [whole = '', decimals = ''] = String(Number(value.toFixed(2)) + 0).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return decimals === '' ? grouped : `${grouped},${decimals}`
}

/** An amount in whole Chilean pesos, '$250.000'; '-' if not finite (SPEC 9, es-CL). */
export function formatClp(amount: number): string {
  if (!Number.isFinite(amount)) return '-'
  const pesos = Math.round(amount)
  return `${pesos < 0 ? '-' : ''}$${formatNumber(Math.abs(pesos))}`
}
