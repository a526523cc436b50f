import { HeaderSkeleton } from './header/HeaderSkeleton'
import { PermissionCheck } from './PermissionCheck'
import { SidebarSkeleton } from './sidebar/SidebarSkeleton'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'

interface StaffSkeletonProps {
  readonly area: StaffArea
  readonly path: string
}

export function StaffSkeleton({ area, path }: StaffSkeletonProps) {
  return (
    <div className={styles['layout']}>
      <SidebarSkeleton links={area.links.length} />
      <div className={styles['column']}>
        <HeaderSkeleton />
        <div className={styles['main']}>
          <PermissionCheck area={area} path={path} />
        </div>
      </div>
    </div>
  )
}
