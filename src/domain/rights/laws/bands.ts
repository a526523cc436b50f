import { formatNumber } from '@/domain/country/money'

/** Sums by distance: `upTo` is the upper limit in kilometres, Infinity for the last one. */
export type Bands = readonly { readonly upTo: number; readonly sum: number }[]

const TOLERANCE_KM = 5

/** Sum for a distance, or both sums close to a limit; empty if the distance is unknown. */
export function sumsFor(bands: Bands, km: number | null): readonly number[] {
  if (km === null) return []
  const sums = [km - TOLERANCE_KM, km + TOLERANCE_KM].flatMap(
    (length) => bands.find(({ upTo }) => length <= upTo)?.sum ?? [],
  )
  return [...new Set(sums)]
}

/** Label of each band, 'Entre 500 y 1.000 km', with its sum. */
export function bandRows(bands: Bands): { readonly when: string; readonly sum: number }[] {
  return bands.map(({ upTo, sum }, at) => {
    const above = bands[at - 1]?.upTo
    if (above === undefined) return { when: `Hasta ${formatNumber(upTo)} km`, sum }
    if (upTo === Infinity) return { when: `Más de ${formatNumber(above)} km`, sum }
    return { when: `Entre ${formatNumber(above)} y ${formatNumber(upTo)} km`, sum }
  })
}

/** 'unos 2.460 km': rounded, because the coordinates of the list are. */
export function aboutKm(km: number): string {
  return `unos ${formatNumber(Math.round(km / 10) * 10)} km`
}
