import { Button } from '@/ui/Button'
import { DialogFrame } from '@/ui/DialogFrame'
import styles from './ProfilePage.module.css'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before edits are lost. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  return (
    <DialogFrame open={open} title="¿Salir sin guardar?" onClose={onStay} maxWidth={440}>
      <p>Hiciste cambios en tus datos que todavía no guardas. Si sales ahora, se pierden.</p>
      <div className={styles['choices']}>
        <Button variant="contained" onClick={onStay}>
          Seguir editando
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          Salir sin guardar
        </Button>
      </div>
    </DialogFrame>
  )
}
