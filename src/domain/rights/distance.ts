import { findAirport, type Airport } from './airports'

const EARTH_KM = 6371.0088

const toRadians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2

function greatCircle(from: Airport, to: Airport): number {
  const [latitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)]
  const share =
    haversine(toLatitude - latitude) +
    Math.cos(latitude) * Math.cos(toLatitude) * haversine(toRadians(to.longitude - from.longitude))
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Great-circle kilometres between two airport codes; null if one is not in the list. */
export function kmBetween(from: string, to: string): number | null {
  const [start, end] = [findAirport(from), findAirport(to)]
  return start === null || end === null ? null : greatCircle(start, end)
}
