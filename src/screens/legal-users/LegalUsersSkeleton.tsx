import type { ReactNode } from 'react'
import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { SkeletonField } from '@/ui/skeleton/SkeletonField'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import titleStyles from '@/ui/PageTitle.module.css'
import styles from './LegalUsersPage.module.css'
import filters from './UsersFilters.module.css'

/** Pending state of the list. Without `text` it is the shell, before any request. */
export function LegalUsersPending({ text = '\u00A0' }: { readonly text?: string }) {
  return (
    <>
      <p role="status" className={styles['count']}>
        {text}
      </p>
      <SkeletonRows />
    </>
  )
}

export function LegalUsersSkeleton({ title }: { readonly title: ReactNode }) {
  return (
    <>
      <div className={titleStyles['title']}>{title}</div>
      <div aria-hidden className={filters['filters']}>
        <div className={filters['search']}>
          <SkeletonField label="Correo" className={filters['email']} />
          <SkeletonButton variant="contained">Buscar</SkeletonButton>
        </div>
        <SkeletonField label="Tarjeta de crédito" className={filters['card']} />
        <SkeletonButton variant="outlined">Limpiar filtros</SkeletonButton>
      </div>
      <div aria-hidden className={styles['content']}>
        <LegalUsersPending />
      </div>
    </>
  )
}
