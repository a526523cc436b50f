import type { ReactNode } from 'react'
import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import titleStyles from '@/ui/PageTitle.module.css'
import styles from './AdminReportPage.module.css'

/** The whole page before anybody may see it; the frame says in the title's place why. */
export function AdminReportSkeleton({ title }: { readonly title: ReactNode }) {
  return (
    <>
      <div className={titleStyles['title']}>{title}</div>
      {safeUrl('external', env.biReportUrl) !== null && (
        <div aria-hidden className={styles['report']}>
          <div className={styles['box']} />
        </div>
      )}
    </>
  )
}
