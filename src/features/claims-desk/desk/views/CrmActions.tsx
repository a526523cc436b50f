import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { AddIcon, SearchIcon } from '@/ui/icons/desk-icons'
import { prefetchDialogs } from '../dialog-code'
import styles from '../ClaimsDesk.module.css'
import own from './CrmActions.module.css'

interface CrmActionsProps {
  readonly onCreate: () => void
  readonly onFind: () => void
}

const prefetchPalette = () => prefetchDialogs('palette')

export function CrmActions({ onCreate, onFind }: CrmActionsProps) {
  return (
    <>
      <StaffButton
        variant="outlined"
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
      </StaffButton>
      <Button
        variant="contained"
        className={styles['add']}
        startIcon={<AddIcon />}
        onClick={onCreate}
      >
        <span>Agregar nuevo reclamo</span>
      </Button>
    </>
  )
}
