import { ADMIN_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { ClaimsDesk } from '@/features/claims-desk/desk/ClaimsDesk'

export function AdminChargesPage() {
  return <ClaimsDesk title="Gestión de Cobros" profile={ADMIN_DESK} />
}
