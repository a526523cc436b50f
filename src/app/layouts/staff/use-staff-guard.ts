import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hasStatus } from '@/api/http/api-error'
import { queries } from '@/api/queries'
import { expireSessionAfter } from '@/api/http/refusals'
import type { User } from '@/api/user'
import { paths } from '@/config/paths'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'

/** What a guard knows so far: nothing yet, who may enter, or where the person has to go instead. */
export type GuardAnswer =
  | { readonly kind: 'checking' }
  | { readonly kind: 'allowed'; readonly user: User }
  | { readonly kind: 'leave'; readonly to: string; readonly error?: Error }

/**
 * Asks the server who the person is before anything of a staff area is shown (SPEC 6): another role
 * goes to /access-denied, a failure to /. What may pass by itself is tried again by the query client
 * first, so that one lost packet throws nobody out. A session that ran out over unsaved work leaves the
 * frame as it is.
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
  // An answer at hand outlives a failed second look; the calls of the page have their own refusals.
  if (user) {
    return isAllowed(user.role ?? null)
      ? { kind: 'allowed', user }
      : { kind: 'leave', to: paths.accessDenied }
  }
  return error ? { kind: 'leave', to: paths.home, error } : { kind: 'checking' }
}
