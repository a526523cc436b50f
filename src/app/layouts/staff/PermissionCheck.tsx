import type { ComponentType, ReactNode } from 'react'
import { pageSkeleton } from '@/app/layouts/page-skeleton'
import type { StaffArea } from './staff-areas'
import styles from './StaffLayout.module.css'

const SKELETONS = import.meta.glob<
  Partial<Record<string, ComponentType<{ readonly title: ReactNode }>>>
>('/src/screens/{admin,legal}-*/*Skeleton.tsx', { eager: true })

interface PermissionCheckProps {
  readonly area: StaffArea
  /** Of the page that is to come. */
  readonly path: string
}

/** A staff page before its permission is known: its own layout, and none of its words but SPEC's text. */
export function PermissionCheck({ area, path }: PermissionCheckProps) {
  const { text, lang } = area.checking
  const title = (
    <p role="status" lang={lang} className={styles['checking']}>
      {text}
    </p>
  )
  // The router takes any spelling.
  return pageSkeleton(path.replace(/\/+$/, '').toLowerCase(), SKELETONS, { title })
}
