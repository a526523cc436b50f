/** Claim types of the API (SPEC 3). */
export const CLAIM_TYPES = [
  'CANCELACIÓN',
  'RETRASO',
  'SOBREVENTA',
  'PROBLEMA EQUIPAJE',
  'OTRO',
] as const

export type ClaimType = (typeof CLAIM_TYPES)[number]

/** The one name of a type for passengers: 'Problema equipaje'. */
export function claimTypeLabel(type: ClaimType): string {
  return type.charAt(0) + type.slice(1).toLowerCase()
}

/** Airlines of the API (SPEC 3). */
export const AIRLINES = ['LATAM', 'SKY', 'JETSMART', 'OTRA'] as const

export type Airline = (typeof AIRLINES)[number]

const AIRLINE_LABELS = {
  LATAM: 'LATAM',
  SKY: 'SKY',
  JETSMART: 'JetSMART',
  OTRA: 'Otra',
} as const satisfies Record<Airline, string>

/** Letters and digits only, so that `problema-equipaje` and `cancelacion` in a URL match. */
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

/** Claim type in any case, without accents or with hyphens; null for anything else. */
export function parseClaimType(raw: unknown): ClaimType | null {
  return findByWords(CLAIM_TYPES, raw)
}

/** Airline in any case; null for anything else. */
export function parseAirline(raw: unknown): Airline | null {
  return findByWords(AIRLINES, raw)
}

/** Airline as it spells its own name; an unknown one stays unchanged. */
export function airlineLabel(airline: string): string {
  const known = parseAirline(airline)
  return known === null ? airline : AIRLINE_LABELS[known]
}
