import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/Button'
import { DialogFrame } from '@/ui/DialogFrame'
import styles from './WelcomeModal.module.css'

interface WelcomeModalProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The invitation that opens the landing page, at most 400 px wide (SPEC 9). */
export function WelcomeModal({ open, onClose }: WelcomeModalProps) {
  const navigate = useNavigate()
  const handleCreate = () => {
    onClose()
    void navigate(paths.claim)
  }
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      maxWidth={400}
      title="¿Tuviste algún problema con tu vuelo?"
    >
      <p className={styles['text']}>
        Crea un reclamo y averigua el máximo de compensación ¡Ahora ya!
      </p>
      <Button variant="contained" fullWidth onClick={handleCreate}>
        Crear Reclamo
      </Button>
    </DialogFrame>
  )
}
