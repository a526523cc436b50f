import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { startSession } from '@/session/session-store'
import { emailOf } from '@tests/mocks/call'
import { demo, server, tokenOf } from '@tests/support/server'
import { CALLS, PAIRS, clientOutcome, type Call, type ClientOutcome } from './table/calls'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { listenToPage } from './running/listen-to-page'

/** The result of a promise, in the terms of the table. */
function watch(promise: Promise<unknown>): { outcome: ClientOutcome | 'unknown' | null } {
  const seen: { outcome: ClientOutcome | 'unknown' | null } = { outcome: null }
  promise.then(
    (value) => {
      if (value === undefined) seen.outcome = { resolves: 'nothing' }
      else seen.outcome = { resolves: value === null ? 'null' : 'answer' }
    },
    (error: unknown) => {
      if (!(error instanceof ApiError)) seen.outcome = 'unknown'
      else if (error.kind !== 'http') seen.outcome = { rejects: error.kind }
      else seen.outcome = { rejects: 'http', status: error.status ?? 0 }
    },
  )
  return seen
}

const LATE_MS = 8000

describe('a call of the API client', () => {
  it.each(PAIRS.map(({ id, fault }) => [id, fault] as const))('%s under %s', async (id, fault) => {
    const { as, method, url, run, timeoutMs }: Call = CALLS[id]
    if (as) startSession({ token: tokenOf(emailOf(as)), role: as })
    let calls = 0
    server.use(
      http[method](url, (info) => {
        calls += 1
        return demo.fault(fault)(info)
      }),
    )
    const heard = listenToPage()
    const waits = fault === 'never' ? timeoutMs : fault === 'slow' ? LATE_MS : null
    if (waits !== null) stopTimers()
    const seen = watch(run())
    await until(() => calls === 1)
    if (waits !== null) {
      passTime(waits - 1)
      await until.turns(3)
      expect(seen.outcome).toBeNull()
      passTime(1)
    }
    await until(() => seen.outcome !== null)
    expect(seen.outcome).toEqual(clientOutcome(id, fault))
    // The client itself never retries; its callers decide that.
    await until.turns(3)
    expect(calls).toBe(1)
    expect(heard.said()).toEqual([])
    expect(heard.unhandled()).toEqual([])
  })
})
