import { describe, expect, it } from 'vitest'
import { matchPrerender } from '@/app/start/match-prerender'

const at = (pathname: string) => ({ pathname })

describe('match between prerendered markup and the URL', () => {
  it.each([
    ['/', '/', '/'],
    ['/reclamo', '/reclamo', '/'],
    ['/reclamo', '/reclamo/', '/'],
    ['/', '/demo/', '/demo/'],
    ['/', '/demo', '/demo/'],
    ['/FAQ', '/demo/FAQ', '/demo/'],
    ['/reclamo', '/RECLAMO/', '/'],
    ['/FAQ', '/faq', '/'],
  ])('markup of %s matches %s with base %s', (page, pathname, base) => {
    expect(matchPrerender(page, at(pathname), base)).toBe('match')
  })

  it.each([
    ['/', '/profile', '/'],
    ['/', '/reclamo', '/'],
    ['/reclamo', '/reclamo-exitoso', '/'],
    ['/reclamo', '/', '/'],
    ['/', '/demo/legal', '/demo/'],
  ])('markup of %s does not match %s with base %s', (page, pathname, base) => {
    expect(matchPrerender(page, at(pathname), base)).toBe('mismatch')
  })

  it('recognizes the not-found page', () => {
    expect(matchPrerender('*', at('/no-existe'), '/')).toBe('not-found')
  })

  it.each([undefined, ''])('treats markup without a path (%s) as a shell', (page) => {
    expect(matchPrerender(page, at('/profile'), '/')).toBe('shell')
  })
})
