import { afterEach, describe, expect, it, vi } from 'vitest'
import { isolateTab } from '@/device/isolated-tab'
import { areCookiesBlocked } from '@/session/are-cookies-blocked'
import { clearSessionCookies, readRole, readToken, writeRole, writeToken } from '@/session/cookies'

afterEach(clearSessionCookies)

describe('session cookies', () => {
  it('store token and role under the names, path and SameSite of SPEC', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    expect(writeToken('a.b.c')).toBe(true)
    writeRole('LEGAL')
    // The jar orders cookies by their time of creation, which may be the same.
    expect(document.cookie.split('; ').toSorted()).toEqual(['ikrole=LEGAL', 'iktoken=a.b.c'])
    const [token, role] = written.mock.calls.slice(-2).map(([text]) => text)
    expect(token).toBe('iktoken=a.b.c; path=/; sameSite=strict')
    expect(role).toBe('ikrole=LEGAL; path=/; sameSite=strict')
  })

  it('are secure on https', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.stubGlobal('location', { protocol: 'https:' })
    writeToken('a.b.c')
    expect(written).toHaveBeenLastCalledWith('iktoken=a.b.c; path=/; sameSite=strict; secure')
  })

  it('drop the previous role when a new token is stored', () => {
    writeToken('admin.token.x')
    writeRole('ADMIN')
    writeToken('passenger.token.x')
    expect(readRole()).toBeNull()
  })

  it.each(['', ' ', 'undefined', 'null'])('reject %j as a token and clear the session', (token) => {
    writeToken('previous.token.x')
    writeRole('ADMIN')
    expect(writeToken(token)).toBe(false)
    expect([readToken(), readRole()]).toEqual([null, null])
  })

  it('report a token that is too large for the browser, and keep no earlier one', () => {
    writeToken('previous.token.x')
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      if (text.length <= 4096) jar?.set?.call(document, text)
    })
    expect(writeToken('x'.repeat(4097))).toBe(false)
    expect(readToken()).toBeNull()
  })

  it('are known to be blocked if a probe is not stored, which leaves no trace', () => {
    expect(areCookiesBlocked()).toBe(false)
    expect(document.cookie).toBe('')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    expect(areCookiesBlocked()).toBe(true)
  })

  it('are replaced by storage of the tab in a demo tab with a session of its own', () => {
    writeToken('all.tabs.x')
    isolateTab(true)
    expect(readToken()).toBeNull()
    expect(writeToken('own.tab.x')).toBe(true)
    writeRole('LEGAL')
    expect([readToken(), readRole(), document.cookie]).toEqual([
      'own.tab.x',
      'LEGAL',
      'iktoken=all.tabs.x',
    ])
    clearSessionCookies()
    expect([readToken(), readRole()]).toEqual([null, null])
    isolateTab(false)
    expect(readToken()).toBe('all.tabs.x')
  })

  it('do not store an empty role', () => {
    writeRole(' ')
    expect(document.cookie).toBe('')
  })
})
