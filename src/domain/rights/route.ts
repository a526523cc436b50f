import { COUNTRY } from '@/domain/country/chile'
import { OTHER_AIRPORT, findAirport, type Airport } from './airports'
import type { TripAnswers } from './story'

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

export interface Route {
  /** ISO 3166-1 alpha-2; null for an airport that is not in the list. */
  readonly from: string | null
  readonly to: string | null
  /** Kilometres; null if an airport is not in the list. */
  readonly km: number | null
  /** True if it stays in one country; null if an airport is not in the list. */
  readonly isDomestic: boolean | null
}

/** Countries of EU 261: the 27 of the Union, Iceland, Norway and Switzerland. */
const EU_261_COUNTRIES = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' + 'IS NO CH'
  ).split(' '),
)

/** True for a country of EU 261; the United Kingdom has its own law. */
export function isEuCountry(country: string | null): boolean {
  return country !== null && EU_261_COUNTRIES.has(country)
}

const COUNTRIES_WITH_LAW = new Set([COUNTRY, 'BR', 'US', 'GB'])

/** True if the tables have a law of the country. */
export function hasKnownLaw(country: string): boolean {
  return isEuCountry(country) || COUNTRIES_WITH_LAW.has(country)
}

/** Known countries of a route, without repetition. */
export function countriesOf({ from, to }: Route): readonly string[] {
  return [...new Set([from, to].filter((country) => country !== null))]
}

/** True if a route starts or ends in the country. */
export function touches({ from, to }: Route, country: string): boolean {
  return from === country || to === country
}

type Ends = Pick<TripAnswers, 'from' | 'to'>

/** True if both airports are the same; two `OTHER_AIRPORT` may differ. */
export function isRoundTrip({ from, to }: Ends): boolean {
  return from !== '' && from === to && from !== OTHER_AIRPORT
}

/** Codes of both airports; null if one is missing or not in the list. */
export function codesOf({ from, to }: Ends): Ends | null {
  return [from, to].some((code) => code === '' || code === OTHER_AIRPORT) ? null : { from, to }
}

/** Route of the answers; null if an airport is missing, unknown or repeated. */
export function routeOf({ from, to }: Ends): Route | null {
  const isSaid = [from, to].every((code) => code === OTHER_AIRPORT || findAirport(code) !== null)
  if (!isSaid || isRoundTrip({ from, to })) return null
  const [start, end] = [findAirport(from)?.country ?? null, findAirport(to)?.country ?? null]
  return {
    from: start,
    to: end,
    km: kmBetween(from, to),
    isDomestic: start === null || end === null ? null : start === end,
  }
}
