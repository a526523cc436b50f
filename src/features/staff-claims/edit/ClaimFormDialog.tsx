import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { MergeUnit } from '@/domain/claim/record/merge'
import { ClaimFormSession } from './ClaimFormSession'
import { AdoptedDialog } from './conflicts/AdoptedDialog'

interface ClaimFormDialogProps {
  readonly open: boolean
  /** The claim to edit, or null for a new one; what counts is the one there when it opens. */
  readonly claim: Claim | null
  readonly onClose: () => void
  /** Called after a save, just before `onClose`: the list has to be read again (SPEC 4). */
  readonly onSaved: () => void
  /** Called when nothing of the dialog is left on the screen. Keep it mounted until then. */
  readonly onExited?: () => void
}

/**
 * "Nuevo Reclamo" and "Editar Reclamo" (SPEC 2.11). It needs a router and a query client above it.
 * When another person's changes were kept, a small dialog says so once the form is gone.
 */
export function ClaimFormDialog({ open, claim, onClose, onSaved, onExited }: ClaimFormDialogProps) {
  const [wasOpen, setWasOpen] = useState(open)
  const [opening, setOpening] = useState(0)
  const [adopted, setAdopted] = useState<readonly MergeUnit[]>([])
  const [announced, setAnnounced] = useState<readonly MergeUnit[] | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      // Each opening starts from the claim as it is then, with nothing of the last one.
      setOpening(opening + 1)
      setAdopted([])
      setAnnounced(null)
    }
  }
  return (
    <>
      <ClaimFormSession
        key={opening}
        open={open}
        claim={claim}
        onClose={onClose}
        onSaved={(units) => {
          setAdopted(units)
          onSaved()
          onClose()
        }}
        onExited={() => {
          if (adopted.length > 0) setAnnounced(adopted)
          else onExited?.()
        }}
      />
      <AdoptedDialog
        units={announced}
        onClose={() => setAnnounced(null)}
        onExited={() => onExited?.()}
      />
    </>
  )
}
