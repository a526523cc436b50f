import { Button } from '@/ui/actions/Button'
import { AddIcon, SearchIcon } from '@/ui/icons/desk-icons'
import { prefetchDialogs } from '../dialog-code'
import type { DeskDialogsState } from '../state/use-desk-dialogs'
import styles from '../ClaimsDesk.module.css'
import own from './CrmActions.module.css'

interface CrmActionsProps {
  readonly dialogs: Pick<DeskDialogsState, 'create' | 'prefetch'>
  readonly onFind: () => void
}

const prefetchPalette = () => prefetchDialogs('palette')

export function CrmActions({ dialogs, onFind }: CrmActionsProps) {
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        size="small"
        startIcon={<SearchIcon />}
        endIcon={
          <kbd aria-hidden className={own['keys']}>
            Ctrl K
          </kbd>
        }
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className={own['button']}
        onClick={onFind}
        onPointerEnter={prefetchPalette}
        onFocus={prefetchPalette}
      >
        <span className={own['label']}>Buscar o ir a…</span>
      </Button>
      <Button
        variant="contained"
        className={styles['add']}
        startIcon={<AddIcon />}
        onClick={dialogs.create}
        onPointerEnter={dialogs.prefetch}
        onFocus={dialogs.prefetch}
      >
        <span>Agregar nuevo reclamo</span>
      </Button>
    </>
  )
}
