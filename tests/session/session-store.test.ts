import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFromDevice, saveOnDevice } from '@/device/device-store'
import {
  endSession,
  getServerSession,
  getSession,
  onDeparture,
  startSession,
  subscribeSession,
} from '@/session/session-store'
import { makeToken } from './make-token'

const CAMILA = makeToken({ sub: 'camila@demo.cl' })
const DIEGO = makeToken({ sub: 'diego@demo.cl' })

function writeFromAnotherTab(token: string, role: string): void {
  const expiry = token === '' ? '; max-age=0' : ''
  document.cookie = `iktoken=${token}; path=/${expiry}`
  document.cookie = `ikrole=${role}; path=/${expiry}`
}

function listen() {
  const changed = vi.fn()
  const left = vi.fn()
  const stops = [subscribeSession(changed), onDeparture(left)]
  return { changed, left, stop: () => stops.forEach((stop) => stop()) }
}

let heard: ReturnType<typeof listen>

beforeEach(() => {
  heard = listen()
})

afterEach(() => {
  heard.stop()
  endSession()
})

describe('a session', () => {
  it('starts signed out, on the device and in prerendered pages', () => {
    expect(getSession()).toEqual({ signedIn: false })
    expect(getSession()).toBe(getServerSession())
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
      expect(getSession()).toEqual({ signedIn: false })
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
    await saveOnDevice('claim-draft', { rut: '12.345.678-5' })
    endSession()
    expect(document.cookie).toBe('')
    expect(getSession()).toEqual({ signedIn: false })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readFromDevice('claim-draft')).toBeUndefined())
  })

  it('counts when someone else signs in over a session that was never closed', async () => {
    startSession({ token: CAMILA })
    await saveOnDevice('claim-draft', { rut: '12.345.678-5' })
    startSession({ token: DIEGO })
    expect(heard.left).toHaveBeenCalledTimes(1)
    await waitFor(async () => expect(await readFromDevice('claim-draft')).toBeUndefined())
  })

  it('does not count when the same person gets a new token, whose draft stays', async () => {
    startSession({ token: CAMILA })
    await saveOnDevice('claim-draft', 'hola')
    startSession({ token: makeToken({ sub: 'camila@demo.cl', exp: 2 }) })
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(2)
    expect(await readFromDevice('claim-draft')).toBe('hola')
  })

  it('is told once, and not to those who stopped listening', () => {
    startSession({ token: CAMILA })
    heard.stop()
    endSession()
    expect(heard.left).not.toHaveBeenCalled()
    expect(heard.changed).toHaveBeenCalledTimes(1)
  })
})

describe('another tab', () => {
  function announceFromAnotherTab(): void {
    const channel = new BroadcastChannel('vuelo-justo-session')
    channel.postMessage('changed')
    channel.close()
  }

  it('that signs out takes this one along', async () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    announceFromAnotherTab()
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
    expect(heard.changed).toHaveBeenCalledTimes(2)
  })

  it('that signs in as someone else refreshes this one', async () => {
    startSession({ token: CAMILA, role: 'ADMIN' })
    writeFromAnotherTab(DIEGO, 'TAXI')
    announceFromAnotherTab()
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
    expect(getSession()).toMatchObject({ token: DIEGO, role: 'TAXI' })
  })

  it.each([
    ['focus', window],
    ['pageshow', window],
    ['visibilitychange', document],
  ])('is noticed on %s even when it could not be heard', (event, target) => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    target.dispatchEvent(new Event(event))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it('is announced to listeners even when someone read the session in between', () => {
    startSession({ token: CAMILA })
    writeFromAnotherTab('', '')
    expect(getSession()).toEqual({ signedIn: false })
    window.dispatchEvent(new Event('focus'))
    expect(heard.left).toHaveBeenCalledTimes(1)
  })

  it('hears of every change made here', async () => {
    const channel = new BroadcastChannel('vuelo-justo-session')
    const received = vi.fn()
    channel.addEventListener('message', received)
    startSession({ token: CAMILA })
    await waitFor(() => expect(received).toHaveBeenCalledTimes(1))
    endSession()
    await waitFor(() => expect(received).toHaveBeenCalledTimes(2))
    channel.close()
  })

  it('still hears after this page rested in the back/forward cache', async () => {
    startSession({ token: CAMILA })
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    writeFromAnotherTab('', '')
    announceFromAnotherTab()
    await waitFor(() => expect(heard.left).toHaveBeenCalledTimes(1))
  })

  it('is not needed: browsers without the channel sign in and out as well', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(startSession({ token: CAMILA })).toBe(true)
    endSession()
    expect(heard.left).toHaveBeenCalledTimes(1)
  })
})
