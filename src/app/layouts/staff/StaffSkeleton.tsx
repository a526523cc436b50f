import { StaffHeader } from './header/StaffHeader'
import { StaffPageSkeleton } from './StaffPageSkeleton'
import { StaffSidebar } from './sidebar/StaffSidebar'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'

export function StaffSkeleton({ area, path }: { readonly area: StaffArea; readonly path: string }) {
  return (
    <div className={styles['layout']}>
      <StaffSidebar area={area} isChecking />
      <div className={styles['column']}>
        <StaffHeader area={area} email={null} />
        <div className={styles['main']}>
          <StaffPageSkeleton area={area} path={path} />
        </div>
      </div>
    </div>
  )
}
