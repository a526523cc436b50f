import { http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { changeProblem } from '@/features/claim-store/changes/change-problem'
import { countRun, type BatchItem } from '@/features/claim-store/changes/runs'
import { getUserKey } from '@/session/session-store'
import { signInAs } from '@tests/support/app'
import { hurry, takeTimers } from '@tests/support/clock'
import { savedClaim, buildClaim, SAVABLE } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import type { FaultName } from '@/mocks/faults/faults'
import { isUnsure, outcomesOf, type ExpectedOutcome } from './matrix'

const IDS = [1, 2, 3]
const STEP = 'Apelar'

beforeEach(() => demo.reset())

/** Updates three claims; the second one's PUT meets a fault, once. */
function openRun(fault: FaultName) {
  const rows = IDS.map((id) => buildClaim({ ...SAVABLE, id, next_step: 'Llamar al cliente' }))
  demo.state.claims = rows
  signInAs('LEGAL')
  const puts: string[] = []
  let isBroken = true
  server.use(
    http.put('*/api/v1/claims/:id', (info) => {
      const id = String(info.params['id'])
      puts.push(id)
      return isBroken && id === '2' ? demo.fault(fault)(info) : undefined
    }),
  )
  const desk = claimUpdateQueueOf(createQueryClient())
  const run = () => {
    const last = desk.runs().at(-1)
    if (!last) throw new Error('nothing was changed')
    return last
  }
  return {
    desk,
    run,
    puts,
    heal: () => {
      isBroken = false
    },
    start: () =>
      desk.start(
        rows.map((row) => toClaimRecord({ ...row })),
        { next_step: STEP },
      ),
  }
}

const phases = ({ run }: ReturnType<typeof openRun>) => run().items.map(({ phase }) => phase)

/** The end of one claim of the batch, by what a user reads who saves that claim alone. */
function endOf(expected: ExpectedOutcome): BatchItem['phase'] {
  if (expected.end === 'done') return 'saved'
  return isUnsure(expected) ? 'unknown' : 'failed'
}

/** A 401 ends the session and a 429 pauses the batch: both have their own tests. */
const OUTCOMES = outcomesOf('C14').filter(({ fault }) => fault !== '401' && fault !== '429')

it.each(OUTCOMES.map((expected) => [expected.fault, endOf(expected)] as const))(
  'a batch in which one claim meets %s: that claim is %s, the others are saved, none is sent twice',
  async (fault, end) => {
    takeTimers()
    const opened = openRun(fault)
    const { desk, run, puts, heal, start } = opened
    await hurry(start, 1000)
    expect(puts).toEqual(['1', '2', '3'])
    expect([1, 3].map((id) => savedClaim(id).next_step)).toEqual([STEP, STEP])
    expect(phases(opened)).toEqual(['saved', end, 'saved'])
    if (end === 'saved') return
    const [, second] = run().items
    expect(second && changeProblem(second, run().change)?.text).toMatch(/\S/)
    expect(countRun(run())).toMatchObject({ done: 2, left: 1, canUndo: true })
    heal()
    await hurry(() => desk.retry(run().key), 1000)
    expect(countRun(run())).toMatchObject({ done: 3, left: 0 })
    expect(IDS.map((id) => savedClaim(id).next_step)).toEqual([STEP, STEP, STEP])
    expect(puts).toEqual(['1', '2', '3', '2'])
  },
)

it('a batch stops when the session ends, and continues with one press after signing in', async () => {
  const opened = openRun('401')
  const { desk, run, puts, heal, start } = opened
  await start()
  expect(phases(opened)).toEqual(['saved', 'failed', 'held'])
  expect(puts).toEqual(['1', '2'])
  expect(getUserKey()).toBeNull()
  heal()
  signInAs('LEGAL')
  await desk.retry(run().key)
  expect(phases(opened)).toEqual(['saved', 'saved', 'saved'])
  expect(puts).toEqual(['1', '2', '2', '3'])
})

it('an undo stops when the session ends, and sends nothing more with its token', async () => {
  const opened = openRun('500')
  const { desk, run, puts, heal, start } = opened
  heal()
  await start()
  puts.length = 0
  server.use(http.put('*/api/v1/claims/:id', demo.fault('401'), { once: true }))
  await desk.undo(run().key)
  expect(phases(opened)).toEqual(['undo-failed', 'saved', 'saved'])
  expect(getUserKey()).toBeNull()
  expect(puts).toEqual([])
  signInAs('LEGAL')
  await desk.undo(run().key)
  expect(phases(opened)).toEqual(['undone', 'undone', 'undone'])
})
