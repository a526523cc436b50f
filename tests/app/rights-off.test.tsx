import { screen } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { PAGE_FILES } from '@/../site/prerender/page-files'
import { PRERENDERED_PAGES } from '@/../site/page-modules'
import { LISTED_PAGES } from '@/../site/search-engines/crawled-pages'
import { patternOf } from '@/app/head/page-head'
import { navLinksFor } from '@/app/layouts/public/nav/nav-links'
import { routes } from '@/app/router'
import type * as envModule from '@/config/env'
import { renderApp } from '@tests/support/app'

vi.mock('@/config/env', async (importOriginal) => {
  const { env } = await importOriginal<typeof envModule>()
  return { env: { ...env, rights: false } }
})

const isAboutRights = (path: string) => path.includes('derechos') || path.includes('rights')

function pathsIn(list: readonly RouteObject[]): string[] {
  return list.flatMap(({ path, children = [] }) => [path ?? '', ...pathsIn(children)])
}

describe('build without the rights pages', () => {
  it('has no route, file, code or sitemap entry for them', () => {
    const all = [
      ...pathsIn(routes),
      ...PAGE_FILES.map(({ path }) => path),
      ...PRERENDERED_PAGES,
      ...LISTED_PAGES.map(({ path }) => path),
    ]
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(isAboutRights)).toEqual([])
  })

  it('shows the not-found page at their paths', async () => {
    await renderApp({ path: '/derechos/retraso' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No encontramos esta página',
    )
    expect(patternOf('/derechos')).toBe('/*')
  })

  it.each(['bar', 'drawer'] as const)('has no link to them in the %s', (where) => {
    const { links } = navLinksFor({ signedIn: false, expired: null }, where)
    expect(links.length).toBeGreaterThan(3)
    expect(links.filter(({ to }) => isAboutRights(to))).toEqual([])
  })
})
