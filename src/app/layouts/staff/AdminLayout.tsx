import { ADMIN_AREA } from './staff-areas'
import { StaffLayout } from './StaffLayout'

/** Frame of /admin, for the role ADMIN only (SPEC 2.11 and 6). */
export function AdminLayout() {
  return <StaffLayout area={ADMIN_AREA} />
}
