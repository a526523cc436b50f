import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import type { User } from '@/api/user'
import { paths } from '@/config/paths'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'

export type GuardAnswer =
  | { readonly kind: 'checking' }
  | { readonly kind: 'allowed'; readonly user: User }
  | { readonly kind: 'leave'; readonly to: string; readonly error?: Error }

/**
 * Reads the user from the server before a staff area is shown (SPEC 6): another role redirects to
 * /access-denied, a failure to /. The query client retries transient errors first. An expired session with
 * unsaved work stays on the page.
 */
export function useStaffGuard(isAllowed: (role: string | null) => boolean): GuardAnswer {
  const { signedIn } = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  const { data: user, error } = useQuery({ ...queries.user(), enabled: signedIn })
  const isOver = hasStatus(error, 401)

  useEffect(() => {
    if (isOver) expireSessionAfter(error)
  }, [error, isOver])

  if (!signedIn && !isHeld) return { kind: 'leave', to: paths.home }
  // A cached user outlives a failed refetch; the page's own requests handle their refusals.
  if (user) {
    return isAllowed(user.role ?? null)
      ? { kind: 'allowed', user }
      : { kind: 'leave', to: paths.accessDenied }
  }
  return error ? { kind: 'leave', to: paths.home, error } : { kind: 'checking' }
}
