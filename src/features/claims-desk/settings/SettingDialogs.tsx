import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { ColumnsDialog } from './ColumnsDialog'
import { type DeskKey, DESK_KEYS } from './desk-keys'
import { ViewsDialog } from './ViewsDialog'
import { useShortcuts, type DeskAside } from './use-desk-settings'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { classNames } from '@/ui/theme/class-names'
import styles from './Preferences.module.css'

interface SettingDialogsProps {
  readonly open: DeskAside | null
  readonly state: ClaimListState
  readonly keys: readonly DeskKey[]
  readonly hasRoom: boolean
  readonly onClose: () => void
}

export function SettingDialogs({ open, state, keys, hasRoom, onClose }: SettingDialogsProps) {
  const { value: isOn, change } = useShortcuts()
  return (
    <>
      <ViewsDialog open={open === 'views'} {...{ state, onClose }} />
      <ColumnsDialog open={open === 'columns'} {...{ hasRoom, onClose }} />
      {/* Lets users of speech input turn the shortcuts off (WCAG 2.1.4). */}
      <DialogFrame
        open={open === 'keys'}
        title="Atajos de teclado"
        onClose={onClose}
        maxWidth={420}
      >
        <dl className={classNames('stack gap-8 before', styles['keys'])}>
          {keys.map((key) => (
            <div key={key} className="line gap-12 middle">
              <dt>
                <kbd className="centered">{key}</kbd>
              </dt>
              <dd>{DESK_KEYS[key]}</dd>
            </div>
          ))}
        </dl>
        <CheckboxInput
          label="Usar atajos"
          hint="No se usan mientras escribes ni con un diálogo abierto."
          checked={isOn}
          onChange={({ target }) => change(() => target.checked)}
        />
      </DialogFrame>
    </>
  )
}
