import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearSessionCookies, readRole, readToken, writeRole, writeToken } from '@/session/cookies'

afterEach(clearSessionCookies)

describe('session cookies', () => {
  it('keep token and role under the names and path that the rest of the product reads', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    expect(writeToken('a.b.c')).toBe(true)
    writeRole('LEGAL')
    expect(document.cookie).toBe('iktoken=a.b.c; ikrole=LEGAL')
    const [token, role] = written.mock.calls.slice(-2).map(([text]) => text)
    expect(token).toBe('iktoken=a.b.c; path=/; sameSite=strict')
    expect(role).toBe('ikrole=LEGAL; path=/; sameSite=strict')
  })

  it('never travel in clear text once the site is served over https', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.stubGlobal('location', { protocol: 'https:' })
    writeToken('a.b.c')
    expect(written).toHaveBeenLastCalledWith('iktoken=a.b.c; path=/; sameSite=strict; secure')
  })

  it('never let the previous role survive a new token', () => {
    writeToken('admin.token.x')
    writeRole('ADMIN')
    writeToken('passenger.token.x')
    expect(readRole()).toBeNull()
  })

  it.each(['', ' ', 'undefined', 'null'])('refuse %j as a token and sign nobody in', (token) => {
    writeToken('previous.token.x')
    writeRole('ADMIN')
    expect(writeToken(token)).toBe(false)
    expect([readToken(), readRole()]).toEqual([null, null])
  })

  it('say so when the browser drops a token that is too large, and keep no earlier one', () => {
    writeToken('previous.token.x')
    const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      if (text.length <= 4096) jar?.set?.call(document, text)
    })
    expect(writeToken('x'.repeat(4097))).toBe(false)
    expect(readToken()).toBeNull()
  })

  it('store no empty role', () => {
    writeRole(' ')
    expect(document.cookie).toBe('')
  })
})
