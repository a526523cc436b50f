import { describe, expect, it } from 'vitest'
import { markupFor } from '@/app/start/prerendered-page'

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
    expect(markupFor(page, at(pathname), base)).toBe('this page')
  })

  it.each([
    ['/', '/profile', '/'],
    ['/', '/reclamo', '/'],
    ['/reclamo', '/reclamo-exitoso', '/'],
    ['/reclamo', '/', '/'],
    ['/', '/demo/legal', '/demo/'],
  ])('made for %s is not that of %s below %s', (page, pathname, base) => {
    expect(markupFor(page, at(pathname), base)).toBe('another page')
  })

  it('of the page for addresses that lead nowhere is told apart', () => {
    expect(markupFor('*', at('/no-existe'), '/')).toBe('no page')
  })

  it.each([undefined, ''])('without an address (%s) is a shell', (page) => {
    expect(markupFor(page, at('/profile'), '/')).toBe('a shell')
  })
})
