import type { ReactNode } from 'react'
import { classNames } from '@/ui/theme/class-names'
import { SkeletonButton } from '@/ui/skeleton/SkeletonButton'
import { SkeletonField } from '@/ui/skeleton/SkeletonField'
import { SkeletonRows } from '@/ui/skeleton/SkeletonRows'
import titleStyles from '@/ui/PageTitle.module.css'
import search from '@/ui/fields/EmailSearch.module.css'
import filters from './UsersFilters.module.css'

/** Pending state of the list. Without `text` it is the shell, before any request. */
export function LegalUsersPending({ text = '\u00A0' }: { readonly text?: string }) {
  return (
    <>
      <p role="status" className="muted dense semibold before">
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
      <div aria-hidden className="row gap-8">
        <div className={filters['search']}>
          <SkeletonField label="Correo" className={classNames('grow', search['search'])} />
          <SkeletonButton variant="contained" size="small">
            Buscar
          </SkeletonButton>
        </div>
        <SkeletonField label="Tarjeta de crédito" isInline className={filters['card']} />
        <SkeletonButton size="small">Limpiar filtros</SkeletonButton>
      </div>
      <div aria-hidden className="after-8">
        <LegalUsersPending />
      </div>
    </>
  )
}
