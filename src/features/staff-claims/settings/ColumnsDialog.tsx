import { Button } from '@/ui/actions/Button'
import { OPTIONAL_COLUMNS, type ClaimColumnId } from '@/domain/claim/list/columns'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from './Preferences.module.css'

interface ColumnsDialogProps {
  readonly open: boolean
  readonly hidden: readonly ClaimColumnId[]
  readonly onChange: (hidden: readonly ClaimColumnId[]) => void
  readonly onClose: () => void
}

/** Which columns the table shows; the number and the action stay. */
export function ColumnsDialog({ open, hidden, onChange, onClose }: ColumnsDialogProps) {
  return (
    <DialogFrame open={open} title="Columnas" onClose={onClose} maxWidth={380}>
      <p className={styles['lead']}>
        Elige qué ves en la tabla. ID y Acciones están siempre. Este equipo recuerda tu elección.
      </p>
      <fieldset className={styles['columns']}>
        <legend className="visually-hidden">Columnas de la tabla</legend>
        {OPTIONAL_COLUMNS.map(({ id, label, field }) => (
          <CheckboxInput
            key={id}
            label={<span lang={field?.lang}>{label}</span>}
            checked={!hidden.includes(id)}
            onChange={(event) =>
              onChange(
                event.target.checked ? hidden.filter((other) => other !== id) : [...hidden, id],
              )
            }
          />
        ))}
      </fieldset>
      <DialogActions>
        <Button color="secondary" size="small" onClick={() => onChange([])}>
          Mostrar todas
        </Button>
        <Button variant="contained" color="secondary" size="small" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
