import { Logo } from '@/ui/Logo'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { StaffLinks } from './StaffLinks'
import styles from './StaffSidebar.module.css'

/**
 * The ink column of a wide screen; narrow ones open the same links from the header. Its logo leads
 * nowhere: the report's link has the same name, and the way home has its own.
 */
export function StaffSidebar({ area }: { readonly area: StaffArea }) {
  return (
    <nav aria-label={area.name} className={styles['sidebar']}>
      <div className={styles['logo']}>
        <Logo />
      </div>
      <StaffLinks links={area.links} />
    </nav>
  )
}
