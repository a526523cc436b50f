const ROLES = ['USER', 'TAXI', 'ADMIN', 'LEGAL'] as const

export type Role = (typeof ROLES)[number]

/** Parses a role, ignoring case and outer spaces; null for anything else (SPEC 6). */
export function parseRole(raw: unknown): Role | null {
  if (typeof raw !== 'string') return null
  const text = raw.trim().toUpperCase()
  return ROLES.find((role) => role === text) ?? null
}

const hasRole = (role: Role) => (raw: string | null) => parseRole(raw) === role

/** "Mis Ganancias" is offered (SPEC 6, TAXI). */
export const canSeeEarnings = hasRole('TAXI')

/** The /admin area is offered (SPEC 6, ADMIN). */
export const canSeeAdmin = hasRole('ADMIN')

/** The /legal area is offered (SPEC 6, LEGAL). */
export const canSeeLegal = hasRole('LEGAL')

/** "Cobrar" is offered in the claim details (SPEC 2.11 and 6, ADMIN). */
export const canCharge = hasRole('ADMIN')
