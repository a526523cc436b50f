import type { MergeUnit } from '@/domain/claim/record/merge'
import { adoptedText } from '@/features/staff-claims/edit/form-labels'
import { Notice } from '@/ui/feedback/Notice'

/** Says which changes of another person the form has taken over. */
export function AdoptedNotice({ units }: { readonly units: readonly MergeUnit[] }) {
  return units.length === 0 ? null : <Notice tone="info">{adoptedText(units)}</Notice>
}
