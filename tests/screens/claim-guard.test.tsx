import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import type * as guardModule from '@/screens/claim/sending/SendingGuard'
import { until, stopTimers } from '@tests/support/clock'
import { fillClaim, isOnPage, send } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { server } from '@tests/support/server'
import { buildGate } from '@tests/support/gate'

const slowLine = vi.hoisted(() => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
})

vi.mock('@/screens/claim/sending/SendingGuard', async (importOriginal) => {
  await slowLine.opened
  return importOriginal<typeof guardModule>()
})

it('a claim leaves with its guard on, however late the code of the guard comes', async () => {
  const arrival = buildGate()
  let posts = 0
  server.use(
    http.post('*/api/v1/claim/', async () => {
      posts += 1
      await arrival.opened
      return HttpResponse.json({})
    }),
  )
  const { router } = await renderApp({ path: '/reclamo' })
  fillClaim()
  stopTimers()
  send()
  await until.turns(50)
  expect(posts).toBe(0)
  slowLine.open()
  await until(() => posts === 1)
  await act(() => router.navigate('/equipo'))
  await until(() => isOnPage('Tu reclamo va en camino'))
  expect(router.state.location.pathname).toBe('/reclamo')
  arrival.open()
})
