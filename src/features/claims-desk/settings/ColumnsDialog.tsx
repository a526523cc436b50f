import {
  chooseColumn,
  isColumnShown,
  moveColumn,
  NO_COLUMN_CHOICE,
  orderedColumns,
} from '@/domain/claim/list/columns'
import { StaffButton } from '@/ui/actions/StaffButton'
import { IconButton } from '@/ui/actions/IconButton'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DownIcon, UpIcon } from '@/ui/icons/desk-icons'
import { useColumnChoice } from './use-desk-settings'

interface ColumnsDialogProps {
  readonly open: boolean
  readonly hasRoom: boolean
  readonly onClose: () => void
}

export function ColumnsDialog({ open, hasRoom, onClose }: ColumnsDialogProps) {
  const { value: choice, change } = useColumnChoice()
  const columns = orderedColumns(choice)
  return (
    <DialogFrame open={open} title="Columnas" onClose={onClose} maxWidth={420}>
      <p className="muted small before">
        Elige qué ves en la tabla y en qué orden. ID y Acciones están siempre. Este equipo recuerda
        tu elección.
      </p>
      <fieldset className="stack gap-2">
        <legend className="visually-hidden">Columnas de la tabla</legend>
        {columns.map((column, index) => (
          <div key={column.id} className="line middle between">
            <CheckboxInput
              label={<span lang={column.field?.lang}>{column.label}</span>}
              checked={isColumnShown(column, choice, hasRoom)}
              onChange={({ target }) =>
                change((now) => chooseColumn(now, column.id, target.checked))
              }
            />
            <span className="line gap-2">
              <IconButton
                aria-label={`Subir ${column.label}`}
                aria-disabled={index === 0}
                onClick={() => change((now) => moveColumn(now, column.id, -1))}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                aria-label={`Bajar ${column.label}`}
                aria-disabled={index === columns.length - 1}
                onClick={() => change((now) => moveColumn(now, column.id, 1))}
              >
                <DownIcon />
              </IconButton>
            </span>
          </div>
        ))}
      </fieldset>
      <DialogActions>
        <StaffButton onClick={() => change(() => NO_COLUMN_CHOICE)}>Como al principio</StaffButton>
        <StaffButton variant="contained" onClick={onClose}>
          Listo
        </StaffButton>
      </DialogActions>
    </DialogFrame>
  )
}
