import { findAirport, type Airport } from './airports'

/** Mean radius of the Earth. */
const EARTH_KM = 6371.0088

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2

/** Kilometres along the great circle between two places. */
function greatCircle(from: Airport, to: Airport): number {
  const [latitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)]
  const share =
    haversine(toLatitude - latitude) +
    Math.cos(latitude) * Math.cos(toLatitude) * haversine(toRadians(to.longitude - from.longitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Kilometres between two airports by their codes; null where one is not of the list. */
export function kmBetween(from: string, to: string): number | null {
  const [start, end] = [findAirport(from), findAirport(to)]
  return start === null || end === null ? null : greatCircle(start, end)
}
