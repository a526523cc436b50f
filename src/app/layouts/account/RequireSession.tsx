import { useQueryClient } from '@tanstack/react-query'
import { matchPath, Navigate, Outlet, useLocation, useOutletContext } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { queries } from '@/api/queries'
import { paths } from '@/config/paths'
import { reasonOf } from '@/domain/failures/failure-message'
import { ASKED_PAGES, type AskedState } from '@/session/return-page'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'
import type { AccountVisit } from './AccountLayout'

/** Redirects home without the iktoken cookie (SPEC 6), unless an expired session left unsaved work. */
export function RequireSession() {
  const session = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  const { pathname } = useLocation()
  const { hadSession } = useOutletContext<AccountVisit>()
  const error = useQueryClient().getQueryState(queries.user().queryKey)?.error
  if (session.signedIn || isHeld) return <Outlet />
  const hasLeft = hadSession && session.expired === null
  const askedPage = hasLeft ? undefined : ASKED_PAGES.find((page) => matchPath(page, pathname))
  const reason =
    askedPage === paths.profile && error && !hasStatus(error, 401)
      ? reasonOf(toFailure(error))
      : undefined
  return <Navigate to={paths.home} replace state={{ askedPage, reason } satisfies AskedState} />
}
