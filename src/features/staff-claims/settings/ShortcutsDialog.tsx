import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from './Preferences.module.css'

interface ShortcutsDialogProps {
  readonly open: boolean
  readonly isCrm: boolean
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly onClose: () => void
}

const KEYS = [
  { key: '/', does: 'Ir a la búsqueda por correo; Esc vuelve a la fila' },
  { key: 'j', does: 'Bajar una fila' },
  { key: 'k', does: 'Subir una fila' },
  { key: 'Enter', does: 'Ver los detalles de la fila' },
  { key: 'e', does: 'Editar el reclamo de la fila' },
  { key: 's', does: 'Cambiar el Next Step de la fila', isCrm: true },
  { key: 'r', does: 'Cambiar el responsable', isCrm: true },
  { key: 'm', does: 'Mover a otro estado', isCrm: true },
  { key: 'c', does: 'Contacté hoy', isCrm: true },
  { key: 'u', does: 'Deshacer el último cambio', isCrm: true },
  { key: 'x', does: 'Elegir la fila', isCrm: true },
  { key: 'n', does: 'Agregar un reclamo', isCrm: true },
  { key: 'Ctrl K', does: 'Buscar o hacer', isCrm: true },
  { key: 'Ctrl Enter', does: 'Guardar y siguiente, en el formulario' },
  { key: '?', does: 'Ver esta lista' },
] as const

/** The keys of the desk. They can be switched off, for whoever dictates to the computer (WCAG 2.1.4). */
export function ShortcutsDialog({ open, isCrm, isOn, onChange, onClose }: ShortcutsDialogProps) {
  return (
    <DialogFrame open={open} title="Atajos de teclado" onClose={onClose} maxWidth={420}>
      <dl className={styles['keys']}>
        {KEYS.filter((entry) => isCrm || !('isCrm' in entry)).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxInput
        label="Usar atajos"
        hint="No se usan mientras escribes ni con un diálogo abierto."
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </DialogFrame>
  )
}
