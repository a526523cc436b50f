import type { FlightFacts } from './flight-line'

export interface PassFacts {
  readonly name: string
  readonly lastname: string
  readonly airline: string
  readonly flight: FlightFacts
}

/**
 * Fills a claim from a new boarding pass. It replaces values of the previous pass (`before`), not those that
 * the user typed. First and last name count as one value. A corrected flight value stays while both passes
 * agree on it.
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

/** Fills only what is empty, with facts that are less sure than a pass: those of an airline's message. */
export function fillEmptyFacts(now: PassFacts, found: PassFacts): PassFacts {
  const orElse = (text: string, other: string) => (text.trim() === '' ? other : text)
  const flight = Object.entries(now.flight).map(
    ([fact, text]: [string, string]) =>
      [fact, orElse(text, found.flight[fact as keyof FlightFacts])] as const,
  )
  return {
    name: orElse(now.name, found.name),
    lastname: orElse(now.lastname, found.lastname),
    airline: orElse(now.airline, found.airline),
    flight: Object.fromEntries(flight) as unknown as FlightFacts,
  }
}
