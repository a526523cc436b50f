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

type DemoRole = Parameters<typeof signInAs>[0]

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
      await waitFor(() => expect(screen.queryByText(/^(Cargando|Loading|Verificando)/)).toBeNull())
      for (const call of asked) expect(calls.filter((one) => one === call)).toEqual([call])
    },
  )

  it.each<[string, DemoRole | null, string, { base?: string; state?: object }, string[]]>([
    ['nothing for a visitor', null, paths.profile, {}, []],
    ['nothing for a page without prefetch', 'USER', paths.selfCheck, {}, []],
    ['nothing for an unknown address', 'USER', '/algo', {}, []],
    ['no claims for a role that may not see them', 'USER', paths.legalClaims, {}, ['GET /user/']],
    ['nor those to charge', 'USER', paths.adminCharges, {}, ['GET /user/']],
    ['no users for a role that may not see them', 'USER', paths.legalUsers, {}, ['GET /user/']],
    [
      'no list of users when one is searched for',
      'LEGAL',
      paths.legalUsers,
      { state: { userSearch: 'k' } },
      ['GET /user/'],
    ],
    [
      'the claims of a page below the base path, with any case and a trailing slash',
      'USER',
      '/app/Mis-Reclamos/',
      { base: '/app/' },
      ['GET /claim/'],
    ],
  ])('requests %s', async (_what, role, pathname, { base, state }, asked) => {
    if (role !== null) signInAs(role)
    const calls = watchCalls()
    await prefetchPageData({ ...NO_STATE, pathname, state }, base ?? '/')
    expect(calls).toEqual(asked)
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

  it.each([
    ['handed to another user', () => signInAs('LEGAL')],
    ['reused after a sign-out', endSession],
  ])('is cleared and not %s', (_what, leave) => {
    signInAs('USER')
    const client = createPrefetchClient()
    client.setQueryData(['user'], { name: 'Ana' })
    leave()
    expect(getInitialClient()).not.toBe(client)
    expect(client.getQueryData(['user'])).toBeUndefined()
  })
})
