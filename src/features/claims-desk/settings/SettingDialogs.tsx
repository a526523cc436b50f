import { addView, removeView } from '@/domain/claim/list/saved-views'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { ColumnsDialog } from './ColumnsDialog'
import { type DeskKey, DESK_KEYS } from './desk-keys'
import { ViewsDialog } from './ViewsDialog'
import type { DeskSetting, DeskSettings } from './use-desk-settings'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from './Preferences.module.css'

interface ShortcutsDialogProps {
  readonly open: boolean
  readonly keys: readonly DeskKey[]
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly onClose: () => void
}

/** Lists the shortcuts and lets users of speech input turn them off (WCAG 2.1.4). */
function ShortcutsDialog({ open, keys, isOn, onChange, onClose }: ShortcutsDialogProps) {
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

interface SettingDialogsProps {
  readonly open: DeskSetting | null
  readonly settings: DeskSettings
  readonly state: ClaimListState
  readonly keys: readonly DeskKey[]
  readonly onClose: () => void
}

export function SettingDialogs({ open, settings, state, keys, onClose }: SettingDialogsProps) {
  const { views, choice, hasRoom, keysOn } = settings
  return (
    <>
      <ViewsDialog
        open={open === 'views'}
        views={views.value}
        isRefused={views.isRefused}
        unsaved={state.email ? 'El correo' : state.selection?.text && 'El texto buscado'}
        onSave={(name) => views.change((saved) => addView(saved, name, state))}
        onRemove={(name) => views.change((saved) => removeView(saved, name))}
        onClose={onClose}
      />
      <ColumnsDialog
        open={open === 'columns'}
        choice={choice.value}
        hasRoom={hasRoom}
        onChange={choice.change}
        onClose={onClose}
      />
      <ShortcutsDialog
        open={open === 'keys'}
        keys={keys}
        isOn={keysOn.value}
        onChange={(isOn) => keysOn.change(() => isOn)}
        onClose={onClose}
      />
    </>
  )
}
