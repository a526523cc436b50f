import { Logo } from '@/ui/Logo'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { StaffLinks } from './StaffLinks'
import styles from './StaffSidebar.module.css'

/** Sidebar of a wide screen. The logo is no link, because the report's link has the same name. */
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
