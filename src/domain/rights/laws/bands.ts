import { formatNumber } from '@/domain/money/clp'

/** Sums that grow with the distance: each up to its kilometres, the last one without end. */
export type Bands = readonly { readonly upTo: number; readonly sum: number }[]

/** The sum for a distance; null for a distance that is not known. */
export function sumFor(bands: Bands, km: number | null): number | null {
  return km === null ? null : (bands.find(({ upTo }) => km <= upTo)?.sum ?? null)
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
