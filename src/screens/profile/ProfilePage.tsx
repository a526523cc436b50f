import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { queries } from '@/api/queries'
import { isStale401 } from '@/api/http/refusals'
import { isolate } from '@/domain/isolate'
import { splitFullName } from '@/domain/people/full-name'
import { PageTitle } from '@/ui/PageTitle'
import { useCardCheck } from './card/use-card-check'
import { ProfilePending } from './ProfilePending'
import { ProfileView } from './ProfileView'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { expireSession } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { LazyComponent } from '@/ui/browser/LazyComponent'

const importPanel = () => import('./StaffPanel').then((m) => m.StaffPanel)

/** Staff role from the cookie, else from the server (SPEC 6); null for other users. */
function staffRole(...roles: readonly (string | null | undefined)[]): string | null {
  return roles.find((role) => canSeeAdmin(role ?? null) || canSeeLegal(role ?? null)) ?? null
}

/** Loads the staff link only for ADMIN and LEGAL. */
function StaffPanelPlace({ userRole }: { readonly userRole: string | null | undefined }) {
  const session = useSession()
  const role = staffRole(session.signedIn ? session.role : null, userRole)
  return role !== null && <LazyComponent from={importPanel} props={{ role }} />
}

/** "TU PERFIL" (SPEC 2.7). A failed read of the profile ends the session (SPEC 8). */
export function ProfilePage() {
  const { data: user, error } = useQuery(queries.user())
  const cardCheck = useCardCheck()
  const isLost = error !== null && (user === undefined || hasStatus(error, 401, 403))

  useEffect(() => {
    // The guard redirects home after sign-out.
    if (isLost && !isStale401(error)) expireSession()
  }, [error, isLost])

  const name = splitFullName(user?.name ?? '').name
  const greeting = name === '' ? 'Hola.' : `Hola, ${isolate(name)}.`
  return (
    <div className="page">
      <PageTitle
        lead={user ? `${greeting} Mantén tus datos al día para que tu reclamo avance.` : <wbr />}
      >
        TU PERFIL
      </PageTitle>
      <StaffPanelPlace userRole={user?.role} />
      {user ? <ProfileView user={user} cardCheck={cardCheck} /> : <ProfilePending />}
    </div>
  )
}
