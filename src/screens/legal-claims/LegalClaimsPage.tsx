import { CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { ClaimsDesk } from '@/features/claims-desk/desk/ClaimsDesk'

/** "CRM" (SPEC 2.11): the claims desk of the legal team. */
export function LegalClaimsPage() {
  return <ClaimsDesk title="CRM" profile={CRM_DESK} />
}
