import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSignedOut } from '@/device/other-tabs'
import { readRecord, storeRecord, type RecordId } from '@/device/records'
import {
  setRoleIfMissing,
  endSession,
  expireSession,
  getServerSession,
  getSession,
  onUserLeft,
  getUserKey,
  startSession,
  subscribeSession,
} from '@/session/session-store'
import type * as store from '@/session/session-store'
import { importAnew } from '@tests/support/import-anew'
import { TEST_TIMEOUT_MS } from '@tests/support/test-timeout'
import { makeToken } from './make-token'

const CAMILA = makeToken({ sub: 'camila@demo.cl' })
const DIEGO = makeToken({ sub: 'diego@demo.cl' })

const DRAFT_OF_CAMILA: RecordId = { kind: 'claim-draft', owner: 'camila@demo.cl', name: 'unsent' }

function storeDraft(): Promise<boolean> {
  return storeRecord(DRAFT_OF_CAMILA, { rut: '12.345.678-5' }, new Date())
}

function readDraft() {
  return readRecord(DRAFT_OF_CAMILA, new Date())
}

function writeFromAnotherTab(token: string, role: string): void {
  const expiry = token === '' ? '; max-age=0' : ''
  document.cookie = `iktoken=${token}; path=/${expiry}`
  document.cookie = `ikrole=${role}; path=/${expiry}`
}

function listen() {
  const changed = vi.fn()
  const left = vi.fn()
  const stops = [subscribeSession(changed), onUserLeft(left)]
  return { changed, left, stop: () => stops.forEach((stop) => stop()) }
}

let heard: ReturnType<typeof listen>

/** Looks every millisecond: a message or a deletion takes no longer, and every test waits for one. */
const waitFor = (check: () => unknown) =>
  vi.waitFor(check, { interval: 1, timeout: TEST_TIMEOUT_MS })

async function leave() {
  endSession()
  // Clearing the device notifies other tabs at its end, which must not reach the next test.
  await waitFor(() => expect(localStorage.getItem('vuelo-justo:erasing')).toBeNull())
}

beforeAll(async () => {
  // The worker's last file may have left a session, whose user would be the first to leave.
  await leave()
  localStorage.clear()
})

beforeEach(() => {
  heard = listen()
})

afterEach(async () => {
  heard.stop()
  await leave()
})

describe('session', () => {
  it('is signed out at first, in the browser and in prerendered pages', async () => {
    const fresh = await importAnew<typeof store>('@/session/session-store')
    expect(fresh.getSession()).toEqual({ signedIn: false, expired: null })
    expect(fresh.getSession()).toBe(fresh.getServerSession())
    startSession({ token: CAMILA })
    const reloaded = await importAnew<typeof store>('@/session/session-store')
    expect(reloaded.getSession()).toMatchObject({ token: CAMILA })
  })

  it('has token, role and identity after a sign-in', () => {
    expect(startSession({ token: CAMILA, role: 'TAXI' })).toBe(true)
    expect(getSession()).toEqual({
      signedIn: true,
      token: CAMILA,
      role: 'TAXI',
      claims: { sub: 'camila@demo.cl' },
    })
    expect(heard.changed).toHaveBeenCalledTimes(1)
    expect(heard.left).not.toHaveBeenCalled()
  })

  it('returns the same snapshot until the cookies change, and reads them once for a task', async () => {
    startSession({ token: CAMILA })
    const first = getSession()
    await Promise.resolve()
    const read = vi.spyOn(document, 'cookie', 'get')
    expect(getSession()).toBe(first)
    const reads = read.mock.calls.length
    expect(getSession()).toBe(first)
    expect(read).toHaveBeenCalledTimes(reads)
    for (const [name, value] of [['role', 'ADMIN'] as const, ['token', DIEGO] as const]) {
      document.cookie = `ik${name}=${value}; path=/`
      await Promise.resolve()
      expect(getSession()).toMatchObject({ [name]: value })
    }
    expireSession()
    const expired = getSession()
    await Promise.resolve()
    expect(getSession()).toBe(expired)
  })

  it.each([undefined, null, ''])('stores no role if the response has %j', (role) => {
    startSession({ token: DIEGO, role: 'ADMIN' })
    startSession({ token: CAMILA, role })
    expect(getSession()).toMatchObject({ token: CAMILA, role: null })
  })

  it.each(['', 'undefined', 'opaque-token', makeToken([1])])(
    'is signed out after a sign-in with %j, also if a user was signed in before',
    (token) => {
      startSession({ token: CAMILA, role: 'ADMIN' })
      expect(startSession({ token, role: 'ADMIN' })).toBe(false)
      expect(getSession()).toMatchObject({ signedIn: false })
      expect(document.cookie).toBe('')
    },
  )

  it('is signed out if the cookie cannot be decoded', () => {
    document.cookie = 'iktoken=undefined; path=/'
    expect(getSession()).toBe(getServerSession())
  })
})

describe('sign-out', () => {
  it('clears cookies and drafts and notifies listeners', async () => {
    startSession({ token: CAMILA, role: 'LEGAL' })
    await storeDraft()
    endSession()
    expect(document.cookie).toBe('')
    expect(getSession()).toEqual({ signedIn: false, expired: null })
    // For sleeping tabs.
    expect(localStorage.getItem('vuelo-justo:signed-out')).toBe('1')
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('leaves no user who may return, also if the browser refuses storage', () => {
    startSession({ token: CAMILA })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    endSession()
    expect(getSession()).toEqual({ signedIn: false, expired: null })
  })

  it('happens when another user signs in without a sign-out', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    startSession({ token: DIEGO })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('does not happen when the same user gets a new token, and the draft stays', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    startSession({ token: makeToken({ sub: 'camila@demo.cl', exp: 2 }) })
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(await readDraft()).not.toBeNull()
  })

  it('does not notify a listener after it unsubscribes', () => {
    startSession({ token: CAMILA })
    heard.stop()
    endSession()
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(1)
  })
})

describe('expired session', () => {
  const EXPIRED = { signedIn: false, expired: { sub: 'camila@demo.cl' } }

  it('clears only the cookies and remembers the user, also after an earlier sign-out', async () => {
    storeSignedOut(true)
    startSession({ token: CAMILA, role: 'LEGAL' })
    await storeDraft()
    expireSession()
    expect(document.cookie).toBe('')
    expect(getSession()).toEqual(EXPIRED)
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(await readDraft()).not.toBeNull()
  })

  it.each([
    ['with another token', { sub: 'camila@demo.cl', exp: 2 }],
    ["with Google's token", { sub: '1077', email: 'Camila@demo.cl' }],
  ])('continues when the same user signs in %s', async (_how, claims) => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    startSession({ token: makeToken(claims) })
    expect(heard.left).not.toHaveBeenCalled()
    expect(getUserKey()).toBe('camila@demo.cl')
    expect(await readDraft()).not.toBeNull()
  })

  it('ends when another user signs in', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    startSession({ token: DIEGO })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('ends on an explicit sign-out', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    endSession()
    expect(heard.left).toHaveBeenCalledTimes(1)
    expect(getSession()).toBe(getServerSession())
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('ends if the token named no user', () => {
    startSession({ token: makeToken({ role: 'LEGAL' }) })
    expect(getUserKey()).toBeNull()
    expireSession()
    startSession({ token: makeToken({ role: 'LEGAL', exp: 2 }) })
    expect(heard.left).toHaveBeenCalledTimes(1)
  })
})

describe('role from the server', () => {
  it('is stored if no role is stored', () => {
    startSession({ token: CAMILA })
    setRoleIfMissing(CAMILA, 'admin')
    expect(getSession()).toMatchObject({ token: CAMILA, role: 'admin' })
    expect(heard.changed).toHaveBeenCalledTimes(2)
  })

  it('does not replace a stored role, and is ignored for another token', () => {
    startSession({ token: CAMILA, role: 'LEGAL' })
    setRoleIfMissing(CAMILA, 'ADMIN')
    expect(getSession()).toMatchObject({ role: 'LEGAL' })
    startSession({ token: DIEGO })
    setRoleIfMissing(CAMILA, 'ADMIN')
    expect(getSession()).toMatchObject({ token: DIEGO, role: null })
  })

  it.each([null, undefined, ' '])('stays unknown if the server sends %j', (role) => {
    startSession({ token: CAMILA })
    setRoleIfMissing(CAMILA, role)
    expect(getSession()).toMatchObject({ role: null })
  })
})

describe('another tab', () => {
  function announceFromAnotherTab(message: string): void {
    const channel = new BroadcastChannel('vuelo-justo-session')
    channel.postMessage(message)
    channel.close()
  }

  it('signs this tab out when it signs out', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
    expect(heard.changed).toHaveBeenCalledTimes(2)
  })

  it('deletes what this tab stored late when it signs out', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    await storeDraft()
    announceFromAnotherTab('signed-out')
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('that signed out before another user signed in here deletes nothing of that user', async () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    const delivered = new Promise((resolve) => channel.addEventListener('message', resolve))
    startSession({ token: DIEGO })
    announceFromAnotherTab('signed-out')
    await delivered
    expect(getUserKey()).toBe('diego@demo.cl')
    expect(heard.left).not.toHaveBeenCalled()
    expect(localStorage.getItem('vuelo-justo:erasing')).toBeNull()
    channel.close()
  })

  it('that signed out is noticed even if its note is gone already', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    localStorage.removeItem('vuelo-justo:signed-out')
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.changed).toHaveBeenCalledTimes(2))
    expect(getSession()).toEqual({ signedIn: false, expired: null })
  })

  it('that signs out ends what this tab holds of a user who expired before its reload', async () => {
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
  })

  it('is not heard if nothing changed', () => {
    startSession({ token: CAMILA })
    window.dispatchEvent(new Event('focus'))
    expect(heard.changed).toHaveBeenCalledTimes(1)
  })

  it('marks the session as expired here and deletes nothing', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    writeFromAnotherTab('', '')
    announceFromAnotherTab('expired')
    await waitFor(() => expect(heard.changed).toHaveBeenCalledTimes(2))
    expect(getSession()).toMatchObject({ signedIn: false, expired: { sub: 'camila@demo.cl' } })
    expect(heard.left).not.toHaveBeenCalled()
    expect(await readDraft()).not.toBeNull()
  })

  it('restores the session here when the same user signs in again', async () => {
    startSession({ token: CAMILA })
    expireSession()
    writeFromAnotherTab(makeToken({ sub: 'camila@demo.cl', exp: 9 }), 'LEGAL')
    announceFromAnotherTab('signed-in')
    await waitFor(() => expect(heard.changed).toHaveBeenCalledTimes(3))
    expect(getSession()).toMatchObject({ signedIn: true, role: 'LEGAL' })
    expect(heard.left).not.toHaveBeenCalled()
  })

  it('signs this tab in as the other user and deletes the data of the first', async () => {
    startSession({ token: CAMILA, role: 'ADMIN' })
    writeFromAnotherTab(DIEGO, 'TAXI')
    announceFromAnotherTab('signed-in')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
    expect(getSession()).toMatchObject({ token: DIEGO, role: 'TAXI' })
  })

  it.each([
    ['focus', window],
    ['pageshow', window],
    ['visibilitychange', document],
  ])('is noticed on %s if its message was missed', (event, target) => {
    startSession({ token: CAMILA })
    writeFromAnotherTab(DIEGO, '')
    target.dispatchEvent(new Event(event))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['signed out', '1', 1],
    ['found the session expired', null, 0],
  ])('that %s while this tab was suspended is noticed on focus', (_what, note, departures) => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    if (note !== null) localStorage.setItem('vuelo-justo:signed-out', note)
    window.dispatchEvent(new Event('focus'))
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(heard.left).toHaveBeenCalledTimes(departures)
  })

  it('notifies listeners even if the session was read in between', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    localStorage.setItem('vuelo-justo:signed-out', '1')
    await Promise.resolve()
    expect(getSession()).toMatchObject({ signedIn: false })
    window.dispatchEvent(new Event('focus'))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it('receives one message per change, after the data is deleted, and this tab receives none', async () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    const received: unknown[] = []
    let isDeletedBefore = false
    channel.addEventListener('message', ({ data }) => {
      received.push(data)
      isDeletedBefore = localStorage.getItem('vuelo-justo:erasing') === null
    })
    startSession({ token: CAMILA })
    expireSession()
    startSession({ token: CAMILA })
    await waitFor(() => expect(received).toEqual(['signed-in', 'expired', 'signed-in']))
    await storeDraft()
    endSession()
    await waitFor(() => expect(received).toHaveLength(4))
    expect(received[3]).toBe('signed-out')
    expect(isDeletedBefore).toBe(true)
    expect(await readDraft()).toBeNull()
    expect(heard.left).toHaveBeenCalledTimes(1)
    channel.close()
  })

  it('is still heard after this page was in the back/forward cache', async () => {
    startSession({ token: CAMILA })
    const close = vi.spyOn(BroadcastChannel.prototype, 'close')
    window.dispatchEvent(new Event('pagehide'))
    // An open channel keeps the page out of the cache.
    expect(close).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('pageshow'))
    writeFromAnotherTab('', '')
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
  })

  it('is optional: sign-in and sign-out work without BroadcastChannel', () => {
    heard.stop()
    vi.stubGlobal('BroadcastChannel', undefined)
    heard = listen()
    expect(startSession({ token: CAMILA })).toBe(true)
    endSession()
    expect(heard.left).toHaveBeenCalledTimes(1)
  })
})
