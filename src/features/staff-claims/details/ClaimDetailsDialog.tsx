import type { KeyboardEvent, ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { ClaimFacts } from './ClaimFacts'
import styles from './Details.module.css'
import { DetailsActions } from './DetailsActions'
import { PlaceBar, type Place, type PlaceBarProps } from './PlaceBar'
import { stepFor } from './step-keys'

interface ClaimDetailsDialogProps {
  readonly open: boolean
  /** Null while it is being loaded. */
  readonly claim: Claim | null
  /** Where the claim stands in the list, counted from 0; null when it is opened by itself. */
  readonly place: Place | null
  /** A neighbour on another page that is being read, or could not be. */
  readonly crossing?: PlaceBarProps['crossing']
  /** What was just done with this claim. */
  readonly message?: string
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly onClose: () => void
  readonly onEdit: () => void
  /** Given only to people who may charge (SPEC 6): without it there is no "Cobrar". */
  readonly onCharge?: (() => void) | undefined
  /** What else is known of the claim, such as whether it can be charged; it stands above the buttons. */
  readonly notes?: ReactNode
  readonly onExited?: () => void
}

/** "Detalles del Reclamo" (SPEC 2.11): all that is known of a claim, and what can be done with it. */
export function ClaimDetailsDialog({
  open,
  claim,
  place,
  crossing = null,
  message = '',
  onPrevious,
  onNext,
  onClose,
  onEdit,
  onCharge,
  notes,
  onExited,
}: ClaimDetailsDialogProps) {
  // A dialog that fades away still shows the claim that its owner has already let go of.
  const last = useLastValue(claim)
  const shown = open ? claim : last

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = open ? stepFor(event) : null
    const move = step === 'previous' ? onPrevious : step === 'next' ? onNext : undefined
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    // Keys pressed anywhere in the dialog, and in no other one, come by here.
    <div role="presentation" onKeyDown={handleKeyDown}>
      <DialogFrame
        open={open}
        title="Detalles del Reclamo"
        // The other "Cerrar" is the one of SPEC, at the end.
        closeLabel="Cerrar detalles"
        maxWidth={860}
        onClose={onClose}
        {...(onExited && { onExited })}
      >
        {shown === null ? (
          <p role="status" className={styles['loading']}>
            Cargando el reclamo…
          </p>
        ) : (
          <>
            <PlaceBar
              claimId={shown.id}
              place={place}
              crossing={crossing}
              onPrevious={onPrevious}
              onNext={onNext}
            />
            <ClaimFacts claim={shown} />
            <DetailsActions
              phone={shown.phone}
              message={message}
              onClose={onClose}
              onEdit={onEdit}
              onCharge={onCharge}
              notes={notes}
            />
          </>
        )}
      </DialogFrame>
    </div>
  )
}
