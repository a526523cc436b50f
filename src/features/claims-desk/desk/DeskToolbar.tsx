import type { ReactNode } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import type { ClaimListDefaults, ClaimListState } from '@/domain/claim/list/claim-list'
import { isViewOpen, type SavedView } from '@/domain/claim/list/saved-views'
import type { DeskSetting } from '../settings/use-desk-settings'
import chips from '../shared/Chips.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimsDesk.module.css'

interface DeskToolbarProps {
  readonly filters: ReactNode
  readonly views: readonly SavedView[]
  readonly state: ClaimListState
  readonly defaults: ClaimListDefaults
  readonly onOpenView: (view: SavedView) => void
  readonly onOpenSetting: (setting: DeskSetting) => void
  readonly children: ReactNode
}

export function DeskToolbar(props: DeskToolbarProps) {
  const { filters, views, state, defaults, onOpenView, onOpenSetting, children } = props
  return (
    <div className={classNames('row middle', styles['toolbar'])}>
      {filters}
      {views.length > 0 && (
        <ul aria-label="Mis vistas" className="row" data-screen-only>
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={chips['chip']}
                aria-pressed={isViewOpen(view, state, defaults)}
                onClick={() => onOpenView(view)}
              >
                {view.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['tools']} data-screen-only>
        <StaffButton onClick={() => onOpenSetting('views')}>Vistas</StaffButton>
        <StaffButton onClick={() => onOpenSetting('columns')}>Columnas</StaffButton>
        {children}
      </div>
    </div>
  )
}
