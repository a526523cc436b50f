const DEMO_ISSUER = 'vuelo-justo-demo'

const LIFETIME_SECONDS = 8 * 60 * 60

export interface DemoTokenPayload {
  readonly iss: string
  readonly sub: string
  readonly name: string | null
  readonly email: string
  readonly role: string
  /** Seconds since 1970. */
  readonly exp: number
  /** Distinguishes tokens of the same second. */
  readonly jti: string
}

function toBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function parseBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)))
}

/** Creates an unsigned token (SPEC 3, Session). */
export function issueToken(
  owner: { email: string; name: string | null; role: string },
  now: Date,
  lifetimeSeconds = LIFETIME_SECONDS,
): string {
  const claims: DemoTokenPayload = {
    iss: DEMO_ISSUER,
    sub: owner.email,
    name: owner.name,
    email: owner.email,
    role: owner.role,
    exp: Math.floor(now.getTime() / 1000) + lifetimeSeconds,
    jti: Math.random().toString(36).slice(2),
  }
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    toBase64Url(JSON.stringify(part)),
  )
  return [...parts, 'demo'].join('.')
}

/** Null for a foreign, damaged or expired token. */
export function tokenOwner(token: string, now: Date): string | null {
  try {
    const claims = JSON.parse(
      parseBase64Url(token.split('.')[1] ?? ''),
    ) as Partial<DemoTokenPayload>
    const fresh = typeof claims.exp === 'number' && claims.exp * 1000 > now.getTime()
    return claims.iss === DEMO_ISSUER && fresh ? (claims.sub ?? null) : null
  } catch {
    return null
  }
}
