import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { canSeeAdmin } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'

/**
 * The charge page asks the session itself, on top of its layout (SPEC 6): without a token it leads
 * home, without the ADMIN role in the cookie to the page that explains it. Unsaved work is waited for.
 */
export function RequireAdminCookie() {
  const session = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  if (isHeld) return <Outlet />
  if (!session.signedIn) return <Navigate to={paths.home} replace />
  return canSeeAdmin(session.role) ? <Outlet /> : <Navigate to={paths.accessDenied} replace />
}
