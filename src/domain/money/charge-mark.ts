import { formatClp } from '@/domain/country/money'

export interface ChargeMark {
  /** Whole pesos. */
  readonly amount: number
  readonly order: string
}

/** Servers may join lines, so a mark may follow any white space. */
const MARK = /(?:^|\s)Cobrado \$(\d{1,3}(?:\.\d{3})*), orden (\S*[^\s.,;])/gu

/** 'Cobrado $50.000, orden claim-12-1767225600000': mark of a charge in Next Step. */
export function chargeMarkText({ amount, order }: ChargeMark): string {
  return `Cobrado ${formatClp(amount)}, orden ${order}`
}

/**
 * Charge marks in Next Step, first line first. Every user who reads the claim sees them; stored
 * attempts stay in one browser.
 */
export function chargeMarksOf(nextStep: string | null | undefined): readonly ChargeMark[] {
  return [...(nextStep ?? '').matchAll(MARK)].map(([, pesos = '', order = '']) => ({
    amount: Number(pesos.replaceAll('.', '')),
    order,
  }))
}

/** Adds the mark of a charge as the first line of Next Step, unless its order is already there. */
export function withChargeMark(nextStep: string | null | undefined, mark: ChargeMark): string {
  const before = nextStep ?? ''
  if (chargeMarksOf(before).some(({ order }) => order === mark.order)) return before
  return before.trim() === '' ? chargeMarkText(mark) : `${chargeMarkText(mark)}\n${before}`
}
