import type { Claim } from '@/domain/claim/fields'
import { isContactedOn } from '@/domain/claim/status/contact-age'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { isUnsaved, type BatchUpdate } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { useToday } from '../shared/use-today'
import { Button } from '@/ui/actions/Button'

function isContactOf({ change, items }: BatchUpdate, { id }: Claim): boolean {
  const isContact = Object.keys(change).join() === 'last_customer_contact'
  return isContact && items.every(({ claim }) => claim.id === id)
}

interface ContactTodayProps {
  readonly claim: Claim
  /** Added to the accessible name in a list: 'reclamo 1005'. */
  readonly name?: string
}

/** "Contacté hoy"; result and undo are in the notice of the desk. */
export function ContactToday({ claim, name }: ContactTodayProps) {
  const queue = useClaimUpdateQueue()
  const today = useToday()
  const isSaving = useIsSaving(claim.id, 'last_customer_contact')
  const isDone = isContactedOn(claim, today)
  const text = isSaving ? 'Guardando…' : isDone ? 'Contactado hoy' : 'Contacté hoy'
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      data-place="last_customer_contact"
      {...(name !== undefined && { 'aria-label': `${text}, ${name}` })}
      // A disabled button would lose the focus.
      aria-disabled={isDone || isSaving}
      onClick={() => {
        if (isDone || isSaving) return
        // Discard failed attempts: this one replaces them.
        const before = queue.runs().filter((run) => isContactOf(run, claim) && isUnsaved(run))
        before.forEach(({ key }) => queue.discard(key))
        void queue.contactToday([claim])
      }}
    >
      {text}
    </Button>
  )
}
