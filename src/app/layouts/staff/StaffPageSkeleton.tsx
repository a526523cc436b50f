import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { ADMIN_DESK, CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { DeskSkeleton } from '@/features/claims-desk/desk/DeskSkeleton'
import { AdminReportSkeleton } from '@/screens/admin-report/AdminReportSkeleton'
import { LegalUsersSkeleton } from '@/screens/legal-users/LegalUsersSkeleton'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'

type Skeleton = (title: ReactNode) => ReactNode

const charges: Skeleton = (title) => <DeskSkeleton title={title} profile={ADMIN_DESK} />
const claims: Skeleton = (title) => <DeskSkeleton title={title} profile={CRM_DESK} />

/** An area leads to its first page. */
const SKELETONS: Partial<Record<string, Skeleton>> = {
  [paths.admin]: charges,
  [paths.adminCharges]: charges,
  [paths.adminReport]: (title) => <AdminReportSkeleton title={title} />,
  [paths.legal]: claims,
  [paths.legalClaims]: claims,
  [paths.legalUsers]: (title) => <LegalUsersSkeleton title={title} />,
}

interface StaffPageSkeletonProps {
  readonly area: StaffArea
  readonly path: string
}

/** Shown while the permission is checked (SPEC 2.11). Throws without a skeleton, so that the build fails. */
export function StaffPageSkeleton({ area, path }: StaffPageSkeletonProps) {
  const { text, lang } = area.checking
  // Routes match any letter case and a trailing slash.
  const skeleton = SKELETONS[path.replace(/\/+$/, '').toLowerCase()]
  if (!skeleton) throw new Error(`${path} has no skeleton among the staff pages`)
  return skeleton(
    <p role="status" lang={lang} className={styles['checking']}>
      {text}
    </p>,
  )
}
