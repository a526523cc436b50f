import { CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { ClaimsDesk } from '@/features/claims-desk/desk/ClaimsDesk'

export function LegalClaimsPage() {
  return <ClaimsDesk title="CRM" profile={CRM_DESK} />
}
