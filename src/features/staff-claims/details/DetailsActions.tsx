import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { Notice } from '@/ui/feedback/Notice'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './Details.module.css'

interface DetailsActionsProps {
  readonly phone: string | null
  /** What was just done with this claim; it stands where the button was that did it. */
  readonly message: string
  readonly onClose: () => void
  readonly onEdit: () => void
  /** Left out for people who may not charge (SPEC 6). */
  readonly onCharge?: (() => void) | undefined
  /** Stands above the buttons. */
  readonly notes?: ReactNode
}

/** What can be done with a claim (SPEC 2.11). "Chat" says why where it cannot be pressed. */
export function DetailsActions({
  phone,
  message,
  onClose,
  onEdit,
  onCharge,
  notes,
}: DetailsActionsProps) {
  const reasonId = useId()
  const chatPhone = toChatPhone(phone)
  return (
    <div className={styles['foot']}>
      {/* It stays in the page, because a live region that appears with its words is not read aloud. */}
      <div aria-live="polite">
        {message !== '' && (
          <div className={styles['saved']}>
            <Notice tone="success">{message}</Notice>
          </div>
        )}
      </div>
      {chatPhone === null && (
        <p id={reasonId} className={styles['reason']}>
          Chat no disponible: el reclamo no tiene un teléfono que sirva.
        </p>
      )}
      <div className={styles['notes']}>{notes}</div>
      <div className={styles['actions']}>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cerrar
        </Button>
        {chatPhone === null ? (
          <Button variant="outlined" size="small" disabled aria-describedby={reasonId}>
            Chat
          </Button>
        ) : (
          <Button variant="outlined" size="small" href={chatLink(chatPhone)} {...NEW_TAB}>
            Chat
          </Button>
        )}
        <Button
          variant={onCharge ? 'outlined' : 'contained'}
          color="secondary"
          size="small"
          onClick={onEdit}
        >
          Editar
        </Button>
        {onCharge && (
          <Button variant="contained" size="small" onClick={onCharge}>
            Cobrar
          </Button>
        )}
      </div>
    </div>
  )
}
