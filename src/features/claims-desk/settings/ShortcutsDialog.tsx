import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { DESK_KEYS, type DeskKey } from './desk-keys'
import styles from './Preferences.module.css'

interface ShortcutsDialogProps {
  readonly open: boolean
  readonly keys: readonly DeskKey[]
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly onClose: () => void
}

/** Lists the shortcuts and lets users of speech input turn them off (WCAG 2.1.4). */
export function ShortcutsDialog({ open, keys, isOn, onChange, onClose }: ShortcutsDialogProps) {
  return (
    <DialogFrame open={open} title="Atajos de teclado" onClose={onClose} maxWidth={420}>
      <dl className={styles['keys']}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{DESK_KEYS[key]}</dd>
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
