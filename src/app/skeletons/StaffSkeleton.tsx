import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import layout from '@/app/layouts/staff/StaffLayout.module.css'
import { HeaderPlace, SidebarPlace } from './StaffFrame'
import { StaffPlace } from './StaffPlaces'

interface StaffSkeletonProps {
  readonly area: StaffArea
  readonly path: string
}

/** A staff page as it looks while the permission is checked, before there is code that could check it. */
export function StaffSkeleton({ area, path }: StaffSkeletonProps) {
  return (
    <div className={layout['layout']}>
      <SidebarPlace links={area.links.length} />
      <div className={layout['column']}>
        <HeaderPlace />
        <div className={layout['main']}>
          <StaffPlace
            path={path}
            title={
              <p lang={area.checking.lang} className={layout['checking']}>
                {area.checking.text}
              </p>
            }
          />
        </div>
      </div>
    </div>
  )
}
