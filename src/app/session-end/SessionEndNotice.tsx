import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SESSION_ENDED, sessionEndText, sessionPhase } from '@/domain/people/session-end'
import { RenewSessionDialog } from '@/features/auth/RenewSessionDialog'
import { useUnsavedNames } from '@/device/unsaved-work'
import { Button } from '@/ui/actions/Button'
import { useTopDialogLayer } from '@/ui/dialog/dialog-layers'
import { Notice } from '@/ui/feedback/Notice'
import styles from './SessionNotice.module.css'

interface SessionEndNoticeProps {
  readonly exp: number | undefined
  readonly now: Date
  /** The session has expired with unsaved work in this tab; only the same user can continue it. */
  readonly isHeld: boolean
}

function adviceOf(ended: boolean, unsaved: readonly string[]): string {
  if (unsaved.length === 0) {
    return ended
      ? 'Vuelve a entrar para seguir.'
      : 'Vuelve a entrar para seguir sin interrupciones.'
  }
  const what = `Sin guardar: ${unsaved.join(', ')}.`
  return ended
    ? `${what} Sigue en esta página: vuelve a entrar y guárdalo.`
    : `${what} Guárdalo ahora o vuelve a entrar.`
}

export function SessionEndNotice({ exp, now, isHeld }: SessionEndNoticeProps) {
  const unsaved = useUnsavedNames()
  const [renewing, setRenewing] = useState(false)
  const [dismissed, setDismissed] = useState<'ending' | 'ended' | null>(null)
  const phase = isHeld ? 'ended' : sessionPhase(exp, now)
  const ended = phase === 'ended'
  // Opens the sign-in at once, because nothing can be saved; closing it leaves the notice.
  const [wasHeld, setWasHeld] = useState(false)
  if (isHeld !== wasHeld) {
    setWasHeld(isHeld)
    setRenewing(isHeld)
    setDismissed(null)
  }
  useEffect(
    () => () => {
      // The notice goes with the button that opened the dialog.
      if (document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
  const dialog = useTopDialogLayer()
  const notice = dismissed !== phase && (
    <section
      className={styles['place']}
      data-renewing={renewing}
      data-screen-only
      aria-label="Fin de la sesión"
    >
      <Notice
        tone="warning"
        dismissLabel="Cerrar aviso de sesión"
        onDismiss={() => setDismissed(ended ? 'ended' : 'ending')}
        action={
          <Button
            size="small"
            variant="contained"
            color="secondary"
            onClick={() => setRenewing(true)}
          >
            Volver a entrar
          </Button>
        }
      >
        <strong>{isHeld || exp === undefined ? SESSION_ENDED : sessionEndText(exp, now)}</strong>{' '}
        {adviceOf(ended, unsaved)}
      </Notice>
    </section>
  )
  return (
    <>
      {/* Hidden while the sign-in dialog, which says the same, is open. */}
      {dialog && !renewing ? createPortal(notice, dialog) : notice}
      <RenewSessionDialog open={renewing} onClose={() => setRenewing(false)} />
    </>
  )
}
