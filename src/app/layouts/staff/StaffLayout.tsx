import './classes.css'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { toFailure } from '@/api/http/to-failure'
import { paths } from '@/config/paths'
import { useUnsavedWork } from '@/device/unsaved-work'
import { accountEmail } from '@/domain/people/account-email'
import { reasonOf } from '@/domain/failures/failure-message'
import {
  editedLetters,
  editedLetterText,
} from '@/features/claim-editor/details/letters/edited-letters'
import {
  editedClaimText,
  isClaimEditName,
  SEVERAL_CLAIMS,
} from '@/features/claim-editor/edit/stored/claim-edit'
import { pendingUpdates } from '@/features/claim-store/changes/pending-updates'
import { isUnsaved } from '@/features/claim-store/changes/runs'
import { useRuns } from '@/features/claim-store/changes/runs-store'
import type { AskedState } from '@/session/return-page'
import { getUserKey } from '@/session/session-store'
import { useStoredEdits } from '@/session/use-stored-edits'
import { useUserRecord } from '@/session/use-user-record'
import { nameIn, useSession } from '@/session/use-session'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { StaffHeader } from './header/StaffHeader'
import { StaffSidebar } from './sidebar/StaffSidebar'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'
import { StaffPageSkeleton } from './StaffPageSkeleton'
import { classNames } from '@/ui/theme/class-names'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import type { User } from '@/api/user'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'

type GuardAnswer =
  | { readonly kind: 'checking' }
  | { readonly kind: 'allowed'; readonly user: User }
  | { readonly kind: 'leave'; readonly to: string; readonly reason?: string }

/** Told after a 401, of which only the expired session is left. */
const EXPIRED = reasonOf({ code: 'unauthorized', status: 401, serverText: null })

/** SPEC 6: another role leads to /access-denied, a failure to /. Expired sessions keep unsaved work. */
function useStaffGuard({ isAllowed }: StaffArea): GuardAnswer {
  const session = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  const { data: user, error } = useQuery({ ...queries.user(), enabled: session.signedIn })
  useExpireSession(error)

  if (!session.signedIn && !isHeld) {
    return { kind: 'leave', to: paths.home, ...(session.expired && { reason: EXPIRED }) }
  }
  // A cached user outlives a failed refetch; the page's own requests handle their refusals.
  if (user) {
    return isAllowed(user.role ?? null)
      ? { kind: 'allowed', user }
      : { kind: 'leave', to: paths.accessDenied }
  }
  if (!error) return { kind: 'checking' }
  return { kind: 'leave', to: paths.home, reason: reasonOf(toFailure(error)) }
}

const importChanges = () =>
  import('@/features/claim-store/changes/notice/ChangeNotices').then((m) => m.ChangeNotices)

const UNSAVED = 'cambios que no alcanzaron a guardarse'

/** Results of claim updates, also after the user has left the page, and what a sign-out would delete. */
function Changes() {
  const runs = useRuns()
  const { value: pending } = useUserRecord(pendingUpdates)
  const { value: letters } = useUserRecord(editedLetters)
  const drafts = [...useStoredEdits(getUserKey()).keys()]
    .filter((name) => isClaimEditName(name) || name === SEVERAL_CLAIMS)
    .map(editedClaimText)
    .concat([...new Set(Object.keys(letters).map(editedLetterText))])
  useUnsavedWork(UNSAVED, runs.some(isUnsaved))
  useUnsavedWork(UNSAVED, pending.length > 0, true)
  useUnsavedWork(drafts.join(', '), drafts.length > 0, true)
  return <LazyComponent from={importChanges} isWanted={runs.length > 0} props={{}} />
}

/** Frame of both staff areas: guard, skip link, sidebar, header, page (SPEC 2.11). */
export function StaffLayout({ area }: { readonly area: StaffArea }) {
  const session = useSession()
  const answer = useStaffGuard(area)
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const isInside = answer.kind === 'allowed'

  useEffect(() => {
    // The route change could focus only <main>, because the title was not rendered yet.
    if (isInside && document.activeElement === main.current) {
      main.current?.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [isInside])

  if (answer.kind === 'leave') {
    const { to, reason } = answer
    const state: AskedState | null = reason
      ? { unopened: { page: pathname + search, reason } }
      : null
    return <Navigate to={to} replace state={state} />
  }
  const email =
    answer.kind === 'checking' ? null : accountEmail(answer.user) || nameIn(session, 'claim')

  return (
    <div className={styles['layout']}>
      {isInside && (
        <a href="#contenido" className={classNames('skip', styles['skip'])}>
          Saltar al contenido
        </a>
      )}
      <StaffSidebar area={area} isChecking={!isInside} />
      <div className={styles['column']}>
        <StaffHeader area={area} email={email} />
        {/* The same element before and after the check, so that it keeps the focus. */}
        <main id="contenido" ref={main} tabIndex={-1} className={styles['main']}>
          {isInside ? <Outlet /> : <StaffPageSkeleton area={area} path={pathname} />}
        </main>
        {isInside && <Changes />}
      </div>
    </div>
  )
}
