import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { reasonOf } from '@/domain/failures/failure-message'
import type { AskedState } from '@/session/return-page'

/**
 * Leads home when the list is refused (SPEC 6 and 8, legal CRM): with a 401 the session is over, and
 * the frame's guard leads home once nothing is unsaved; with a 403 it is another person's page.
 *
 * @param isHeld waits, because a dialog holds something that was typed
 * @returns whether the list was refused, so that nothing else is made of its error
 */
export function useLeaveWhenRefused(
  error: Error | null,
  leaves: boolean,
  isHeld: boolean,
): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isRefused = leaves && hasStatus(error, 401, 403)
  const isOver = isRefused && hasStatus(error, 401)
  useEffect(() => {
    if (isOver) expireSessionAfter(error)
    else if (isRefused && !isHeld) {
      const unopened = { page: pathname + search, reason: reasonOf(toFailure(error)) }
      void navigate(paths.home, { replace: true, state: { unopened } satisfies AskedState })
    }
  }, [error, isHeld, isOver, isRefused, navigate, pathname, search])
  return isRefused
}
