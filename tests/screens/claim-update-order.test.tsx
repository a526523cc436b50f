import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import * as tabLocks from '@/device/tab-locks'
import { savedClaim } from '@tests/support/rows'
import { server } from '@tests/support/server'
import { buildRow, startDay } from './queue-desk'
import { openQueue } from './update-queue'

beforeEach(startDay)

/** The claim as a row shows it. */
const row = (next_step: string) => toClaimRecord({ ...buildRow(1, 9), next_step })
const step = () => savedClaim(1).next_step

it('a change is not called saved if neither its answer nor the claim could be read; one that is not found is saved on request', async () => {
  const { desk, phases, run } = openQueue(buildRow(1, 9))
  let isLost = false
  server.use(
    http.put('*/api/v1/claims/1', () => {
      isLost = true
      return HttpResponse.error()
    }),
    http.get('*/api/v1/claims/', () => (isLost ? HttpResponse.error() : undefined)),
  )
  await desk.start([row('Llamar al cliente')], { next_step: 'Apelar' })
  expect(phases()).toEqual(['unknown'])

  server.resetHandlers()
  server.use(http.get('*/api/v1/claims/', () => HttpResponse.json({ items: [], total: 0 })))
  await desk.retry(run().key)
  expect(phases()).toEqual(['failed'])
  expect(step()).toBe('Llamar al cliente')
  await desk.saveUnread(run().key)
  expect(phases()).toEqual(['saved'])
  expect(step()).toBe('Apelar')
})

it('a second change of a claim is no conflict if it began before the first one, or its undo, was answered', async () => {
  const { desk, phases, run } = openQueue(buildRow(1, 9))
  /** The claim as a card of the board shows it while it is saved. */
  const card = (before: string, next_step: string) => ({ ...row(before), next_step })

  const start = row('Llamar al cliente')
  await Promise.all([
    desk.start([start], { next_step: 'Apelar' }),
    desk.start([start], { next_step: 'Esperar' }),
    desk.start([card('Llamar al cliente', 'Apelar')], { next_step: 'Cobrar' }),
  ])
  expect(phases()).toEqual(['saved', 'saved', 'saved'])
  expect(step()).toBe('Cobrar')

  server.use(http.put('*/api/v1/claims/1', () => new HttpResponse(null, { status: 500 })))
  await Promise.all([
    desk.start([row('Cobrar')], { next_step: 'Apelar' }),
    desk.start([card('Cobrar', 'Apelar')], { next_step: 'Llamar' }),
  ])
  expect(phases().slice(3)).toEqual(['unknown', 'unknown'])
  server.resetHandlers()
  await desk.retry(run().key)
  expect(phases().slice(3)).toEqual(['unknown', 'saved'])
  expect(step()).toBe('Llamar')

  await Promise.all([desk.undo(run().key), desk.start([row('Llamar')], { next_step: 'Demandar' })])
  expect(phases().slice(4)).toEqual(['undone', 'saved'])
  expect(step()).toBe('Demandar')
})

it('a change fails, and can be retried, if the browser refuses the turn of its claim', async () => {
  const { desk, phases, run } = openQueue(buildRow(1, 9))
  const { withTabLock } = tabLocks
  const lock = vi.spyOn(tabLocks, 'withTabLock').mockImplementation((name, work) => {
    if (name === 'vuelo-justo:saving:1') return Promise.reject(new Error('not allowed'))
    return withTabLock(name, work)
  })
  await desk.start([row('Llamar al cliente')], { next_step: 'Apelar' })
  expect(phases()).toEqual(['failed'])
  lock.mockRestore()
  await desk.retry(run().key)
  expect(phases()).toEqual(['saved'])
})
