import { useRef, useState } from 'react'
import type { Claim, ClaimKey } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/editing/merge'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { ClaimFormSession, type SessionHandle } from './ClaimFormSession'
import { savedAndNextText } from './form-labels'

interface ClaimFormDialogProps {
  readonly open: boolean
  /** Null for a new claim; only the value at opening counts. */
  readonly claim: Claim | null
  readonly focusField?: ClaimKey | undefined
  readonly onClose: () => void
  /** Called after a save, before `onClose` or `onSavedNext`: refetch the list (SPEC 4), and say what was merged. */
  readonly onSaved: (adopted: readonly MergeUnit[]) => void
  /** "Guardar y siguiente": the parent then passes the next claim. An unchanged form saves nothing. */
  readonly onSavedNext?: (() => void) | undefined
}

const NOTHING_BEFORE = { text: '', field: undefined as string | undefined }

/** "Nuevo Reclamo" and "Editar Reclamo" (SPEC 2.11). */
export function ClaimFormDialog(props: ClaimFormDialogProps) {
  const { open, claim, focusField, onClose, onSaved, onSavedNext } = props
  const [shown, setShown] = useState({ open, id: claim?.id, opening: 0 })
  const [before, setBefore] = useState(NOTHING_BEFORE)
  const [isRunning, setRunning] = useState(false)
  const session = useRef<SessionHandle>(null)
  if (open !== shown.open || (open && claim?.id !== shown.id)) {
    // Each opening starts anew from the current claim.
    setShown({ open, id: claim?.id, opening: shown.opening + (open ? 1 : 0) })
    if (open && !shown.open) setBefore(NOTHING_BEFORE)
  }
  return (
    <DialogFrame
      open={open}
      title={claim === null ? 'Nuevo Reclamo' : 'Editar Reclamo'}
      onClose={() => session.current?.requestClose()}
      maxWidth={860}
      locked={isRunning}
    >
      {/* Stays mounted while the claims change, so that its text is announced. */}
      <p role="status" className="green small semibold">
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
        hasNext={onSavedNext !== undefined}
        onDone={({ units, nextField }) => {
          if (units !== null) onSaved(units)
          if (nextField === null || !onSavedNext) {
            onClose()
            return
          }
          setBefore({ text: savedAndNextText(claim, units), field: nextField })
          onSavedNext()
        }}
      />
    </DialogFrame>
  )
}
