import type { Claim } from '@/domain/claim/fields'
import { isContactedOn } from '@/domain/claim/status/contact-age'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { isUnsaved, type BatchUpdate } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { useToday } from '@/features/claim-editor/shared/use-today'
import { Button } from '@/ui/actions/Button'

/** Whether a change notes a contact with the customer of one claim, and nothing else. */
function isContactOf({ change, items }: BatchUpdate, { id }: Claim): boolean {
  const isContact = Object.keys(change).join() === 'last_customer_contact'
  return isContact && items.every(({ claim }) => claim.id === id)
}

interface ContactTodayProps {
  readonly claim: Claim
  /** How the claim is called where there are others beside it, 'reclamo 1005'. */
  readonly name?: string
}

/** "Contacté hoy" for a claim; how it went, and the way back, is said by the notice of the desk. */
export function ContactToday({ claim, name }: ContactTodayProps) {
  const desk = useClaimUpdateQueue()
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
      // A disabled button would drop the focus.
      aria-disabled={isDone || isSaving}
      onClick={() => {
        if (isDone || isSaving) return
        // What was not saved is asked for anew: nobody has to be told of the first time any more.
        const before = desk.runs().filter((run) => isContactOf(run, claim) && isUnsaved(run))
        before.forEach(({ key }) => desk.discard(key))
        void desk.contactToday([claim])
      }}
    >
      {text}
    </Button>
  )
}
