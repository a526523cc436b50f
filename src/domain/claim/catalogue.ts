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

const TYPE_LABELS = {
  CANCELACIÓN: 'Cancelación',
  RETRASO: 'Retraso',
  SOBREVENTA: 'Sobreventa',
  'PROBLEMA EQUIPAJE': 'Problema de equipaje',
  OTRO: 'Otro',
} as const satisfies Record<ClaimType, string>

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

/** Whether `parseClaimType` understands a text. It is no type guard: a lower-case text passes. */
export function isClaimType(raw: unknown): boolean {
  return parseClaimType(raw) !== null
}

/** Whether `parseAirline` understands a text. It is no type guard: a lower-case text passes. */
export function isAirline(raw: unknown): boolean {
  return parseAirline(raw) !== null
}

/** A claim type as a sentence writes it; an unknown type is shown as it is. */
export function claimTypeLabel(type: string): string {
  const known = parseClaimType(type)
  return known === null ? type : TYPE_LABELS[known]
}

/** An airline as it writes its own name; an unknown airline is shown as it is. */
export function airlineLabel(airline: string): string {
  const known = parseAirline(airline)
  return known === null ? airline : AIRLINE_LABELS[known]
}
