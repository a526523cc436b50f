import { useRef, type KeyboardEvent } from 'react'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useLastValue } from '@/ui/dialog/use-last-value'
import { ClaimDetails, type ClaimDetailsProps } from './ClaimDetails'

export interface ClaimDetailsDialogProps extends Omit<ClaimDetailsProps, 'isPanel'> {
  readonly open: boolean
  readonly onExited?: () => void
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a key may lead to another claim: none with a modifier, or while someone is typing. */
function isStep({ altKey, ctrlKey, metaKey, shiftKey, ...event }: KeyboardEvent): boolean {
  const isTyping = (event.target as Element).closest(TYPING) !== null
  return !(isTyping || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
}

/** "Detalles del Reclamo" (SPEC 2.11) over the list, where there is no room beside it. */
export function ClaimDetailsDialog({ open, onExited, ...details }: ClaimDetailsDialogProps) {
  const { claim, onPrevious, onNext, onClose } = details
  // A dialog that fades away still shows the claim that its owner has already let go of.
  const last = useLastValue(claim)
  const body = useRef<HTMLDivElement>(null)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog that was opened from here passes its keys on as well.
    const isOwn = (event.target as Element).closest('[data-dialog]')?.contains(body.current)
    const steps = { ArrowLeft: onPrevious, k: onPrevious, ArrowRight: onNext, j: onNext }
    const key = event.key as keyof typeof steps
    const move = open && isOwn && isStep(event) ? steps[key] : undefined
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
        <div ref={body}>
          <ClaimDetails {...details} claim={open ? claim : last} />
        </div>
      </DialogFrame>
    </div>
  )
}
