/** What a claim can be about, in the API's own words (SPEC 3). */
export const CLAIM_TYPES = [
  'CANCELACIÓN',
  'RETRASO',
  'SOBREVENTA',
  'PROBLEMA EQUIPAJE',
  'OTRO',
] as const

export type ClaimType = (typeof CLAIM_TYPES)[number]

/** Airlines a claim can be against (SPEC 3). */
export const AIRLINES = ['LATAM', 'SKY', 'JETSMART', 'OTRA'] as const

export type Airline = (typeof AIRLINES)[number]

const AIRLINE_LABELS = {
  LATAM: 'LATAM',
  SKY: 'SKY',
  JETSMART: 'JetSMART',
  OTRA: 'Otra',
} as const satisfies Record<Airline, string>

/** Letters and digits alone, so that `problema-equipaje` and `cancelacion` in a URL are understood. */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z\d]+/g, ' ')
    .trim()
}

function findByWords<T extends string>(options: readonly T[], raw: unknown): T | null {
  if (typeof raw !== 'string') return null
  const words = plainWords(raw)
  return options.find((option) => plainWords(option) === words) ?? null
}

/** Reads a claim type in any case, without accents or with hyphens; anything else is null. */
export function parseClaimType(raw: unknown): ClaimType | null {
  return findByWords(CLAIM_TYPES, raw)
}

/** Reads an airline in any case; anything else is null. */
export function parseAirline(raw: unknown): Airline | null {
  return findByWords(AIRLINES, raw)
}

/** An airline as it writes its own name; an unknown airline is shown as it is. */
export function airlineLabel(airline: string): string {
  const known = parseAirline(airline)
  return known === null ? airline : AIRLINE_LABELS[known]
}
