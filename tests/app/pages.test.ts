import { describe, expect, it } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { PAGE_LIST } from '@/app/pages'
import { routes } from '@/app/router'

function flatten(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => [route, ...flatten(route.children ?? [])])
}

const ALL = flatten(routes)

describe('page table', () => {
  it('has one route for each page, and one more for unknown addresses', () => {
    const listed = PAGE_LIST.map(({ name }): string => paths[name])
    const found = ALL.flatMap(({ path }) => path ?? [])
    expect(found.toSorted()).toEqual([...listed, '*'].sort())
  })

  it('names code that is there, for every page and every frame', async () => {
    const loads = ALL.flatMap(({ lazy }) => (typeof lazy === 'function' ? [lazy] : []))
    const loaded = await Promise.all(loads.map((load) => load()))
    expect(loads.length).toBeGreaterThan(PAGE_LIST.length)
    expect(loaded).toEqual(loads.map(() => ({ Component: expect.any(Function) as unknown })))
  })
})
