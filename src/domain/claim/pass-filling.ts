import type { FlightFacts } from './flight-line'

/** What a boarding pass fills into a claim. */
export interface PassFacts {
  readonly name: string
  readonly lastname: string
  readonly airline: string
  readonly flight: FlightFacts
}

/**
 * A claim after one more pass was read: the new pass takes the place of what the one before filled in,
 * and what the passenger wrote stays.
 *
 * A name is one: where half of it was changed, the other half stays too. A fact of the flight that was
 * corrected stays as long as the passes agree on it; another flight is another flight.
 *
 * @param now what the claim says
 * @param before the pass that was read before this one; null for the first
 */
export function fillFromPass(now: PassFacts, before: PassFacts | null, pass: PassFacts): PassFacts {
  const isEmpty = (field: 'name' | 'lastname' | 'airline') => now[field].trim() === ''
  const isFree = (field: 'name' | 'lastname' | 'airline') =>
    isEmpty(field) || now[field] === before?.[field]
  const isNameFree = isFree('name') && isFree('lastname')
  const wasRead = (fact: keyof FlightFacts) => before?.flight[fact] === pass.flight[fact]
  const flight = Object.entries(pass.flight).map(([fact, text]) => {
    const key = fact as keyof FlightFacts
    return [key, wasRead(key) && now.flight[key] !== '' ? now.flight[key] : text] as const
  })
  return {
    name: isNameFree || isEmpty('name') ? pass.name : now.name,
    lastname: isNameFree || isEmpty('lastname') ? pass.lastname : now.lastname,
    airline: isFree('airline') ? pass.airline : now.airline,
    flight: Object.fromEntries(flight) as unknown as FlightFacts,
  }
}
