import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { reasonOf } from '@/domain/failures/failure-message'
import type { AskedState } from '@/session/return-page'

/** Ends the session after a call that was refused with 401. */
export function useExpireSession(error: Error | null): void {
  useEffect(() => expireSessionAfter(error), [error])
}

/** True if the list was refused (SPEC 6 and 8): a 401 ends the session, a 403 leads home unless `isHeld`. */
export function useLeaveWhenRefused(
  error: Error | null,
  leaves: boolean,
  isHeld: boolean,
): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isRefused = leaves && hasStatus(error, 401, 403)
  const isOver = isRefused && hasStatus(error, 401)
  useExpireSession(leaves ? error : null)
  useEffect(() => {
    if (isRefused && !isOver && !isHeld) {
      const unopened = { page: pathname + search, reason: reasonOf(toFailure(error)) }
      void navigate(paths.home, { replace: true, state: { unopened } satisfies AskedState })
    }
  }, [error, isHeld, isOver, isRefused, navigate, pathname, search])
  return isRefused
}
