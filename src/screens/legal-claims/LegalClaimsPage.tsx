import { CRM_DESK } from '@/features/staff-claims/desk/desk-profiles'
import { ClaimsDesk } from '@/features/staff-claims/desk/ClaimsDesk'

/** "CRM" (SPEC 2.11): the claims desk of the legal team. */
export function LegalClaimsPage() {
  return <ClaimsDesk title="CRM" profile={CRM_DESK} />
}
