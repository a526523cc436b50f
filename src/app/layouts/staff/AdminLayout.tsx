import { canSeeAdmin } from '@/domain/people/roles'
import { ADMIN_AREA } from './staff-areas'
import { StaffLayout } from './StaffLayout'

/** The frame of /admin, for the role ADMIN alone (SPEC 2.11 and 6). */
export function AdminLayout() {
  return <StaffLayout area={ADMIN_AREA} isAllowed={canSeeAdmin} />
}
