import { describe, expect, it } from 'vitest'
import { matchPrerender } from '@/app/start/match-prerender'

describe('match between prerendered markup and the URL', () => {
  it.each([
    ['match', '/', '/', '/'],
    ['match', '/reclamo', '/reclamo', '/'],
    ['match', '/reclamo', '/RECLAMO/', '/'],
    ['match', '/FAQ', '/faq', '/'],
    ['match', '/', '/demo/', '/demo/'],
    ['match', '/', '/demo', '/demo/'],
    ['match', '/FAQ', '/demo/FAQ', '/demo/'],
    ['mismatch', '/', '/reclamo', '/'],
    ['mismatch', '/reclamo', '/reclamo-exitoso', '/'],
    ['mismatch', '/reclamo', '/', '/'],
    ['mismatch', '/', '/demo/legal', '/demo/'],
    ['not-found', '*', '/no-existe', '/'],
    ['shell', undefined, '/profile', '/'],
    ['shell', '', '/profile', '/'],
  ])('is a %s for markup of %s at %s with base %s', (match, page, pathname, base) => {
    expect(matchPrerender(page, { pathname }, base)).toBe(match)
  })
})
