import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { canSeeAdmin } from '@/domain/people/roles'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'

/** SPEC 6: without a token leads home, without the ADMIN cookie to access-denied. Unsaved work stays. */
export function RequireAdminCookie() {
  const session = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  if (isHeld) return <Outlet />
  if (!session.signedIn) return <Navigate to={paths.home} replace />
  return canSeeAdmin(session.role) ? <Outlet /> : <Navigate to={paths.accessDenied} replace />
}
