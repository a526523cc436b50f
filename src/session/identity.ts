import { jwtDecode } from 'jwt-decode'

const TEXT_CLAIMS = ['iss', 'sub', 'name', 'email'] as const

type TextClaim = (typeof TEXT_CLAIMS)[number]

/** Claims of a token, not verified: for display only. */
export interface TokenClaims extends Readonly<Partial<Record<TextClaim, string>>> {
  /** Seconds since 1970. */
  readonly exp?: number
}

/** SPEC 3 (Session) uses other claims for each place. */
export type NameContext = 'claim' | 'navigation' | 'landing'

/** Claims by priority, for tokens of another issuer. */
const FOREIGN_CLAIMS = {
  claim: ['email', 'name', 'sub'],
  navigation: ['name', 'email', 'sub'],
  landing: ['email', 'name', 'sub'],
} as const satisfies Record<NameContext, readonly TextClaim[]>

const OWN_CLAIMS = ['sub', 'name', 'email'] as const satisfies readonly TextClaim[]

function decodePayload(token: string): unknown {
  try {
    return jwtDecode<unknown>(token)
  } catch {
    return null
  }
}

/** Decodes a token without verifying it (SPEC 3, Session). Null if invalid; mistyped claims are dropped. */
export function decodeToken(token: string): TokenClaims | null {
  const payload = decodePayload(token)
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null
  const raw: Readonly<Record<string, unknown>> = { ...payload }
  const texts = TEXT_CLAIMS.map((claim) => [claim, raw[claim]] as const)
  const exp = raw['exp']
  return {
    ...Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')),
    ...(typeof exp === 'number' && Number.isFinite(exp) ? { exp } : {}),
  }
}

function namesOf({ email, sub }: TokenClaims): string[] {
  return [email, sub].flatMap((text) => {
    const name = text?.trim().toLowerCase() ?? ''
    return name === '' ? [] : [name]
  })
}

/** Owner key of records on this device: e-mail, else subject, in lower case; null without both. */
export function userKeyOf(claims: TokenClaims): string | null {
  return namesOf(claims)[0] ?? null
}

/** True if two tokens share an e-mail or subject: our own and Google tokens use different claims. */
export function isSamePerson(before: TokenClaims, after: TokenClaims): boolean {
  const known = namesOf(before)
  return namesOf(after).some((name) => known.includes(name))
}

function withoutTrailingSlash(issuer: string): string {
  return issuer.replace(/\/+$/, '')
}

function isOwnIssuer(iss: string | undefined, ownIssuer: string): boolean {
  // A build without an issuer recognizes only tokens without one.
  if (ownIssuer === '' || iss === undefined) return ownIssuer === '' && iss === undefined
  return withoutTrailingSlash(iss) === withoutTrailingSlash(ownIssuer)
}

/** Display name: subject of our own tokens, else by `FOREIGN_CLAIMS`; '' if missing (SPEC 3, Session). */
export function displayName(claims: TokenClaims, context: NameContext, ownIssuer: string): string {
  const order = isOwnIssuer(claims.iss, ownIssuer) ? OWN_CLAIMS : FOREIGN_CLAIMS[context]
  const found = order.map((claim) => claims[claim]?.trim() ?? '').find((text) => text !== '')
  return found ?? ''
}
