import { ADMIN_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { ClaimsDesk } from '@/features/claims-desk/desk/ClaimsDesk'

/** "Gestión de Cobros" (SPEC 2.11): the claims desk of whoever may charge. */
export function AdminChargesPage() {
  return <ClaimsDesk title="Gestión de Cobros" profile={ADMIN_DESK} />
}
