import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'

interface ChoiceButtonsProps {
  readonly onCancel: () => void
  readonly onAccept: () => void
}

export function ChoiceButtons({ onCancel, onAccept }: ChoiceButtonsProps) {
  return (
    <DialogActions>
      <Button size="small" variant="contained" color="secondary" onClick={onAccept}>
        Aceptar
      </Button>
      <Button size="small" variant="outlined" onClick={onCancel}>
        Cancelar
      </Button>
    </DialogActions>
  )
}
