import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { expireSessionAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { reasonOf } from '@/domain/failures/failure-message'
import type { AskedState } from '@/session/return-page'

/**
 * Leads to the home page when the list is refused (SPEC 6 and 8, legal CRM). 401: ends the session; the
 * layout's guard navigates once nothing is unsaved. 403: the page belongs to another role.
 * @param isHeld waits while a dialog has unsaved input
 * @returns true if the list was refused; the caller then shows no error
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
