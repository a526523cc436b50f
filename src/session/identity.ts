import { jwtDecode } from 'jwt-decode'

const TEXT_CLAIMS = ['iss', 'sub', 'name', 'email'] as const

type TextClaim = (typeof TEXT_CLAIMS)[number]

/** What the app reads from a token. Nothing here is verified: it is for display only. */
export interface TokenClaims extends Readonly<Partial<Record<TextClaim, string>>> {
  /** Seconds since 1970. */
  readonly exp?: number
}

/** Where a person's name is shown; SPEC 3 (Session) picks another claim for each place. */
export type NameContext = 'claim' | 'navigation' | 'landing'

/** Claims to try, best first, for a token of another issuer. */
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

/**
 * Reads the claims of a token without verifying it (SPEC 3, Session).
 *
 * @returns null when the text is not a token or its payload is not an object; a claim of another
 * type than expected is left out. Never throws.
 */
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

/** What names the person of a token, in one spelling. */
function namesOf({ email, sub }: TokenClaims): string[] {
  return [email, sub].flatMap((text) => {
    const name = text?.trim().toLowerCase() ?? ''
    return name === '' ? [] : [name]
  })
}

/**
 * The person a token belongs to, in the one form under which this device keeps things for them: the
 * e-mail, else the subject, in lower case. Null for a token that names nobody.
 */
export function userKeyOf(claims: TokenClaims): string | null {
  return namesOf(claims)[0] ?? null
}

/**
 * Whether two tokens belong to one person: they share an e-mail or a subject, because the product's own
 * token and Google's name the same person in different fields. Tokens that name nobody never do.
 */
export function isSamePerson(before: TokenClaims, after: TokenClaims): boolean {
  const known = namesOf(before)
  return namesOf(after).some((name) => known.includes(name))
}

function withoutTrailingSlash(issuer: string): string {
  return issuer.replace(/\/+$/, '')
}

function isOwnIssuer(iss: string | undefined, ownIssuer: string): boolean {
  // A build that names no issuer can only recognise tokens that name none either.
  if (ownIssuer === '' || iss === undefined) return ownIssuer === '' && iss === undefined
  return withoutTrailingSlash(iss) === withoutTrailingSlash(ownIssuer)
}

/**
 * The name to show for a signed-in person (SPEC 3, Session): the subject for the product's own
 * tokens; for others the name in the navigation and the e-mail on the landing page and claim form.
 *
 * @param ownIssuer the issuer that is the product's own site; empty when the build names none
 * @returns the first of the fitting claims that is not blank; '' when the token has none
 */
export function displayName(claims: TokenClaims, context: NameContext, ownIssuer: string): string {
  const order = isOwnIssuer(claims.iss, ownIssuer) ? OWN_CLAIMS : FOREIGN_CLAIMS[context]
  const found = order.map((claim) => claims[claim]?.trim() ?? '').find((text) => text !== '')
  return found ?? ''
}
