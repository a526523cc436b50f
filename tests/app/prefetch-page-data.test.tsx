import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import {
  getInitialClient,
  releasePrefetchClient,
  createPrefetchClient,
} from '@/app/layouts/account/prefetch-client'
import { prefetchPageData } from '@/app/start/prefetch-page-data'
import { paths } from '@/config/paths'
import { endSession } from '@/session/session-store'
import { nextTask } from '@/ui/browser/next-task'
import { renderApp, signInAs } from '@tests/support/app'
import { server } from '@tests/support/server'

const NO_STATE = { search: '', state: null }

/** Records the API calls from now on, as method and path with query. */
function watchCalls() {
  const calls: string[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname.replace(/^.*\/api\/v1/, '')}${search}`)
  })
  return calls
}

afterEach(() => {
  server.events.removeAllListeners()
  releasePrefetchClient()
})

describe('data prefetch of a private page', () => {
  it.each([
    ['USER', paths.profile, '', ['GET /user/']],
    ['USER', paths.myClaims, '', ['GET /claim/']],
    ['TAXI', paths.earnings, '', ['GET /qr/me']],
    ['ADMIN', paths.adminCharges, '', ['GET /user/', 'GET /claims/?page=1&limit=25']],
    ['LEGAL', paths.legalClaims, '', ['GET /user/', 'GET /claims/?page=1&limit=10']],
    [
      'LEGAL',
      paths.legalClaims,
      '?categoria=INGRESADO&pagina=2&porPagina=25&reclamo=7',
      ['GET /user/', 'GET /claims/?category=INGRESADO&page=2&limit=25'],
    ],
    ['LEGAL', paths.legalClaims, '?vista=hoy', ['GET /user/', 'GET /claims/?page=1&limit=100']],
    ['LEGAL', paths.legalUsers, '', ['GET /user/', 'GET /users/']],
  ] as const)(
    '%s at %s%s is prefetched, and the page does not request it again',
    async (role, pathname, search, asked) => {
      signInAs(role)
      const calls = watchCalls()
      await act(() => prefetchPageData({ ...NO_STATE, pathname, search }, '/'))
      expect(calls.slice(0, asked.length).toSorted()).toEqual([...asked].toSorted())

      await renderApp({ path: pathname + search })
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(screen.queryByText(/^(Cargando|Loading|Verificando)/)).toBeNull())
      for (const call of asked) expect(calls.filter((one) => one === call)).toEqual([call])
    },
  )

  it('requests nothing for a visitor or for a page without prefetch', async () => {
    const calls = watchCalls()
    await prefetchPageData({ ...NO_STATE, pathname: paths.profile }, '/')
    signInAs('USER')
    await prefetchPageData({ ...NO_STATE, pathname: paths.selfCheck }, '/')
    await prefetchPageData({ ...NO_STATE, pathname: '/algo' }, '/')
    expect(calls).toEqual([])
  })

  it('does not request claims or users for a role that may not see them', async () => {
    signInAs('USER')
    const calls = watchCalls()
    await prefetchPageData({ ...NO_STATE, pathname: paths.legalClaims }, '/')
    await prefetchPageData({ ...NO_STATE, pathname: paths.adminCharges }, '/')
    await prefetchPageData({ ...NO_STATE, pathname: paths.legalUsers }, '/')
    expect(calls).toEqual(['GET /user/', 'GET /user/', 'GET /user/'])
  })

  it('does not request the user list when one user is searched for', async () => {
    signInAs('LEGAL')
    const calls = watchCalls()
    const state = { userSearch: 'k' }
    await prefetchPageData({ pathname: paths.legalUsers, search: '', state }, '/')
    expect(calls).toEqual(['GET /user/'])
  })

  it('matches a page below the base path, with any case and a trailing slash', async () => {
    signInAs('USER')
    const calls = watchCalls()
    await prefetchPageData({ ...NO_STATE, pathname: '/app/Mis-Reclamos/' }, '/app/')
    expect(calls).toEqual(['GET /claim/'])
  })

  it('leaves a failed request to the page, which shows the error and retries on request', async () => {
    signInAs('USER')
    let answers = 0
    server.use(
      http.get('*/api/v1/claim/', () => {
        answers += 1
        return answers === 1 ? new HttpResponse(null, { status: 404 }) : undefined
      }),
    )
    const arrival = { ...NO_STATE, pathname: paths.myClaims }
    await expect(prefetchPageData(arrival, '/')).rejects.toThrow()
    const { user } = await renderApp({ path: paths.myClaims })
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Reclamo 1001')).toBeVisible()
    expect(answers).toBe(2)
  })
})

describe('prefetch client', () => {
  it('is reused until it is released', () => {
    signInAs('USER')
    const client = createPrefetchClient()
    expect(getInitialClient()).toBe(client)
    expect(getInitialClient()).toBe(client)
    releasePrefetchClient()
    expect(getInitialClient()).not.toBe(client)
  })

  it('repeats a failed prefetch on the second mount only, and what failed on the page itself on each', async () => {
    signInAs('ADMIN')
    const client = createPrefetchClient()
    const read = vi.fn(() => Promise.reject(new Error('lost')))
    const see = async (key: string) => {
      const observer = new QueryObserver(client, { queryKey: [key], queryFn: read, retry: false })
      const leave = observer.subscribe(() => undefined)
      await waitFor(() =>
        expect(observer.getCurrentResult()).toMatchObject({ isFetched: true, isFetching: false }),
      )
      leave()
    }
    await client.query({ queryKey: ['list'], queryFn: read }).catch(() => undefined)
    getInitialClient()
    await see('list')
    expect(read).toHaveBeenCalledTimes(1)
    await nextTask()
    await see('list')
    expect(read).toHaveBeenCalledTimes(2)
    await see('customer')
    await see('customer')
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('is cleared and not handed to another user', () => {
    signInAs('USER')
    const client = createPrefetchClient()
    client.setQueryData(['user'], { name: 'Ana' })
    signInAs('LEGAL')
    expect(getInitialClient()).not.toBe(client)
    expect(client.getQueryData(['user'])).toBeUndefined()
  })

  it('is cleared and not reused after a sign-out', () => {
    signInAs('USER')
    const client = createPrefetchClient()
    client.setQueryData(['user'], { name: 'Ana' })
    endSession()
    expect(getInitialClient()).not.toBe(client)
    expect(client.getQueryData(['user'])).toBeUndefined()
  })
})
