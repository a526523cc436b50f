import { formatNumber } from '@/domain/country/money'

/** Sums that grow with the distance: each up to its kilometres, the last one without end. */
export type Bands = readonly { readonly upTo: number; readonly sum: number }[]

/** How far the list of airports may be wrong about a distance. */
const TOLERANCE_KM = 5

/** The sum for a distance, or both sums beside an edge; none for a distance that is not known. */
export function sumsFor(bands: Bands, km: number | null): readonly number[] {
  if (km === null) return []
  const sums = [km - TOLERANCE_KM, km + TOLERANCE_KM].flatMap(
    (length) => bands.find(({ upTo }) => length <= upTo)?.sum ?? [],
  )
  return [...new Set(sums)]
}

/** Each band in words, 'Entre 500 y 1.000 km', with its sum. */
export function bandRows(bands: Bands): { readonly when: string; readonly sum: number }[] {
  return bands.map(({ upTo, sum }, at) => {
    const above = bands[at - 1]?.upTo
    if (above === undefined) return { when: `Hasta ${formatNumber(upTo)} km`, sum }
    if (upTo === Infinity) return { when: `Más de ${formatNumber(above)} km`, sum }
    return { when: `Entre ${formatNumber(above)} y ${formatNumber(upTo)} km`, sum }
  })
}

/** A distance as it is told, 'unos 2.460 km': the list of airports is no surveyor. */
export function aboutKm(km: number): string {
  return `unos ${formatNumber(Math.round(km / 10) * 10)} km`
}
