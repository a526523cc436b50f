import { useId } from 'react'
import { Button } from '@/ui/Button'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { NEW_TAB } from '@/ui/new-tab'
import styles from './Details.module.css'

interface DetailsActionsProps {
  readonly phone: string | null
  readonly onClose: () => void
  readonly onEdit: () => void
  /** Left out for people who may not charge (SPEC 6). */
  readonly onCharge?: (() => void) | undefined
}

/** What can be done with a claim (SPEC 2.11). "Chat" says why where it cannot be pressed. */
export function DetailsActions({ phone, onClose, onEdit, onCharge }: DetailsActionsProps) {
  const reasonId = useId()
  const chatPhone = toChatPhone(phone)
  return (
    <div className={styles['foot']}>
      {chatPhone === null && (
        <p id={reasonId} className={styles['reason']}>
          Chat no disponible: el reclamo no tiene un teléfono que sirva.
        </p>
      )}
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
