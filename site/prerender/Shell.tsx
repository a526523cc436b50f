import type { ComponentType } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { FirstPaint } from '@/app/layouts/FirstPaint'
import { pendingText } from '@/app/layouts/public/pending-text'
import { PublicSkeleton } from '@/app/layouts/public/PublicSkeleton'
import { ADMIN_AREA, LEGAL_AREA } from '@/app/layouts/staff/staff-areas'
import { StaffSkeleton } from '@/app/layouts/staff/StaffSkeleton'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

const SCREENS = import.meta.glob<Partial<Record<string, ComponentType>>>(
  ['/src/screens/*/*Page.tsx', '/src/screens/*/*Skeleton.tsx'],
  { eager: true },
)

function findScreen(module: string): ComponentType | undefined {
  return SCREENS[`/src/${module}.tsx`]?.[module.split('/').at(-1) ?? '']
}

type ShellPage = Extract<(typeof PAGE_LIST)[number], { readonly html: 'shell' }>

/** The page before its first answer; a page that begins with fields has an `XSkeleton.tsx` beside it instead. */
function pendingPage(page: ShellPage) {
  if ('pendingText' in page) return pendingText(page.pendingText)
  const module = 'module' in page ? page.module : ''
  const Screen = findScreen(module.replace(/Page$/, 'Skeleton')) ?? findScreen(module)
  if (!Screen) throw new Error(`${page.name} has no screen`)
  return (
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>
  )
}

function FramedSkeleton({ page }: { readonly page: ShellPage }) {
  const path = paths[page.name]
  if (page.frame === 'admin') return <StaffSkeleton area={ADMIN_AREA} path={path} />
  if (page.frame === 'legal') return <StaffSkeleton area={LEGAL_AREA} path={path} />
  return <PublicSkeleton>{pendingPage(page)}</PublicSkeleton>
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
