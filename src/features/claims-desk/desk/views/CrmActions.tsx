import { Button } from '@/ui/actions/Button'
import { AddIcon } from '@/ui/icons/desk-icons'
import { prefetchDialogs } from '@/features/claims-desk/desk/dialog-code'
import type { DeskDialogsState } from '@/features/claims-desk/desk/state/use-desk-dialogs'
import { PaletteButton } from '@/features/claims-desk/palette/PaletteButton'

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
        startIcon={<AddIcon />}
        onClick={dialogs.create}
        onPointerEnter={dialogs.prefetch}
        onFocus={dialogs.prefetch}
      >
        Agregar nuevo reclamo
      </Button>
    </>
  )
}
