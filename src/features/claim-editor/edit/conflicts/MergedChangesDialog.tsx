import type { MergeUnit } from '@/domain/claim/editing/merge'
import { adoptedText } from '../form-labels'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'

interface AdoptedDialogProps {
  /** Merged changes of another user; null closes the dialog. */
  readonly units: readonly MergeUnit[] | null
  readonly onClose: () => void
  readonly onExited: () => void
}

/** A dialog, because an open details dialog would hide a notice on the page. */
export function MergedChangesDialog({ units, onClose, onExited }: AdoptedDialogProps) {
  const shown = useLastValue(units)
  return (
    <DialogFrame
      open={units !== null}
      title="Reclamo guardado"
      onClose={onClose}
      onExited={onExited}
      maxWidth={440}
    >
      <p>{shown && adoptedText(shown)}</p>
      <DialogActions>
        <Button size="small" variant="contained" color="secondary" onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
