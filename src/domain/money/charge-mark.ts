import { formatClp } from '@/domain/country/money'

/** A charge as its mark in Next Step tells it. */
export interface ChargeMark {
  /** Whole pesos. */
  readonly amount: number
  readonly order: string
}

/** Servers may join lines, so a mark is found behind any white space. */
const MARK = /(?:^|\s)Cobrado \$(\d{1,3}(?:\.\d{3})*), orden (\S*[^\s.,;])/gu

/** 'Cobrado $50.000, orden claim-12-1767225600000': how a charge is written into Next Step. */
export function chargeMarkText({ amount, order }: ChargeMark): string {
  return `Cobrado ${formatClp(amount)}, orden ${order}`
}

/**
 * The charges that Next Step tells of, first line first. A mark reaches every user who reads the claim;
 * the stored attempts are known to one browser only.
 */
export function chargeMarksOf(nextStep: string | null | undefined): readonly ChargeMark[] {
  return [...(nextStep ?? '').matchAll(MARK)].map(([, pesos = '', order = '']) => ({
    amount: Number(pesos.replaceAll('.', '')),
    order,
  }))
}

/** Next Step with the mark of a charge as its first line; unchanged if it tells of that order already. */
export function withChargeMark(nextStep: string | null | undefined, mark: ChargeMark): string {
  const before = nextStep ?? ''
  if (chargeMarksOf(before).some(({ order }) => order === mark.order)) return before
  return before.trim() === '' ? chargeMarkText(mark) : `${chargeMarkText(mark)}\n${before}`
}
