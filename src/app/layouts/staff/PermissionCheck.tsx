import type { ComponentType, ReactNode } from 'react'
import { pageSkeleton } from '@/app/layouts/page-skeleton'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'

const SKELETONS = import.meta.glob<
  Partial<Record<string, ComponentType<{ readonly title: ReactNode }>>>
>('/src/screens/{admin,legal}-*/*Skeleton.tsx', { eager: true })

interface PermissionCheckProps {
  readonly area: StaffArea
  readonly path: string
}

/** Skeleton of a staff page while the permission is checked, with the text of SPEC 2.11. */
export function PermissionCheck({ area, path }: PermissionCheckProps) {
  const { text, lang } = area.checking
  const title = (
    <p role="status" lang={lang} className={styles['checking']}>
      {text}
    </p>
  )
  // Routes match any letter case and a trailing slash.
  return pageSkeleton(path.replace(/\/+$/, '').toLowerCase(), SKELETONS, { title })
}
