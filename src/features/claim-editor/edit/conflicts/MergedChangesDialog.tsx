import type { MergeUnit } from '@/domain/claim/editing/merge'
import { adoptedText } from '@/features/claim-editor/edit/form-labels'
import { Button } from '@/ui/actions/Button'
import { DialogActions } from '@/ui/dialog/DialogActions'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'

interface AdoptedDialogProps {
  /** What another person changed and this one did not; null closes the dialog. */
  readonly units: readonly MergeUnit[] | null
  readonly onClose: () => void
  readonly onExited: () => void
}

/**
 * Says, after a save, which changes of another person are in the claim as well. It is a dialog because
 * the details of the claim may be open below: a notice on the page could be neither seen nor heard.
 */
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
