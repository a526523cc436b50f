import { addView, removeView } from '@/domain/claim/list/saved-views'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { ChangesDialog } from '@/features/claim-store/changes/log/ChangesDialog'
import { ColumnsDialog } from './ColumnsDialog'
import type { DeskKey } from './desk-keys'
import { ShortcutsDialog } from './ShortcutsDialog'
import { ViewsDialog } from './ViewsDialog'
import type { DeskSetting, DeskSettings } from './use-desk-settings'

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
      <ChangesDialog open={open === 'changes'} onClose={onClose} />
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
