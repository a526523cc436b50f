import { useId, type ReactNode } from 'react'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { NEW_TAB } from '@/ui/browser/new-tab'
import styles from './Details.module.css'
import type { Talk } from './talk/use-talk'

interface DetailsActionsProps {
  readonly talk: Talk
  /** What was just done with this claim; it stands where the button was that did it. */
  readonly message: string
  /** Left out where the details are closed elsewhere. */
  readonly onClose?: (() => void) | undefined
  /** Notes a contact of today. */
  readonly contact?: ReactNode
  readonly onEdit: () => void
  readonly onPrint: () => void
  /** Left out for people who may not charge (SPEC 6). */
  readonly onCharge?: (() => void) | undefined
  /** Stands above the buttons. */
  readonly notes?: ReactNode
}

/** What can be done with a claim (SPEC 2.11). "Chat" says why where it cannot be pressed. */
export function DetailsActions(props: DetailsActionsProps) {
  const { talk, message, onClose, onEdit, onPrint, onCharge } = props
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
      <div className={styles['notes']}>{props.notes}</div>
      <div className={styles['actions']}>
        {onClose && (
          <Button variant="outlined" size="small" onClick={onClose}>
            Cerrar
          </Button>
        )}
        {props.contact}
        <TalkActions talk={talk} />
        <Button variant="outlined" size="small" onClick={onPrint}>
          Imprimir
        </Button>
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

function TalkActions({ talk: { chat, mail, blocked } }: { readonly talk: Talk }) {
  const reasonId = useId()
  return (
    <>
      {chat === null && (
        <p id={reasonId} className={styles['reason']}>
          {blocked ?? 'Chat no disponible: el reclamo no tiene un teléfono que sirva.'}
        </p>
      )}
      {chat === null ? (
        <Button variant="outlined" size="small" disabled aria-describedby={reasonId}>
          Chat
        </Button>
      ) : (
        <Button variant="outlined" size="small" href={chat} {...NEW_TAB}>
          Chat
        </Button>
      )}
      {mail !== null && (
        <Button variant="outlined" size="small" href={mail}>
          Correo
        </Button>
      )}
    </>
  )
}
