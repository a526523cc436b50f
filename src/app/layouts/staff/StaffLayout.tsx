import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { toFailure } from '@/api/http/to-failure'
import { prefetchWhenIdle } from '@/app/prefetch/prefetch-when-idle'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { useUnsavedWork } from '@/device/unsaved-work'
import { reasonOf } from '@/domain/failures/failure-message'
import { isUnsaved } from '@/features/claim-store/changes/runs'
import { dialogCode } from '@/features/claims-desk/desk/dialog-code'
import { useRuns } from '@/features/claim-store/changes/use-runs'
import type { AskedState } from '@/session/return-page'
import { displayName } from '@/session/identity'
import { useSession } from '@/session/use-session'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { HeaderSkeleton } from './header/HeaderSkeleton'
import { StaffHeader } from './header/StaffHeader'
import { PermissionCheck } from './PermissionCheck'
import { SidebarSkeleton } from './sidebar/SidebarSkeleton'
import { StaffSidebar } from './sidebar/StaffSidebar'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'
import { useStaffGuard } from './use-staff-guard'
import { classNames } from '@/ui/theme/class-names'

interface StaffLayoutProps {
  readonly area: StaffArea
  readonly isAllowed: (role: string | null) => boolean
}

/** Where a claim's details are the next click. */
const DESKS: readonly string[] = [paths.adminCharges, paths.legalClaims]

const importChanges = () =>
  import('@/features/claim-store/changes/notice/ChangeNotices').then((m) => m.ChangeNotices)

/** What a change of a claim came to, also once its page has been left. */
function Changes() {
  const runs = useRuns()
  useUnsavedWork('cambios que no alcanzaron a guardarse', runs.some(isUnsaved))
  return <LazyComponent from={importChanges} isWanted={runs.length > 0} props={{}} />
}

/** What the first presses at a desk open; the more likely, the sooner. */
const FIRST_PRESSES = [dialogCode.details, dialogCode.editors, dialogCode.palette, dialogCode.bulk]

/** The one frame of both staff areas: guard, skip link, sidebar, header, page (SPEC 2.11). */
export function StaffLayout({ area, isAllowed }: StaffLayoutProps) {
  const session = useSession()
  const answer = useStaffGuard(isAllowed)
  const { pathname, search } = useLocation()
  const main = useRef<HTMLElement>(null)
  const isInside = answer.kind === 'allowed'

  useEffect(() => {
    // Whoever came by a link was left at the start of the page while there was no title to go to.
    if (isInside && document.activeElement === main.current) {
      main.current?.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [isInside])

  const isAtDesk = isInside && DESKS.includes(pathname)
  useEffect(() => (isAtDesk ? prefetchWhenIdle(FIRST_PRESSES) : undefined), [isAtDesk])

  if (answer.kind === 'leave') {
    const reason = answer.error && reasonOf(toFailure(answer.error))
    const state: AskedState | null = reason
      ? { unopened: { page: pathname + search, reason } }
      : null
    return <Navigate to={answer.to} replace state={state} />
  }
  const email =
    answer.kind === 'checking'
      ? ''
      : (answer.user.email ??
        answer.user.username ??
        (session.signedIn ? displayName(session.claims, 'claim', env.tokenIssuer) : ''))

  return (
    <div className={styles['layout']}>
      {isInside ? (
        <>
          <a href="#contenido" className={classNames('skip', styles['skip'])}>
            Saltar al contenido
          </a>
          <StaffSidebar area={area} />
        </>
      ) : (
        <SidebarSkeleton links={area.links.length} />
      )}
      <div className={styles['column']}>
        {isInside ? <StaffHeader area={area} email={email} /> : <HeaderSkeleton />}
        {/* One element before and after the check, so that the focus set on it stays. */}
        <main id="contenido" ref={main} tabIndex={-1} className={styles['main']}>
          {isInside ? <Outlet /> : <PermissionCheck area={area} path={pathname} />}
        </main>
        {isInside && <Changes />}
      </div>
    </div>
  )
}
