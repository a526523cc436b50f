import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'

interface EraseDialogProps {
  readonly open: boolean
  readonly erasing: boolean
  readonly onErase: () => void
  readonly onClose: () => void
}

/** Asks once before the device forgets everything. */
export function EraseDialog({ open, erasing, onErase, onClose }: EraseDialogProps) {
  return (
    <DialogFrame open={open} title="¿Borrar los datos de este equipo?" onClose={onClose}>
      <p>
        Se cerrará tu sesión y perderás el borrador de un reclamo que no hayas enviado. No se puede
        deshacer.
      </p>
      <DialogActions>
        <Button variant="contained" disabled={erasing} onClick={onErase}>
          Sí, borrar
        </Button>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
