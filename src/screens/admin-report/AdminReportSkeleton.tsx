import type { ReactNode } from 'react'
import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import titleStyles from '@/ui/PageTitle.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './AdminReportPage.module.css'

/** Shell of the page; the layout shows in place of the title that access is being checked. */
export function AdminReportSkeleton({ title }: { readonly title: ReactNode }) {
  return (
    <>
      <div className={titleStyles['title']}>{title}</div>
      {safeUrl('link', env.biReportUrl) !== null && (
        <div aria-hidden className="stack">
          <div className={classNames('surface', styles['box'])} />
        </div>
      )}
    </>
  )
}
