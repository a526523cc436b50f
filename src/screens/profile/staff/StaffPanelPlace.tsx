import { useEffect } from 'react'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importPanel = () => import('./StaffPanel').then((m) => m.StaffPanel)

/** By the cookie, or else by what the server says (SPEC 6); null for whoever is not of the staff. */
function staffRole(...roles: readonly (string | null | undefined)[]): string | null {
  return roles.find((role) => canSeeAdmin(role ?? null) || canSeeLegal(role ?? null)) ?? null
}

/** The way to the panel for ADMIN and LEGAL, whose code nobody else downloads. */
export function StaffPanelPlace({ userRole }: { readonly userRole: string | null | undefined }) {
  const session = useSession()
  const role = staffRole(session.signedIn ? session.role : null, userRole)
  const { Component, load } = useLazyComponent(importPanel)
  useEffect(() => {
    if (role !== null) void load()
  }, [load, role])
  return role !== null && Component && <Component role={role} />
}
