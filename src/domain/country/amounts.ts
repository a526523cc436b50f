/** Thousands grouped with dots and perhaps a decimal comma: 38.000, 1.200.000,50 and 38.000.- */
const CHILEAN_GROUPING = /^[.,]*([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?[.,]*$/

/** A whole number of pesos as people write one: 38000, 38.000, $ 38.000, 38.000.- and $38.000 CLP. */
const PLAIN_PESOS = /^(?:CLP)?\$?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:[.,]-)?(?:CLP)?$/i

/** Parsed amount; `pesos` is a whole number of CLP. */
export type ChargeAmount = { readonly text: string } & (
  | { readonly reading: 'empty' | 'wrong'; readonly pesos: null }
  /** True if the text could mean another amount; the user is warned. */
  | { readonly reading: 'plain' | 'doubtful'; readonly pesos: number }
)

/**
 * Parses a typed amount to charge (SPEC 5, Charge).
 *
 * Every character but digits and dots is dropped, so '50,5' means 505, '-500' means 500 and '1e9' 19; a
 * number grouped the Chilean way, '38.000', means thousands. `chargePreview` shows the result before it
 * counts. No number, zero after rounding and what is beyond exact integers are wrong.
 */
export function parseChargeAmount(text: string): ChargeAmount {
  const [, grouped, decimals = ''] = CHILEAN_GROUPING.exec(text.replace(/[^\d.,]/g, '')) ?? []
  const plain = grouped ? `${grouped.replaceAll('.', '')}.${decimals}` : text.replace(/[^\d.]/g, '')
  const pesos = Math.round(Number(plain))
  if (!Number.isSafeInteger(pesos) || pesos <= 0) {
    return { text, reading: text.trim() === '' ? 'empty' : 'wrong', pesos: null }
  }
  const isPlain = PLAIN_PESOS.test(text.replace(/\s/g, ''))
  return { text, reading: isPlain ? 'plain' : 'doubtful', pesos }
}
