import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from '@/features/auth/dialog/AuthDialog.module.css'
import { RecoveryForm } from './RecoveryForm'

interface RecoveryDialogProps {
  readonly open: boolean
  /** What was typed in the sign-in form, so that nobody types it twice. */
  readonly email: string
  readonly onClose: () => void
}

/** "Recuperar contraseña" (SPEC 2.4); closing it forgets the e-mail and the answer. */
export function RecoveryDialog({ open, email, onClose }: RecoveryDialogProps) {
  return (
    <DialogFrame open={open} title="Recuperar contraseña" onClose={onClose}>
      {/* Made anew each time it opens: that is how everything is forgotten. */}
      {open && (
        <RecoveryForm email={email} className={styles['form']}>
          <p>Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.</p>
        </RecoveryForm>
      )}
    </DialogFrame>
  )
}
