import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import * as loading from '@/ui/browser/import-with-retry'
import { until, stopTimers } from '@tests/support/clock'
import { fillClaim, isOnPage, send } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { server } from '@tests/support/server'
import { createGate } from '@tests/support/gate'
// What the app loads when it is first needed is here from the start, so that only the guard is late.
import '@/screens/claim/ClaimPage'
import '@/screens/claim/sending/SendingGuard'
import '@/screens/claim/sending/claim-call'
import '@/screens/claim/sending/sent-claims'

/** Holds back the code of the guard, and no other. */
function slowDownGuard() {
  const line = createGate()
  const { importWithRetry } = loading
  vi.spyOn(loading, 'importWithRetry').mockImplementation(async (load) => {
    if (load.toString().includes('SendingGuard')) await line.opened
    return importWithRetry(load)
  })
  return line
}

it('a claim leaves with its guard on, however late the code of the guard comes', async () => {
  const slowLine = slowDownGuard()
  const arrival = createGate()
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
