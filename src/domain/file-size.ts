import { formatNumber } from './country/money'

const UNITS = ['KB', 'MB', 'GB'] as const

/** A size as '1,8 MB', in steps of 1024 bytes; '0 B' for a negative or invalid size. */
export function formatFileSize(bytes: number): string {
  let size = bytes > 0 && bytes < Infinity ? bytes : 0
  let unit = 'B'
  for (const larger of UNITS) {
    // 1023,96 KB would round to "1.024 KB".
    if (size < 1023.95) break
    size /= 1024
    unit = larger
  }
  return `${formatNumber(Math.round(size * 10) / 10)} ${unit}`
}
