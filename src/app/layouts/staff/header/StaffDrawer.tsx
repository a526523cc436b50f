import { SideDrawer } from '@/ui/dialog/SideDrawer'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { StaffLinks } from '@/app/layouts/staff/sidebar/StaffLinks'
import styles from './StaffHeader.module.css'

interface StaffDrawerProps extends Pick<StaffArea, 'links'> {
  readonly open: boolean
  readonly onClose: () => void
}

export function StaffDrawer({ links, open, onClose }: StaffDrawerProps) {
  return (
    <SideDrawer
      from="left"
      open={open}
      onClose={onClose}
      className={styles['drawer']}
      headClassName={styles['head']}
    >
      <nav aria-label="Menú">
        <StaffLinks links={links} onFollow={onClose} />
      </nav>
    </SideDrawer>
  )
}
