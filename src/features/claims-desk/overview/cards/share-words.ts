import { formatNumber } from '@/domain/country/money'

/** A part of a whole, '47 %'; '-' of nothing. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : `${formatNumber(Math.round((100 * part) / whole))} %`
}
