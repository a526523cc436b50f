import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import * as loading from '@/ui/browser/import-with-retry'
import { until, stopTimers } from '@tests/support/clock'
import { fillClaim, isOnPage, send } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { server } from '@tests/support/server'
import { createGate } from '@tests/support/gate'
// Imported here so that only the chunk of the guard loads late.
import '@/screens/claim/ClaimPage'
import '@/screens/claim/sending/SendingGuard'
import '@/screens/claim/sending/claim-call'
import '@/screens/claim/sending/sent-claims'

/** Delays the chunk of the guard. */
function slowDownGuard() {
  const line = createGate()
  const { importWithRetry } = loading
  vi.spyOn(loading, 'importWithRetry').mockImplementation(async (load) => {
    if (load.toString().includes('SendingGuard')) await line.opened
    return importWithRetry(load)
  })
  return line
}

it('sends a claim only after the guard has loaded', async () => {
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
