import type { Claim } from '@/domain/claim/fields'
import { isContactedOn } from '@/domain/claim/status/contact-age'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { useDeskActions } from '../shared/desk-actions'
import { useToday } from '@/features/claim-store/contact/use-today'
import { StaffButton } from '@/ui/actions/StaffButton'

interface ContactTodayProps {
  readonly claim: Claim
  /** Added to the accessible name in a list: 'reclamo 1005'. */
  readonly name?: string
}

/** "Contacté hoy"; result and undo are in the notice of the desk. */
export function ContactToday({ claim, name }: ContactTodayProps) {
  const { ask } = useDeskActions()
  const queue = useClaimUpdateQueue()
  const today = useToday()
  const isSaving = useIsSaving(claim.id, 'last_customer_contact')
  if (!ask || claim.id === null) return null
  const isDone = isContactedOn(claim, today)
  const text = isSaving ? 'Guardando…' : isDone ? 'Contactado hoy' : 'Contacté hoy'
  return (
    <StaffButton
      variant="outlined"
      className={name === undefined ? undefined : 'compact touch'}
      data-place="last_customer_contact"
      {...(name !== undefined && { 'aria-label': `${text}, ${name}` })}
      // A disabled button would lose the focus.
      aria-disabled={isDone || isSaving}
      onClick={() => void queue.contactToday([claim])}
    >
      {text}
    </StaffButton>
  )
}
