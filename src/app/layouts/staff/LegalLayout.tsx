import { LEGAL_AREA } from './staff-areas'
import { StaffLayout } from './StaffLayout'

/** Frame of /legal, for the role LEGAL only (SPEC 2.11 and 6). */
export function LegalLayout() {
  return <StaffLayout area={LEGAL_AREA} />
}
