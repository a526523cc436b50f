import { useRef, type KeyboardEvent } from 'react'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import type { Claim } from '@/domain/claim/fields'
import { ClaimDetails, type ClaimDetailsProps } from './ClaimDetails'

export interface ClaimDetailsDialogProps extends Omit<ClaimDetailsProps, 'claim'> {
  readonly open: boolean
  /** Null before the first opening; kept until `onExited`. */
  readonly claim: Claim | null
  readonly onClose: () => void
  readonly onExited?: () => void
}

const TYPING = 'input, textarea, select, [contenteditable]'

/** False for keys with a modifier and while the user types. */
function isStep({ altKey, ctrlKey, metaKey, shiftKey, ...event }: KeyboardEvent): boolean {
  const isTyping = (event.target as Element).closest(TYPING) !== null
  return !(isTyping || altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented)
}

/** "Detalles del Reclamo" (SPEC 2.11) over the list, on narrow screens. */
export function ClaimDetailsDialog(props: ClaimDetailsDialogProps) {
  const { open, claim, onExited, onClose, ...details } = props
  const { onPrevious, onNext } = details
  const body = useRef<HTMLDivElement>(null)

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // React events of a nested dialog bubble to this one.
    const isOwn = (event.target as Element).closest('[data-dialog]')?.contains(body.current)
    const steps = { ArrowLeft: onPrevious, k: onPrevious, ArrowRight: onNext, j: onNext }
    const key = event.key as keyof typeof steps
    const move = open && isOwn && isStep(event) ? steps[key] : undefined
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    // Handles keys pressed anywhere in the dialog.
    <div role="presentation" onKeyDown={handleKeyDown}>
      <DialogFrame
        open={open}
        title="Detalles del Reclamo"
        maxWidth={900}
        onClose={onClose}
        {...(onExited && { onExited })}
      >
        <div ref={body}>{claim && <ClaimDetails {...details} claim={claim} isCovering />}</div>
      </DialogFrame>
    </div>
  )
}
