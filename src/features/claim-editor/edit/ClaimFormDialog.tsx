import { useRef, useState } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import styles from './ClaimForm.module.css'
import { ClaimFormSession, type SessionHandle } from './ClaimFormSession'
import { MergedChangesDialog } from './conflicts/MergedChangesDialog'
import { savedAndNextText } from './form-labels'

interface ClaimFormDialogProps {
  readonly open: boolean
  /** The claim to edit, or null for a new one; what counts is the one there when it opens. */
  readonly claim: Claim | null
  /** The field that has the focus when the dialog opens, such as the one that lacks. */
  readonly focusField?: ClaimKey | undefined
  readonly onClose: () => void
  /** Called after a save, just before `onClose` or `onSavedNext`: the list has to be read again (SPEC 4). */
  readonly onSaved: () => void
  /**
   * Given where another claim follows this one: "Guardar y siguiente" saves and calls it, and the
   * owner gives the dialog the next claim while it stays open. Without a change nothing is saved.
   */
  readonly onSavedNext?: (() => void) | undefined
  /** Called when nothing of the dialog is left on the screen. Keep it mounted until then. */
  readonly onExited?: () => void
}

const NOTHING_BEFORE = { text: '', field: undefined as string | undefined }

/**
 * "Nuevo Reclamo" and "Editar Reclamo" (SPEC 2.11). It needs a router and a query client above it.
 * When another person's changes were kept, a small dialog says so once the form is gone; whoever went
 * on to the next claim reads it above that one.
 */
export function ClaimFormDialog(props: ClaimFormDialogProps) {
  const { open, claim, focusField, onClose, onSaved, onSavedNext, onExited } = props
  const [shown, setShown] = useState({ open, id: claim?.id, opening: 0 })
  const [adopted, setAdopted] = useState<readonly MergeUnit[]>([])
  const [announced, setAnnounced] = useState<readonly MergeUnit[] | null>(null)
  /** What was done with the claim before this one, and where in its form. */
  const [before, setBefore] = useState(NOTHING_BEFORE)
  const [isRunning, setRunning] = useState(false)
  const session = useRef<SessionHandle>(null)
  if (open !== shown.open || (open && claim?.id !== shown.id)) {
    // Each opening starts from the claim as it is then, with nothing of the last one.
    setShown({ open, id: claim?.id, opening: shown.opening + (open ? 1 : 0) })
    if (open && !shown.open) {
      setAdopted([])
      setAnnounced(null)
      setBefore(NOTHING_BEFORE)
    }
  }
  return (
    <>
      <DialogFrame
        open={open}
        title={claim === null ? 'Nuevo Reclamo' : 'Editar Reclamo'}
        onClose={() => session.current?.requestClose()}
        onExited={() => {
          if (adopted.length > 0) setAnnounced(adopted)
          else onExited?.()
        }}
        maxWidth={860}
        locked={isRunning}
      >
        {/* It stays while the claims change, so that what it says is read aloud. */}
        <p role="status" className={styles['before']}>
          {before.text}
        </p>
        <ClaimFormSession
          ref={session}
          key={shown.opening}
          open={open}
          claim={claim}
          focusField={before.field ?? focusField}
          onClose={onClose}
          onRunning={setRunning}
          onSaved={(units) => {
            setAdopted(units)
            onSaved()
            onClose()
          }}
          onSaveAndNext={
            onSavedNext &&
            ((done) => {
              setBefore({ text: savedAndNextText(claim, done.units), field: done.field })
              if (done.units !== null) onSaved()
              onSavedNext()
            })
          }
        />
      </DialogFrame>
      <MergedChangesDialog
        units={announced}
        onClose={() => setAnnounced(null)}
        onExited={() => onExited?.()}
      />
    </>
  )
}
