import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchWhenIdle } from '@/ui/browser/prefetch-when-idle'
import { overlayCode, prefetchNext } from '@/app/start/prefetch-next'
import { paths } from '@/config/paths'
import { endSession } from '@/session/session-store'
import { signInAs } from '@tests/support/app'

const fetched: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  // As in Safari.
  vi.stubGlobal('requestIdleCallback', undefined)
  fetched.length = 0
})

let leave: () => void = () => undefined

afterEach(() => {
  leave()
  vi.useRealTimers()
  endSession()
  Reflect.deleteProperty(navigator, 'connection')
  history.replaceState(null, '', '/')
})

const load = (name: string) => () => {
  fetched.push(name)
  return Promise.resolve()
}

const later = (ms = 60_000) => vi.advanceTimersByTimeAsync(ms)

describe('idle prefetch of code', () => {
  it('loads one chunk at a time', async () => {
    let finish: () => void = () => undefined
    const slow = () => {
      fetched.push('first')
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    }
    prefetchWhenIdle([slow, load('second')])
    expect(fetched).toEqual([])
    await later()
    expect(fetched).toEqual(['first'])
    finish()
    await later()
    expect(fetched).toEqual(['first', 'second'])
  })

  it('waits for the load event, and until the browser is idle before each chunk', async () => {
    const calls: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (call: () => void) => calls.push(call))
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    prefetchWhenIdle([load('first'), load('second')])
    await later()
    expect(calls).toEqual([])
    state.mockReturnValue('complete')
    dispatchEvent(new Event('load'))
    await later()
    expect(fetched).toEqual([])
    calls.pop()?.()
    await later()
    expect(fetched).toEqual(['first'])
    calls.pop()?.()
    await later()
    expect(fetched).toEqual(['first', 'second'])
  })

  it.each(['pointerdown', 'keydown', 'submit'])('is postponed by user input: %s', async (press) => {
    prefetchWhenIdle([load('first')])
    await later(100)
    dispatchEvent(new Event(press))
    await later(1000)
    expect(fetched).toEqual([])
    dispatchEvent(new Event(press))
    await later(1000)
    expect(fetched).toEqual([])
    await later(2000)
    expect(fetched).toEqual(['first'])
  })

  it.each([
    [{ saveData: true }, []],
    [{ effectiveType: '2g' }, []],
    [{ effectiveType: 'slow-2g' }, []],
    [{ saveData: false, effectiveType: '3g' }, ['first']],
  ])('on a connection with %j loads %j', async (connection, expected) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    prefetchWhenIdle([load('first')])
    await later()
    expect(fetched).toEqual(expected)
  })

  it('does not run offline, and stops when the connection is lost', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    prefetchWhenIdle([load('offline')])
    await later()
    online.mockReturnValue(true)
    const losing = () => {
      online.mockReturnValue(false)
      return load('first')()
    }
    prefetchWhenIdle([losing, load('second')])
    await later()
    expect(fetched).toEqual(['first'])
  })

  it('stops silently after a failed chunk or when it is cancelled', async () => {
    prefetchWhenIdle([() => Promise.reject(new Error('no connection')), load('after a failure')])
    prefetchWhenIdle([load('left')])()
    await later()
    expect(fetched).toEqual([])
  })
})

describe('code prefetched for the next navigation', () => {
  const screen = (path: string, name: string): RouteObject => ({
    path,
    lazy: async () => {
      await load(name)()
      return {}
    },
  })
  const routes: RouteObject[] = [
    { path: paths.home },
    { path: paths.faq },
    screen(paths.claim, 'claim'),
    {
      lazy: async () => {
        await load('account frame')()
        return {}
      },
      children: [screen(paths.profile, 'profile')],
    },
    screen(paths.adminCharges, 'charges'),
  ]
  const open = async (path: string) => {
    for (const name of ['signIn', 'menu'] as const) {
      vi.spyOn(overlayCode, name).mockImplementation(async () => {
        await load(name)()
        return {} as never
      })
    }
    history.replaceState(null, '', path)
    leave = prefetchNext(routes, '/')
    await later()
  }

  it.each([
    ['the claim form and the sign-in dialog', null, paths.home, ['claim', 'signIn']],
    ['the sign-in dialog', null, paths.claim, ['signIn']],
    ['the profile of the user', 'USER', paths.home, ['claim', 'account frame', 'profile']],
    ['nothing', 'ADMIN', paths.adminCharges, []],
    ['nothing', 'ADMIN', '/nowhere', []],
  ] as const)('is %s for %s on %s', async (_what, role, path, expected) => {
    if (role !== null) signInAs(role)
    await open(path)
    expect(fetched).toEqual(expected)
  })

  it('includes the menu where the menu button is shown', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await open(paths.claim)
    expect(fetched).toEqual(['signIn', 'menu'])
  })

  it('is the profile page after the user signs in', async () => {
    await open(paths.faq)
    expect(fetched).toEqual([])
    signInAs('USER')
    await later()
    expect(fetched).toEqual(['account frame', 'profile'])
  })
})
