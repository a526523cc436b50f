import { canSeeLegal } from '@/domain/people/roles'
import { LEGAL_AREA } from './staff-areas'
import { StaffLayout } from './StaffLayout'

/** The frame of /legal, for the role LEGAL alone (SPEC 2.11 and 6). */
export function LegalLayout() {
  return <StaffLayout area={LEGAL_AREA} isAllowed={canSeeLegal} />
}
