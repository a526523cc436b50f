import { formatNumber } from '@/domain/country/money'

/** '47 %'; '-' if the whole is 0. */
export function formatShare(part: number, whole: number): string {
  return whole === 0 ? '-' : `${formatNumber(Math.round((100 * part) / whole))} %`
}
