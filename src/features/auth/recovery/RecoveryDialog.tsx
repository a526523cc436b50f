import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from '../dialog/AuthDialog.module.css'
import { RecoveryForm } from './RecoveryForm'

interface RecoveryDialogProps {
  readonly open: boolean
  readonly email: string
  readonly onClose: () => void
}

/** "Recuperar contraseña" (SPEC 2.4). */
export function RecoveryDialog({ open, email, onClose }: RecoveryDialogProps) {
  return (
    <DialogFrame open={open} title="Recuperar contraseña" onClose={onClose}>
      {/* Mounted only while open, so that closing resets e-mail and result. */}
      {open && (
        <RecoveryForm email={email} className={styles['form']}>
          <p>Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.</p>
        </RecoveryForm>
      )}
    </DialogFrame>
  )
}
