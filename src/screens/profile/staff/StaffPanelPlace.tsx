import { useEffect } from 'react'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importPanel = () => import('./StaffPanel').then((m) => m.StaffPanel)

/** Staff role from the cookie, else from the server (SPEC 6); null for other users. */
function staffRole(...roles: readonly (string | null | undefined)[]): string | null {
  return roles.find((role) => canSeeAdmin(role ?? null) || canSeeLegal(role ?? null)) ?? null
}

/** Loads the staff link only for ADMIN and LEGAL. */
export function StaffPanelPlace({ userRole }: { readonly userRole: string | null | undefined }) {
  const session = useSession()
  const role = staffRole(session.signedIn ? session.role : null, userRole)
  const { Component, load } = useLazyComponent(importPanel)
  useEffect(() => {
    if (role !== null) void load()
  }, [load, role])
  return role !== null && Component && <Component role={role} />
}
