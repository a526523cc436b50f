import { memo, type ReactNode } from 'react'
import { BookmarkIcon, ColumnsIcon, KeyboardIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import type { ClaimListDefaults, ClaimListState } from '@/domain/claim/list/claim-list'
import { isViewOpen, type SavedView } from '@/domain/claim/list/saved-views'
import type { DeskSetting } from '../settings/use-desk-settings'
import styles from './ClaimsDesk.module.css'

interface DeskToolbarProps {
  readonly count: ReactNode
  readonly views: readonly SavedView[]
  readonly state: ClaimListState
  readonly defaults: ClaimListDefaults
  readonly onOpenView: (view: SavedView) => void
  readonly onOpenSetting: (setting: DeskSetting) => void
  readonly children: ReactNode
}

interface SettingButtonsProps {
  readonly onOpen: (setting: DeskSetting) => void
}

const SettingButtons = memo(function SettingButtons({ onOpen }: SettingButtonsProps) {
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<BookmarkIcon />}
        onClick={() => onOpen('views')}
      >
        Vistas
      </Button>
      <Button
        size="small"
        color="secondary"
        startIcon={<ColumnsIcon />}
        onClick={() => onOpen('columns')}
      >
        Columnas
      </Button>
      <Button
        size="small"
        color="secondary"
        startIcon={<KeyboardIcon />}
        className={styles['keys']}
        onClick={() => onOpen('keys')}
      >
        Atajos
      </Button>
    </>
  )
})

export function DeskToolbar(props: DeskToolbarProps) {
  const { count, views, state, defaults, onOpenView, onOpenSetting, children } = props
  return (
    <div className={styles['toolbar']}>
      <p role="status" className={styles['count']}>
        {count}
      </p>
      {views.length > 0 && (
        <ul aria-label="Mis vistas" className={styles['chips']}>
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={styles['chip']}
                aria-pressed={isViewOpen(view, state, defaults)}
                onClick={() => onOpenView(view)}
              >
                {view.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['tools']}>
        <SettingButtons onOpen={onOpenSetting} />
        {children}
      </div>
    </div>
  )
}
