import { describe, expect, it } from 'vitest'
import { matchPrerender } from '@/app/start/match-prerender'

const at = (pathname: string) => ({ pathname })

describe('the markup that came with the page', () => {
  it.each([
    ['/', '/', '/'],
    ['/reclamo', '/reclamo', '/'],
    ['/reclamo', '/reclamo/', '/'],
    ['/', '/demo/', '/demo/'],
    ['/', '/demo', '/demo/'],
    ['/FAQ', '/demo/FAQ', '/demo/'],
    ['/reclamo', '/RECLAMO/', '/'],
    ['/FAQ', '/faq', '/'],
  ])('made for %s is that of %s below %s', (page, pathname, base) => {
    expect(matchPrerender(page, at(pathname), base)).toBe('match')
  })

  it.each([
    ['/', '/profile', '/'],
    ['/', '/reclamo', '/'],
    ['/reclamo', '/reclamo-exitoso', '/'],
    ['/reclamo', '/', '/'],
    ['/', '/demo/legal', '/demo/'],
  ])('made for %s is not that of %s below %s', (page, pathname, base) => {
    expect(matchPrerender(page, at(pathname), base)).toBe('mismatch')
  })

  it('of the page for addresses that lead nowhere is told apart', () => {
    expect(matchPrerender('*', at('/no-existe'), '/')).toBe('not-found')
  })

  it.each([undefined, ''])('without an address (%s) is a shell', (page) => {
    expect(matchPrerender(page, at('/profile'), '/')).toBe('shell')
  })
})
