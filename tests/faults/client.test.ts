import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { FAULT_NAMES, type FaultName } from '@/mocks/faults/faults'
import { endSession, startSession } from '@/session/session-store'
import { emailOf } from '@tests/mocks/call'
import { passTime, stopTimers, until } from '@tests/support/clock'
import { demo, server, tokenOf } from '@tests/support/server'
import { listenToPage } from './running/listen-to-page'
import { CALL_IDS, CALLS, clientOutcome, type Call, type ClientOutcome } from './table/calls'

/** The result of a promise, in the terms of the table; null while it is pending. */
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

/** Makes the call once under the fault. @returns its outcome and the number of requests */
async function callUnder({ as, method, url, run, timeoutMs }: Call, fault: FaultName) {
  if (as) startSession({ token: tokenOf(emailOf(as)), role: as })
  else endSession()
  let sent = 0
  server.resetHandlers()
  server.use(
    http[method](url, (info) => {
      sent += 1
      return demo.fault(fault)(info)
    }),
  )
  const waits = fault === 'never' ? timeoutMs : fault === 'slow' ? LATE_MS : null
  if (waits !== null) stopTimers()
  const seen = watch(run())
  await until(() => sent === 1)
  if (waits !== null) {
    passTime(waits - 1)
    await until.turns(3)
    expect([fault, seen.outcome]).toEqual([fault, null])
    passTime(1)
  }
  await until(() => seen.outcome !== null)
  await until.turns(3)
  return { outcome: seen.outcome, sent }
}

// The client itself never retries; its callers decide that.
it.each(CALL_IDS)('%s under each fault is sent once and read as the table says', async (id) => {
  const heard = listenToPage()
  for (const fault of FAULT_NAMES) {
    const expected = { fault, outcome: clientOutcome(id, fault), sent: 1 }
    expect({ fault, ...(await callUnder(CALLS[id], fault)) }).toEqual(expected)
    vi.useRealTimers()
    demo.reset()
  }
  expect(heard.said()).toEqual([])
  expect(heard.unhandled()).toEqual([])
})
