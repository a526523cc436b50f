import { COUNTRY } from '@/domain/country/chile'
import { OTHER_AIRPORT, findAirport } from './airports'
import { kmBetween } from './distance'
import type { TripAnswers } from './story'

/** What the laws ask of a route. */
export interface Route {
  /** ISO 3166-1 alpha-2; null for an airport that is not of the list. */
  readonly from: string | null
  readonly to: string | null
  /** Kilometres; null where an airport is not of the list. */
  readonly km: number | null
  /** Whether it stays in one country; null where an airport is not of the list. */
  readonly isDomestic: boolean | null
}

/** Where EU 261 counts as in the Union: its 27 countries, Iceland, Norway and Switzerland. */
const EU_261_COUNTRIES = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' + 'IS NO CH'
  ).split(' '),
)

/** Whether EU 261 counts a country as its own; the United Kingdom has a law apart. */
export function isEuCountry(country: string | null): boolean {
  return country !== null && EU_261_COUNTRIES.has(country)
}

const COUNTRIES_WITH_LAW = new Set([COUNTRY, 'BR', 'US', 'GB'])

/** Whether the tables have a law of a country. */
export function hasKnownLaw(country: string): boolean {
  return isEuCountry(country) || COUNTRIES_WITH_LAW.has(country)
}

/** The countries of a route that are known, each once. */
export function countriesOf({ from, to }: Route): readonly string[] {
  return [...new Set([from, to].filter((country) => country !== null))]
}

/** Whether a route starts or ends in a country. */
export function touches({ from, to }: Route, country: string): boolean {
  return from === country || to === country
}

type Ends = Pick<TripAnswers, 'from' | 'to'>

/** Whether both ends are the same airport, which is no route; two that are not of the list may differ. */
export function isRoundTrip({ from, to }: Ends): boolean {
  return from !== '' && from === to && from !== OTHER_AIRPORT
}

/** The codes of both airports; null while either is not said or is not of the list. */
export function codesOf({ from, to }: Ends): Ends | null {
  return [from, to].some((code) => code === '' || code === OTHER_AIRPORT) ? null : { from, to }
}

/** The route of a story; null until both airports are said, differ and are known or 'other'. */
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
