import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeUrl } from '@/domain/safe-url'
import { withSamples } from '@tests/support/property'

describe('an address from data', () => {
  it.each([
    ...['javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>alert(1)</script>', 'file:///etc/passwd', 'https://'],
    ...['blob:https://drive.google.com/1', 'http://drive.google.com/x', '//drive.google.com/x'],
    ...['drive.google.com/x', '/x', 'https://user@drive.google.com/x'],
    ...['https://user:clave@drive.google.com/x', 'https://:clave@drive.google.com/x'],
    ...['', null, undefined, 5, {}],
  ])('%j is rejected everywhere', (raw) => {
    expect(safeUrl('link', raw)).toBeNull()
  })

  it('is any https address, without the spaces around it', () => {
    const folder = 'https://drive.google.com/drive/folders/1a2b?usp=sharing'
    expect(safeUrl('link', folder)).toBe(folder)
    expect(safeUrl('link', ` ${folder}\n`)).toBe(folder)
    expect(safeUrl('link', `\u00a0${folder}\u00a0`)).toBe(folder)
    expect(safeUrl('link', 'HTTPS://Archivos.Estudio.CL/1')).toBe('https://archivos.estudio.cl/1')
  })

  it.each([
    'https://drive.google.com.evil.cl/x',
    'https://evil.cl/drive.google.com',
    'https://evil.cl#drive.google.com',
    'https://xdrive.google.com/x',
    'https://drive.google.com:8443/x',
    'https://drive.google.com\\@evil.cl/x',
  ])('that imitates a known host is rejected: %s', (raw) => {
    const url = safeUrl('link', raw, ['drive.google.com'])
    expect(url === null || new URL(url).host === 'drive.google.com').toBe(true)
  })

  it("is only on the operator's hosts, where there is a list", () => {
    const page = 'https://www.flow.cl/app/customer/register.php?token=1'
    expect(safeUrl('link', page, ['WWW.Flow.cl'])).toBe(page)
    expect(safeUrl('link', page, ['sandbox.flow.cl'])).toBeNull()
  })

  it('may use http only on localhost, and only if its host is listed', () => {
    const local = 'http://localhost:5173/profile'
    expect(safeUrl('link', local)).toBeNull()
    expect(safeUrl('link', local, ['localhost:5173'])).toBe(local)
    expect(safeUrl('link', 'ftp://localhost/x', ['localhost'])).toBeNull()
    expect(safeUrl('link', 'http://127.0.0.1:80/x', ['127.0.0.1'])).toBe('http://127.0.0.1/x')
    expect(safeUrl('link', 'http://www.flow.cl/', ['www.flow.cl'])).toBeNull()
    expect(safeUrl('link', 'http://localhost.evil.cl/', ['localhost.evil.cl'])).toBeNull()
  })

  const part = fc.constantFrom(
    ...['https:', 'http:', '/', '//', '\\', '@', ':', 'x.cl', 'y.cl', '#', '?', ' ', '\t'],
  )
  const joined = fc.array(part).map((parts) => parts.join(''))
  const anyAddress = fc.oneof(joined, fc.webUrl(), fc.string())

  withSamples(1000)('has https and an allowed host, for any text', [anyAddress], (raw) => {
    const url = safeUrl('link', raw, ['x.cl'])
    if (url !== null) expect(url).toMatch(/^https:\/\/x\.cl\//)
  })
})

describe('the page to return to after signing in', () => {
  it.each([
    ['/profile', '/profile'],
    ['/legal/claim-list?categoria=INGRESADO#tabla', '/legal/claim-list?categoria=INGRESADO#tabla'],
    ['/', '/'],
    ['/a/../b', '/b'],
    ['/x?next=https://evil.cl', '/x?next=https://evil.cl'],
  ])('%s stays inside the app', (raw, path) => {
    expect(safeUrl('return-path', raw)).toBe(path)
  })

  it.each([
    ...['//evil.cl', '/\\evil.cl', '/\t/evil.cl', '/\n\\evil.cl', '/.//evil.cl'],
    ...['/a/..//evil.cl', '/%2e//evil.cl', 'https://evil.cl', 'javascript:alert(1)'],
    ...['profile', ' /profile', '', null],
  ])('%j is rejected', (raw) => {
    expect(safeUrl('return-path', raw)).toBeNull()
  })

  const part = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2e', '\t', '\n', 'evil.cl', '@', ':', '?', '#', 'https:'],
  )
  const anyPath = fc.array(part).map((parts) => `/${parts.join('')}`)

  withSamples(2000)('never leads to another origin', [anyPath], (raw) => {
    const path = safeUrl('return-path', raw)
    if (path === null) return
    expect(new URL(path, 'https://app.cl').origin).toBe('https://app.cl')
    expect(path).toMatch(/^\/(?![/\\])/)
  })
})
