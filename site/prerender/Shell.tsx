import type { ComponentType } from 'react'
import { FirstPaint } from '@/app/layouts/FirstPaint'
import { pendingText } from '@/app/layouts/public/pending-text'
import { PublicSkeleton } from '@/app/layouts/public/PublicSkeleton'
import { ADMIN_AREA, LEGAL_AREA } from '@/app/layouts/staff/staff-areas'
import { StaffSkeleton } from '@/app/layouts/staff/StaffSkeleton'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

const SKELETONS = import.meta.glob<Partial<Record<string, ComponentType>>>(
  '/src/screens/*/*Skeleton.tsx',
  { eager: true },
)

type ShellPage = Extract<(typeof PAGE_LIST)[number], { readonly html: 'shell' }>

/** @throws if the page has no `XSkeleton.tsx` beside its `XPage.tsx`, so that the build fails */
function pageSkeleton(page: ShellPage) {
  if ('pendingText' in page) return pendingText(page.pendingText)
  const module = 'module' in page ? page.module.replace(/Page$/, 'Skeleton') : ''
  const Skeleton = SKELETONS[`/src/${module}.tsx`]?.[module.split('/').at(-1) ?? '']
  if (!Skeleton) throw new Error(`${page.name} has no skeleton beside its page`)
  return <Skeleton />
}

function FramedSkeleton({ page }: { readonly page: ShellPage }) {
  const path = paths[page.name]
  if (page.frame === 'admin') return <StaffSkeleton area={ADMIN_AREA} path={path} />
  if (page.frame === 'legal') return <StaffSkeleton area={LEGAL_AREA} path={path} />
  return <PublicSkeleton>{pageSkeleton(page)}</PublicSkeleton>
}

/**
 * Skeleton of an account or staff page until its code has loaded, the same for every user. Screen readers
 * read one word, and nothing in it is interactive.
 */
export function Shell({ path }: { readonly path: string }) {
  const page = PAGE_LIST.find(({ name }) => paths[name] === path)
  if (page?.html !== 'shell') return <FirstPaint />
  return (
    <>
      <p role="status" className="visually-hidden">
        Cargando…
      </p>
      <div aria-hidden inert>
        <FramedSkeleton page={page} />
      </div>
    </>
  )
}
