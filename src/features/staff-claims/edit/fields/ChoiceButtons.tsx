import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'

interface ChoiceButtonsProps {
  readonly onCancel: () => void
  readonly onAccept: () => void
  readonly acceptLabel?: string
  readonly cancelLabel?: string
}

/** The end of a small dialog: take the choice, or leave things as they were. */
export function ChoiceButtons({
  onCancel,
  onAccept,
  acceptLabel = 'Aceptar',
  cancelLabel = 'Cancelar',
}: ChoiceButtonsProps) {
  return (
    <DialogActions>
      <Button size="small" variant="contained" color="secondary" onClick={onAccept}>
        {acceptLabel}
      </Button>
      <Button size="small" variant="outlined" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </DialogActions>
  )
}
