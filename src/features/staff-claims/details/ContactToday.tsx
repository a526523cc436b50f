import type { Claim } from '@/domain/claim/fields'
import { toClaimRecordValues } from '@/domain/claim/record/claim-values'
import { toDayString } from '@/domain/dates'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'
import { lastItemOf, useRuns } from '@/features/staff-claims/changes/use-runs'
import { useToday } from '@/features/staff-claims/shared/use-today'
import { Button } from '@/ui/actions/Button'

/** "Contacté hoy" for the open claim; how it went, and the way back, is said by the notice of the desk. */
export function ContactToday({ claim }: { readonly claim: Claim }) {
  const desk = useChangeDesk()
  const today = useToday()
  const last = lastItemOf(useRuns(), claim)
  const isSaving =
    last?.item.phase === 'saving' && last.run.change.last_customer_contact !== undefined
  const { last_customer_contact: day } = toClaimRecordValues(claim)
  const isDone = day === toDayString(today)
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      // A disabled button would drop the focus.
      aria-disabled={isDone || isSaving}
      onClick={() => {
        if (!isDone && !isSaving) void desk.contactToday([claim])
      }}
    >
      {isSaving ? 'Guardando…' : isDone ? 'Contactado hoy' : 'Contacté hoy'}
    </Button>
  )
}
