import Button from '@mui/material/Button'
import styles from './Fields.module.css'

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
    <div className={styles['choices']}>
      <Button size="small" variant="contained" color="secondary" onClick={onAccept}>
        {acceptLabel}
      </Button>
      <Button size="small" variant="outlined" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  )
}
