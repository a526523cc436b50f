const ROLES = ['USER', 'TAXI', 'ADMIN', 'LEGAL'] as const

export type Role = (typeof ROLES)[number]

/** Parses a role, ignoring case and outer spaces; null for anything else (SPEC 6). */
export function parseRole(raw: unknown): Role | null {
  if (typeof raw !== 'string') return null
  const text = raw.trim().toUpperCase()
  return ROLES.find((role) => role === text) ?? null
}

const ROLE_FOR = {
  earnings: 'TAXI',
  admin: 'ADMIN',
  legal: 'LEGAL',
  charge: 'ADMIN',
} as const satisfies Record<string, Role>

function isAllowed(area: keyof typeof ROLE_FOR, raw: string | null): boolean {
  return parseRole(raw) === ROLE_FOR[area]
}

/** "Mis Ganancias" is offered (SPEC 6, TAXI). */
export function canSeeEarnings(role: string | null): boolean {
  return isAllowed('earnings', role)
}

/** The /admin area is offered (SPEC 6, ADMIN). */
export function canSeeAdmin(role: string | null): boolean {
  return isAllowed('admin', role)
}

/** The /legal area is offered (SPEC 6, LEGAL). */
export function canSeeLegal(role: string | null): boolean {
  return isAllowed('legal', role)
}

/** "Cobrar" is offered in the claim details (SPEC 2.11 and 6, ADMIN). */
export function canCharge(role: string | null): boolean {
  return isAllowed('charge', role)
}
