import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { StaffButton } from '@/ui/actions/StaffButton'
import { ClaimDetails } from './ClaimDetails'
import type { ClaimDetailsDialogProps } from './ClaimDetailsDialog'
import { useFocusReturn } from '@/ui/feedback/use-focus-return'
import { classNames } from '@/ui/theme/class-names'
import styles from './Details.module.css'

/** Non-modal, so that the list beside it stays usable. */
export function ClaimDetailsPanel(props: ClaimDetailsDialogProps) {
  const { open, claim, onExited, onClose, ...details } = props
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const wasOpen = useRef(open)
  const noteFocus = useFocusReturn()
  const leave = useEffectEvent(() => onExited?.())
  useEffect(() => {
    if (wasOpen.current && !open) leave()
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    // The scroll position belongs to the previous claim.
    panel.current?.scrollTo({ top: 0 })
  }, [claim?.id])

  if (!open || !claim) return null
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal={false}
      aria-labelledby={titleId}
      tabIndex={-1}
      onFocus={noteFocus}
      data-panel
      data-claim={claim.id}
      className={classNames('box on-white', styles['beside'])}
    >
      <div className="line middle between">
        <h2 className="muted fine semibold" id={titleId}>
          Detalles del Reclamo
        </h2>
        <StaffButton className="compact touch" onClick={onClose}>
          Cerrar
        </StaffButton>
      </div>
      <ClaimDetails {...details} claim={claim} />
    </section>
  )
}
