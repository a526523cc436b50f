import { useEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { findRecords } from '@/device/records'
import { UNSENT_CLAIM_NAME, useUnsavedWork } from '@/device/unsaved-work'
import { nextSessionChange, sessionPhase } from '@/domain/people/session-end'
import { useSession } from '@/session/use-session'
import { useExpiredWithUnsavedWork } from '@/session/use-expired-with-unsaved-work'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { matchPath, useLocation, type Location } from 'react-router-dom'
import type { AskedState } from '@/session/return-page'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import styles from './SessionNotice.module.css'

function UnopenedNotice({ canRetry }: { readonly canRetry: boolean }) {
  const { key, state } = useLocation() as Location<unknown>
  const [dismissed, setDismissed] = useState('')
  const { unopened } = (state ?? {}) as AskedState
  if (!unopened || dismissed === key) return null
  const { page, reason } = unopened
  return (
    <div className={styles['place']} data-screen-only>
      <Notice
        tone="error"
        onDismiss={() => setDismissed(key)}
        action={
          // Without a session the page would only lead back here; the profile asks for the sign-in.
          <Button
            to={canRetry ? page : paths.profile}
            size="small"
            variant="outlined"
            color="secondary"
          >
            {canRetry ? 'Intentar de nuevo' : 'Volver a entrar'}
          </Button>
        }
      >
        <strong>No pudimos abrir el panel.</strong> {reason}
      </Notice>
    </div>
  )
}

const importNotice = () => import('./SessionEndNotice').then((module) => module.SessionEndNotice)

const LONGEST_TIMER_MS = 2 ** 31 - 1

function SessionEndTimer({ exp }: { readonly exp: number | undefined }) {
  const { signedIn } = useSession()
  const isHeld = useExpiredWithUnsavedWork()
  const [now, setNow] = useState(() => new Date())
  // A token that begins as ended says more of this device's clock: the server decides about it.
  const [isTimed] = useState(sessionPhase(exp, now) !== 'ended')
  const isEnding = signedIn && isTimed && sessionPhase(exp, now) !== 'open'

  useEffect(() => {
    const look = () => setNow(new Date())
    const waitMs = nextSessionChange(exp, new Date())
    const timer =
      waitMs === null ? undefined : setTimeout(look, Math.min(waitMs + 50, LONGEST_TIMER_MS))
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [exp, now])

  if (!isEnding && !isHeld) return null
  return <LazyComponent from={importNotice} props={{ exp, now, isHeld }} />
}

/** A claim that is stored but not open: a sign-out on any page deletes it. */
function StoredClaim() {
  const { pathname } = useLocation()
  const [isStored, setStored] = useState(false)
  useEffect(() => {
    let isGone = false
    void findRecords(({ kind }) => kind === 'claim-draft', new Date()).then(({ length }) => {
      if (!isGone) setStored(length > 0)
    })
    return () => {
      isGone = true
    }
  }, [pathname])
  // The open form names its claim itself.
  const isOpen = matchPath(paths.claim, pathname) !== null
  useUnsavedWork(UNSENT_CLAIM_NAME, isStored && !isOpen, true)
  return null
}

export function SessionNotices() {
  const session = useSession()
  const exp = session.signedIn ? session.claims.exp : session.expired?.exp
  return (
    <>
      <SessionEndTimer key={exp} exp={exp} />
      <UnopenedNotice canRetry={session.signedIn} />
      {session.signedIn && <StoredClaim />}
    </>
  )
}
