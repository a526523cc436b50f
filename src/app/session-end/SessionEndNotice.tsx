import { useState } from 'react'
import Button from '@mui/material/Button'
import { sessionEndText, sessionPhase } from '@/domain/people/session-end'
import { RenewSessionDialog } from '@/features/auth/RenewSessionDialog'
import { useUnsavedNames } from '@/device/unsaved-work'
import { Notice } from '@/ui/Notice'
import styles from './SessionEndNotice.module.css'

interface SessionEndNoticeProps {
  /** End of the token, in seconds since 1970. */
  readonly exp: number
  readonly now: Date
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

/** The session is about to end, or has: what is unsaved, and a way in that leaves the page as it is. */
export function SessionEndNotice({ exp, now }: SessionEndNoticeProps) {
  const unsaved = useUnsavedNames()
  const [renewing, setRenewing] = useState(false)
  const [dismissed, setDismissed] = useState<'ending' | 'ended' | null>(null)
  const phase = sessionPhase(exp, now)
  const ended = phase === 'ended'
  return (
    <>
      {dismissed !== phase && (
        <section className={styles['place']} aria-label="Fin de la sesión">
          <Notice
            tone="warning"
            dismissLabel="Cerrar aviso de sesión"
            onDismiss={() => setDismissed(ended ? 'ended' : 'ending')}
            action={
              <Button size="small" variant="outlined" onClick={() => setRenewing(true)}>
                Volver a entrar
              </Button>
            }
          >
            <strong>{sessionEndText(exp, now)}</strong> {adviceOf(ended, unsaved)}
          </Notice>
        </section>
      )}
      <RenewSessionDialog open={renewing} onClose={() => setRenewing(false)} />
    </>
  )
}
