import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/session/use-session'
import { useSessionHeld } from '@/session/use-session-held'

/**
 * Pages that need the iktoken cookie lead home without it (SPEC 6), unless a session that ran out left
 * unsaved work on them.
 */
export function RequireSession() {
  const { signedIn } = useSession()
  const isHeld = useSessionHeld()
  return signedIn || isHeld ? <Outlet /> : <Navigate to={paths.home} replace />
}
