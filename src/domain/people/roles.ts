const ROLES = ['USER', 'TAXI', 'ADMIN', 'LEGAL'] as const

/** What a signed-in person may do beyond following their own claims (SPEC 6). */
export type Role = (typeof ROLES)[number]

/** Reads a role in any case and with stray spaces; anything else is null (SPEC 6). */
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

/** Whether "Mis Ganancias" is offered (SPEC 6, TAXI). */
export function canSeeEarnings(role: string | null): boolean {
  return isAllowed('earnings', role)
}

/** Whether the /admin area is offered (SPEC 6, ADMIN). */
export function canSeeAdmin(role: string | null): boolean {
  return isAllowed('admin', role)
}

/** Whether the /legal area is offered (SPEC 6, LEGAL). */
export function canSeeLegal(role: string | null): boolean {
  return isAllowed('legal', role)
}

/** Whether "Cobrar" is offered in the claim details (SPEC 2.11 and 6, ADMIN). */
export function canCharge(role: string | null): boolean {
  return isAllowed('charge', role)
}
