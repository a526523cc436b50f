import { Navigate, Outlet } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSession } from '@/session/use-session'

/** Pages that need the iktoken cookie lead home without it (SPEC 6). */
export function RequireSession() {
  return useSession().signedIn ? <Outlet /> : <Navigate to={paths.home} replace />
}
