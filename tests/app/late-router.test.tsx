import { useState } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Link, NavLink, Outlet, useBlocker, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { isFreshVisit, lateRouter } from '@/app/start/router/late-router'
import { setUpPerson } from '@tests/support/mount'

/** A frame with a state of its own: it is lost where the frame is made anew. */
function Frame() {
  const [count, setCount] = useState(0)
  return (
    <>
      <nav aria-label="Páginas">
        <NavLink to="/">Uno</NavLink> <Link to="/two?from=one">Dos</Link>
      </nav>
      <button type="button" onClick={() => setCount(count + 1)}>
        Contado {count}
      </button>
      <Outlet />
    </>
  )
}

/** Holds whoever leaves, until they say that they mean it. */
function Two() {
  const blocker = useBlocker(true)
  return (
    <>
      <h1>Página dos</h1>
      {blocker.state === 'blocked' && (
        <button type="button" onClick={() => blocker.proceed()}>
          Salir
        </button>
      )}
    </>
  )
}

const routes = (): RouteObject[] => [
  {
    element: <Frame />,
    children: [
      { path: '/', Component: () => <h1>Página uno</h1> },
      { path: '/two', element: <Two /> },
    ],
  },
]

/** Opens a page with a router that has only the half that draws. */
function openAt(path: string) {
  history.replaceState(null, '', path)
  const router = lateRouter(routes(), '/')
  const user = setUpPerson()
  render(<App router={router} />)
  return { router, user }
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => history.replaceState(null, '', '/'))

const title = () => screen.getByRole('heading', { level: 1 }).textContent

describe('a page with half of the router', () => {
  it('is drawn by it, and keeps all that was done when the other half takes over', async () => {
    const { user, router } = openAt('/')
    expect(title()).toBe('Página uno')
    expect(screen.getByRole('link', { name: 'Uno' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Contado 0' }))
    await user.click(screen.getByRole('link', { name: 'Dos' }))
    expect(await screen.findByRole('heading', { name: 'Página dos' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Contado 1' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/two', search: '?from=one' })
    expect(window.location.search).toBe('?from=one')
  })

  it('asks whoever leaves what a part of it wanted them to be asked before', async () => {
    const { user } = openAt('/two')
    await user.click(screen.getByRole('link', { name: 'Uno' }))
    await user.click(await screen.findByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('heading', { name: 'Página uno' })).toBeVisible()
  })

  it('follows an address that changes by itself', async () => {
    const { router } = openAt('/')
    act(() => {
      history.pushState(null, '', '/two#end')
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    })
    expect(await screen.findByRole('heading', { name: 'Página dos' })).toBeVisible()
    await waitFor(() => expect(router.state.location.hash).toBe('#end'))
  })

  it('makes addresses as the whole one does, and never those of another host', async () => {
    const { router } = openAt('/two?a=1')
    const half = {
      href: router.createHref(router.state.location),
      encoded: router.encodeLocation({ pathname: '/ñ', search: '?q=a b', hash: '#c' }),
      place: { ...router.state.location },
      ids: router.state.matches.map(({ route }) => route.id),
    }
    expect(router.encodeLocation('//otro.cl/x').pathname).toBe('/otro.cl/x')
    await act(() => router.navigate('?b=2', { replace: true }))
    await act(() => router.navigate('/two?a=1', { replace: true }))
    expect(router.createHref({ ...router.state.location })).toBe(half.href)
    expect(router.encodeLocation({ pathname: '/ñ', search: '?q=a b', hash: '#c' })).toEqual(
      half.encoded,
    )
    expect(router.state.matches.map(({ route }) => route.id)).toEqual(half.ids)
    expect(half.place).toMatchObject({ pathname: '/two', search: '?a=1', hash: '', state: null })
  })
})

describe('who comes anew', () => {
  const arrive = (type: string, state: unknown = null) => {
    history.replaceState(state, '', '/')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type } as unknown as PerformanceEntry,
    ])
    return isFreshVisit()
  }

  it('is nobody who reloads, comes back, or has been led here by the router', () => {
    expect(arrive('navigate')).toBe(true)
    expect(arrive('reload')).toBe(false)
    expect(arrive('back_forward')).toBe(false)
    expect(arrive('navigate', { key: 'x' })).toBe(false)
  })
})
