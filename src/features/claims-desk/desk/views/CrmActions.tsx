import { Button } from '@/ui/actions/Button'
import { AddIcon } from '@/ui/icons/desk-icons'
import { prefetchDialogs } from '../dialog-code'
import type { DeskDialogsState } from '../state/use-desk-dialogs'
import styles from '../ClaimsDesk.module.css'
import { PaletteButton } from '../../palette/PaletteButton'

interface CrmActionsProps {
  readonly dialogs: Pick<DeskDialogsState, 'create' | 'prefetch'>
  readonly onFind: () => void
}

export function CrmActions({ dialogs, onFind }: CrmActionsProps) {
  return (
    <>
      <PaletteButton onOpen={onFind} onPrefetch={() => prefetchDialogs('palette')} />
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
