import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  heard = listen()
})

afterEach(async () => {
  heard.stop()
  endSession()
  // It tells the other tabs when the device is empty: not into the next test.
  await waitFor(() => expect(localStorage.getItem('vuelo-justo:erasing')).toBeNull())
})

describe('a session', () => {
  it('starts signed out, on the device and in prerendered pages', async () => {
    vi.resetModules()
    const fresh = await import('@/session/session-store')
    expect(fresh.getSession()).toEqual({ signedIn: false, expired: null })
    expect(fresh.getSession()).toBe(fresh.getServerSession())
  })

  it('signs a person in with token, role and identity', () => {
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

  it('gives the same snapshot until the cookies change, so that React does not loop', () => {
    startSession({ token: CAMILA })
    const first = getSession()
    expect(getSession()).toBe(first)
    document.cookie = 'ikrole=ADMIN; path=/'
    expect(getSession()).not.toBe(first)
    expect(getSession()).toMatchObject({ role: 'ADMIN' })
  })

  it.each([undefined, null, ''])('stores no role when the answer brings %j', (role) => {
    startSession({ token: DIEGO, role: 'ADMIN' })
    startSession({ token: CAMILA, role })
    expect(getSession()).toMatchObject({ token: CAMILA, role: null })
  })

  it.each(['', 'undefined', 'opaque-token', makeToken([1])])(
    'signs nobody in with %j, not even whoever was there before',
    (token) => {
      startSession({ token: CAMILA, role: 'ADMIN' })
      expect(startSession({ token, role: 'ADMIN' })).toBe(false)
      expect(getSession()).toMatchObject({ signedIn: false })
      expect(document.cookie).toBe('')
    },
  )

  it('takes a cookie that cannot be decoded for nobody', () => {
    document.cookie = 'iktoken=undefined; path=/'
    expect(getSession()).toBe(getServerSession())
  })
})

describe('signing out', () => {
  it('leaves nothing behind: cookies, drafts and what listeners keep', async () => {
    startSession({ token: CAMILA, role: 'LEGAL' })
    await storeDraft()
    endSession()
    expect(document.cookie).toBe('')
    expect(getSession()).toEqual({ signedIn: false, expired: null })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('counts when someone else signs in over a session that was never closed', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    startSession({ token: DIEGO })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('does not count when the same person gets a new token, whose draft stays', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    startSession({ token: makeToken({ sub: 'camila@demo.cl', exp: 2 }) })
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(await readDraft()).not.toBeNull()
  })

  it('is told once, and not to those who stopped listening', () => {
    startSession({ token: CAMILA })
    heard.stop()
    endSession()
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(1)
  })
})

describe('a session that runs out', () => {
  const EXPIRED = { signedIn: false, expired: { sub: 'camila@demo.cl' } }

  it('leaves only the cookies behind: its person may come back', async () => {
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
  ])('is gone on with when the same person comes back %s', async (_how, claims) => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    startSession({ token: makeToken(claims) })
    expect(heard.left).not.toHaveBeenCalled()
    expect(getUserKey()).toBe('camila@demo.cl')
    expect(await readDraft()).not.toBeNull()
  })

  it('ends for good when someone else signs in', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    startSession({ token: DIEGO })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('ends for good when everything is deleted meanwhile', async () => {
    startSession({ token: CAMILA })
    await storeDraft()
    expireSession()
    endSession()
    expect(heard.left).toHaveBeenCalledTimes(1)
    expect(getSession()).toBe(getServerSession())
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it("is nobody's where the token named nobody", () => {
    startSession({ token: makeToken({ role: 'LEGAL' }) })
    expect(getUserKey()).toBeNull()
    expireSession()
    startSession({ token: makeToken({ role: 'LEGAL', exp: 2 }) })
    expect(heard.left).toHaveBeenCalledTimes(1)
  })
})

describe('a role that only the server knows', () => {
  it('is taken over where no role is stored', () => {
    startSession({ token: CAMILA })
    setRoleIfMissing(CAMILA, 'admin')
    expect(getSession()).toMatchObject({ token: CAMILA, role: 'admin' })
    expect(heard.changed).toHaveBeenCalledTimes(2)
  })

  it('never replaces a stored one, nor comes from an answer for another token', () => {
    startSession({ token: CAMILA, role: 'LEGAL' })
    setRoleIfMissing(CAMILA, 'ADMIN')
    expect(getSession()).toMatchObject({ role: 'LEGAL' })
    startSession({ token: DIEGO })
    setRoleIfMissing(CAMILA, 'ADMIN')
    expect(getSession()).toMatchObject({ token: DIEGO, role: null })
  })

  it.each([null, undefined, ' '])('stays unknown when the server says %j', (role) => {
    startSession({ token: CAMILA })
    setRoleIfMissing(CAMILA, role)
    expect(getSession()).toMatchObject({ role: null })
  })
})

describe('another tab', () => {
  function announceFromAnotherTab(news: string): void {
    const channel = new BroadcastChannel('vuelo-justo-session')
    channel.postMessage(news)
    channel.close()
  }

  it('that signs out takes this one along', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
    expect(heard.changed).toHaveBeenCalledTimes(2)
  })

  it('that signs out has what this one stored at the last moment deleted as well', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    await storeDraft()
    announceFromAnotherTab('signed-out')
    await waitFor(async () => expect(await readDraft()).toBeNull())
  })

  it('that finds the session expired tells so, and nothing is cleared here', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    announceFromAnotherTab('expired')
    await waitFor(() => expect(heard.changed).toHaveBeenCalledTimes(2))
    expect(getSession()).toMatchObject({ signedIn: false, expired: { sub: 'camila@demo.cl' } })
    expect(heard.left).not.toHaveBeenCalled()
  })

  it('that signs the same person in again frees this one', async () => {
    startSession({ token: CAMILA })
    expireSession()
    writeFromAnotherTab(makeToken({ sub: 'camila@demo.cl', exp: 9 }), 'LEGAL')
    announceFromAnotherTab('signed-in')
    await waitFor(() => expect(heard.changed).toHaveBeenCalledTimes(3))
    expect(getSession()).toMatchObject({ signedIn: true, role: 'LEGAL' })
    expect(heard.left).not.toHaveBeenCalled()
  })

  it('that signs in as someone else clears and refreshes this one', async () => {
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
  ])('is noticed on %s even when it could not be heard', (event, target) => {
    startSession({ token: CAMILA })
    writeFromAnotherTab(DIEGO, '')
    target.dispatchEvent(new Event(event))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['signed out', '1', 1],
    ['saw the session run out', null, 0],
  ])('that %s while this one slept is understood when it wakes up', (_what, note, departures) => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    if (note !== null) localStorage.setItem('vuelo-justo:signed-out', note)
    window.dispatchEvent(new Event('focus'))
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(heard.left).toHaveBeenCalledTimes(departures)
  })

  it('is announced to listeners even when someone read the session in between', () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    localStorage.setItem('vuelo-justo:signed-out', '1')
    expect(getSession()).toMatchObject({ signedIn: false })
    window.dispatchEvent(new Event('focus'))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it('hears why of every change made here, after what was stored is gone, and this one does not', async () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    const received: unknown[] = []
    channel.addEventListener('message', ({ data }) => received.push(data))
    startSession({ token: CAMILA })
    expireSession()
    startSession({ token: CAMILA })
    await waitFor(() => expect(received).toEqual(['signed-in', 'expired', 'signed-in']))
    await storeDraft()
    endSession()
    await waitFor(() => expect(received).toHaveLength(4))
    expect(received[3]).toBe('signed-out')
    expect(await readDraft()).toBeNull()
    expect(heard.left).toHaveBeenCalledTimes(1)
    channel.close()
  })

  it('still hears after this page rested in the back/forward cache', async () => {
    startSession({ token: CAMILA })
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    writeFromAnotherTab('', '')
    announceFromAnotherTab('signed-out')
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
  })

  it('is not needed: browsers without the channel sign in and out as well', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(startSession({ token: CAMILA })).toBe(true)
    endSession()
    expect(heard.left).toHaveBeenCalledTimes(1)
  })
})
