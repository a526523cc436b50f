import { waitFor } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { readRecord } from '@/device/records'
import { parsePendingUpdates } from '@/domain/claim/editing/pending-updates'
import { runText } from '@/features/claim-store/changes/notice/change-words'
import * as pauses from '@/features/claim-store/changes/pause'
import { countRun } from '@/features/claim-store/changes/runs'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/read-claims'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import { expireSession, getUserKey } from '@/session/session-store'
import { daysAgo } from '@tests/support/days-ago'
import { signInAs } from '@tests/support/app'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server, tokenOf } from '@tests/support/server'
import { buildRow, failCalls, startDay, wire } from './queue-desk'
import { openQueue } from './update-queue'

beforeEach(startDay)

/** The updates that the device keeps for the user of the desk. */
async function storedUpdates() {
  const owner = getUserKey()
  const record = await readRecord({ kind: 'edit', owner, name: 'claim-updates' }, new Date())
  return parsePendingUpdates(record?.value, new Date())
}

/** Answers every save, or only notices it. */
const onPut = (answer: HttpResponseResolver) => server.use(http.put('*/api/v1/claims/:id', answer))

const three = () => openQueue(buildRow(1, 9), buildRow(2, 8), buildRow(3, 7))

describe('claim update queue', () => {
  it('saves one claim at a time, none without an id, and invalidates the lists once at the end', async () => {
    const { client, desk, phases, claims } = three()
    const page = claimPage({ page: 1, limit: 25 })
    await client.query(page)
    const nameless = { ...toClaimRecord({}), id: null }
    const done = desk.start([nameless, ...claims], { next_step: 'Apelar' })
    expect(phases()).toEqual(['saving waiting waiting'])
    await done
    expect(phases()).toEqual(['saved saved saved'])
    expect(wire.puts.map((put) => put['next_step'])).toEqual(['Apelar', 'Apelar', 'Apelar'])
    expect([1, 2, 3].map((id) => savedClaim(id).last_customer_contact)).toEqual(
      [9, 8, 7].map(daysAgo),
    )
    expect(client.getQueryState(page.queryKey)?.isInvalidated).toBe(true)
    expect(page.queryKey.slice(0, CLAIM_PAGES.length)).toEqual([...CLAIM_PAGES])
  })

  it('finishes a batch during which many other claims are changed, of which the latest are kept', async () => {
    const { desk, phases, claims } = openQueue(
      ...Array.from({ length: 24 }, (_, at) => buildRow(at + 1, 9)),
    )
    const turn = createGate()
    onPut(async ({ params }) => {
      if (params['id'] === '1') await turn.opened
    })
    const done = desk.start(claims.slice(0, 2), { next_step: 'Apelar' })
    for (const claim of claims.slice(2)) await desk.start([claim], { next_step: 'Esperar' })
    turn.open()
    await done
    expect(savedClaim(2).next_step).toBe('Apelar')
    expect(phases()[0]).toBe('saved saved')
    expect(await storedUpdates()).toEqual([])
    // Of many the latest are kept.
    const last = await desk.start(claims.slice(0, 1), { handler: 'Externo' })
    expect(desk.runs()).toHaveLength(20)
    expect(desk.runs().at(-1)?.key).toBe(last)
  })

  it('continues after a failed claim, reports why, and retries only that one', async () => {
    const { desk, phases, run, problemOf, claims } = openQueue(
      buildRow(1, 9),
      buildRow(2, 8, { reservation_code: null, email: 'sin arroba' }),
      buildRow(3, 7),
    )
    await desk.start(claims, { next_step: 'Apelar' })
    expect(phases()).toEqual(['saved failed saved'])
    expect(problemOf(1)).toEqual({
      text: 'Antes hay que completar o corregir en Detalles: Código de reserva, Correo.',
      invalidFields: ['reservation_code', 'email'],
    })
    changeClaim(2, { reservation_code: 'XYZ987', email: 'eva@correo.cl' })
    wire.puts = []
    await desk.retry(run().key)
    expect(phases()).toEqual(['saved saved saved'])
    expect(wire.puts).toHaveLength(1)
    expect(wire.puts[0]).toMatchObject({ reservation_code: 'XYZ987', next_step: 'Apelar' })
    // What the user may not read can be saved without a comparison no more than with one.
    failCalls('get', '403')
    await desk.start(claims.slice(0, 1), { handler: 'Externo' })
    expect(problemOf(0)).toMatchObject({ isUncompared: false })
    // Its notice can be closed, together with that of the batch before.
    desk.dismissUpTo(run().key)
    expect(phases()).toEqual([])
  })
})

describe('server with a rate limit', () => {
  const tooMany = (seconds: number) =>
    new HttpResponse(null, { status: 429, headers: { 'Retry-After': String(seconds) } })

  /** Refuses every second save. */
  function refuseHalf() {
    let saves = 0
    onPut(() => ((saves += 1) % 2 === 1 ? undefined : tooMany(1)))
  }

  it('makes a batch wait and continue by itself', async () => {
    const { desk, phases, run, claims } = three()
    const wait = createGate()
    const pause = vi.spyOn(pauses, 'pause').mockResolvedValue().mockReturnValueOnce(wait.opened)
    refuseHalf()
    const done = desk.start(claims, { next_step: 'Apelar' })
    await waitFor(() => expect(run().pauseSeconds).toBe(1))
    expect(phases()).toEqual(['saved waiting waiting'])
    expect(runText(run())).toBe(
      'Guardando: 1 de 3. El servidor pide esperar: seguimos solos en 1 segundo.',
    )
    wait.open()
    await done
    expect(phases()).toEqual(['saved saved saved'])
    expect([1, 2, 3].map((id) => savedClaim(id).next_step)).toEqual(Array(3).fill('Apelar'))
    expect(pause.mock.calls.map(([seconds]) => seconds)).toEqual([1, 1])
  })

  it('may refuse each claim some times: only refusals in a row count', async () => {
    const { desk, phases, claims } = three()
    vi.spyOn(pauses, 'pause').mockResolvedValue()
    const refusals = [6, 5, 0]
    onPut(({ params }) => {
      const at = Number(params['id']) - 1
      const left = refusals[at] ?? 0
      if (left === 0) return undefined
      refusals[at] = left - 1
      return tooMany(0)
    })
    await desk.start(claims, { next_step: 'Apelar' })
    expect(phases()).toEqual(['saved saved saved'])
  })

  it('is not waited for after the user stops the batch, or stopped it during the refusal', async () => {
    const { desk, phases, run, claims } = three()
    refuseHalf()
    const done = desk.start(claims, { next_step: 'Apelar' })
    await waitFor(() => expect(run().pauseSeconds).toBe(1))
    desk.stop(run().key)
    await done
    expect(phases()).toEqual(['saved held held'])

    const { desk: other, run: last, claims: more } = three()
    onPut(() => {
      other.stop(last().key)
      return tooMany(600)
    })
    await other.start(more, { next_step: 'Apelar' })
    expect(last()).toMatchObject({ isStopped: true, pauseSeconds: null })
  })

  it('is reported with the time to wait for a single change', async () => {
    const { desk, problemOf, claims } = three()
    onPut(() => tooMany(30))
    await desk.start(claims.slice(0, 1), { next_step: 'Apelar' })
    expect(problemOf(0)?.text).toBe('Hay demasiadas solicitudes: espera 30 segundos y repite.')
  })

  it('ends its pause after the seconds that it asked for, and not before', async () => {
    stopTimers()
    const ended = vi.fn()
    void pauses.pause(2, { subscribe: () => vi.fn(), isOver: () => false }).then(ended)
    passTime(1999)
    await until.turns(1)
    expect(ended).not.toHaveBeenCalled()
    passTime(1)
    await until.turns(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  it.each([
    [null, 0, 1],
    [null, 2, 4],
    [null, 3, null],
    [30, 9, 30],
    [30, 10, null],
  ])('after Retry-After %s and %i refusals waits %s seconds', (retryAfter, refusals, seconds) => {
    expect(pauses.pauseSeconds(retryAfter, refusals)).toBe(seconds)
  })
})

describe('conflict with another user', () => {
  it.each([
    ['mine', 'Apelar', 'saved'],
    ['theirs', 'Esperar', 'skipped'],
  ] as const)('waits for a choice and then keeps %s ("%s")', async (side, left, phase) => {
    const { desk, phases, run, theirs, claims } = three()
    changeClaim(2, { next_step: 'Esperar', handler: 'Externo' })
    await desk.start(claims, { next_step: 'Apelar' })
    expect(phases()).toEqual(['saved conflict saved'])
    expect(theirs(1)?.next_step).toBe('Esperar')
    expect(savedClaim(2).next_step).toBe('Esperar')
    await desk.decide(run().key, 2, { next_step: side })
    expect(savedClaim(2)).toMatchObject({ next_step: left, handler: 'Externo' })
    expect(run().items[1]?.phase).toBe(phase)
  })
})

describe('undo', () => {
  it('reverts every claim except fields that others changed since', async () => {
    const { desk, phases, run, claims } = three()
    await desk.start(claims, { last_customer_contact: '2026-11-21', next_step: 'Apelar' })
    changeClaim(1, { handler: 'Externo' })
    changeClaim(2, { next_step: 'Esperar' })
    await desk.undo(run().key)
    expect(phases()).toEqual(['undone undo-failed undone'])
    expect(savedClaim(1)).toMatchObject({
      last_customer_contact: daysAgo(9),
      next_step: 'Llamar al cliente',
      handler: 'Externo',
    })
    expect(savedClaim(2)).toMatchObject({
      last_customer_contact: '2026-11-21',
      next_step: 'Esperar',
    })
    expect(countRun(run()).canUndo).toBe(false)
  })

  it('skips claims that were not saved yet, and can be retried after a failure', async () => {
    const { desk, phases, run, problemOf, claims } = three()
    const done = desk.start(claims, { next_step: 'Apelar' })
    desk.stop(run().key)
    await done
    failCalls('put', '500')
    await desk.undo(run().key)
    expect(phases()).toEqual(['undo-failed skipped skipped'])
    expect(runText(run())).toBe('Deshacer no resultó en 1.')
    server.resetHandlers()
    await desk.undo(run().key)
    expect(phases()).toEqual(['undone skipped skipped'])
    expect([1, 2, 3].map((id) => savedClaim(id).next_step)).toEqual(
      Array(3).fill('Llamar al cliente'),
    )
    const other = await desk.start(claims, { handler: 'Externo' })
    failCalls('put', '500')
    await desk.undo(other)
    server.resetHandlers()
    const undoing = desk.undo(other)
    expect(phases().at(-1)).toBe('undoing to-undo to-undo')
    expect(problemOf(2)).toBeNull()
    await undoing
  })
})

describe('two updates of one claim', () => {
  it('in two parallel batches do not overwrite each other', async () => {
    const { desk, phases, claims } = three()
    await Promise.all([
      desk.start(claims, { next_step: 'Apelar' }),
      desk.start(claims, { handler: 'Externo' }),
    ])
    expect(phases()).toEqual(Array(2).fill('saved saved saved'))
    for (const id of [1, 2, 3]) {
      expect(savedClaim(id)).toMatchObject({ next_step: 'Apelar', handler: 'Externo' })
    }
  })

  it('keep the first one although its arrival could not be seen', async () => {
    const { desk, claims } = three()
    let isBlind = false
    server.use(
      http.get('*/api/v1/claims/', () => (isBlind ? HttpResponse.error() : undefined)),
      http.put('*/api/v1/claims/1', async () => {
        await desk.start(claims.slice(1, 2), { next_step: 'Apelar' })
        isBlind = false
      }),
      http.put(
        '*/api/v1/claims/2',
        (info) => {
          isBlind = true
          return demo.fault('acted-then-reset')(info)
        },
        { once: true },
      ),
    )
    await desk.start(claims, { handler: 'Externo' })
    expect(savedClaim(2)).toMatchObject({ next_step: 'Apelar', handler: 'Externo' })
  })
})

describe('two contacts of today', () => {
  it('replace a failed one if they include all its claims, and never one in flight', async () => {
    const { desk, phases, claims } = three()
    failCalls('put', '403')
    await desk.contactToday(claims.slice(0, 2))
    await desk.contactToday(claims.slice(1))
    expect(phases()).toEqual(['failed failed', 'failed failed'])
    server.resetHandlers()
    const both = [desk.contactToday(claims.slice(0, 2)), desk.contactToday(claims)]
    expect(phases()).toEqual(['saving waiting', 'saving waiting waiting'])
    await Promise.all(both)
    expect(phases()).toEqual(['saved saved', 'unchanged unchanged saved'])
  })
})

describe('when another session begins', () => {
  it('removes a pending update on the retry if it was saved while the session expired', async () => {
    const { desk, phases, claims } = three()
    onPut(() => expireSession())
    await desk.start(claims.slice(0, 1), { next_step: 'Apelar' })
    expect(phases()).toEqual(['saved'])
    signInAs('LEGAL')
    const [pending] = await storedUpdates()
    if (!pending) throw new Error('nothing is pending')
    await desk.resume(pending)
    expect(await storedUpdates()).toEqual([])
    expect(wire.puts).toHaveLength(1)
  })

  it('saves on the retry what the same user changed while signed out', async () => {
    const { desk, phases, run, claims } = three()
    expireSession()
    await desk.start(claims.slice(0, 1), { next_step: 'Apelar' })
    expect(phases()).toEqual(['failed'])
    signInAs('LEGAL')
    await desk.retry(run().key)
    expect(phases()).toEqual(['saved'])
    expect(savedClaim(1).next_step).toBe('Apelar')
    expect(run().owner).toBe(getUserKey())
  })

  it('saves nothing more for a user of another tab and logs nothing for them, even before this tab has noticed', async () => {
    const { desk, claims } = three()
    const next = 'admin@demo.cl'
    onPut(() => void (document.cookie = `iktoken=${tokenOf(next)}; path=/`))
    await desk.start(claims, { next_step: 'Apelar' })
    expect(wire.puts).toHaveLength(1)
    const log = { kind: 'change-log', owner: next, name: 'claims' } as const
    expect(await readRecord(log, new Date())).toBeNull()
  })

  it('does not save the next change of the claim with the token of that user', async () => {
    const { desk, claims } = three()
    onPut(() => void signInAs('ADMIN'))
    const one = claims.slice(0, 1)
    await Promise.all([
      desk.start(one, { next_step: 'Apelar' }),
      desk.start(one, { handler: 'Externo' }),
    ])
    expect(wire.puts).toHaveLength(1)
    expect(savedClaim(1).handler).not.toBe('Externo')
  })
})
