import type { Page } from 'playwright-core'
import { paths } from '@/config/paths'
import type { FaultName } from '@/mocks/faults/faults'
import { outcomesOf, type ExpectedOutcome, type RowId } from '@tests/faults/matrix'
import { isWorthRetrying } from '@tests/faults/table/fault-groups'
import type { Tally } from './tally'
import { findLost, findUntold } from './witness'
import type { SentCall, Wire, WireEntry } from './wire'

const READS_AT_MOST = 3

/** A new address is reported a little after the page has begun to read for it. */
const SLACK_MS = 100

/** A call is given up by the page itself after a time; whoever leaves gives it up sooner. */
const TIMEOUT_AT_LEAST_MS = 10_000

/** Which row of the matrix a call belongs to: some calls have two screens with rules of their own. */
function rowOf({ id, from }: SentCall): RowId | null {
  const { pathname, search } = new URL(from)
  // The work of the day and the files of claims tell their failures in words of their own.
  if (id === null || search.includes('vista=hoy')) return null
  if (id === 'C12') return pathname === paths.adminCharges ? 'C12/admin' : 'C12'
  if (id === 'C10') return pathname === paths.legalUsers ? 'C10/search' : 'C10'
  return id
}

function outcomeOf(call: SentCall, fault: FaultName): ExpectedOutcome | null {
  const row = rowOf(call)
  return row === null
    ? null
    : (outcomesOf(row).find((expected) => expected.fault === fault) ?? null)
}

/** I5: how often the same call went out before this one, for the same press or the same need. */
function isSentTooOften(before: readonly WireEntry[], call: SentCall, fault: FaultName | null) {
  let same = 1
  for (const earlier of before.toReversed()) {
    const isCall = earlier.kind === 'call'
    // A change makes what was read stale; an act of the person is a new need.
    if (call.isRead ? !isCall || !earlier.isRead : earlier.kind === 'press') break
    if (isCall && earlier.what === call.what) same += 1
  }
  if (!call.isRead) return same > 1 ? `${call.what} was sent ${same} times for one press` : null
  const most = fault !== null && !isWorthRetrying(fault) ? 1 : READS_AT_MOST
  return same > most ? `${call.what} was read ${same} times for one need, of ${most}` : null
}

/** Whether the person saw a call end: they did nothing since, are where they were, and it did end. */
function wasWaitedFor(later: readonly WireEntry[], call: SentCall, page: Page): boolean {
  const isGivenUp = call.end === 'aborted' && call.endedAt - call.at < TIMEOUT_AT_LEAST_MS
  const isRepeated = later.some((entry) => entry.kind === 'call' && entry.what === call.what)
  const hasActed = later.some(({ kind, at }) => kind !== 'call' && at > call.at + SLACK_MS)
  const isThere = page.url().split('#')[0] === call.from.split('#')[0]
  return call.end !== 'pending' && !isGivenUp && !isRepeated && !hasActed && isThere
}

/** A dialog reads the claims list for purposes of its own, and tells what came of it in its own words. */
async function isOfDialog(page: Page, { id }: SentCall): Promise<boolean> {
  return id === 'C12' && (await page.locator('[role="dialog"]').count()) > 0
}

interface Watched {
  readonly page: Page
  readonly wire: Wire
  readonly tally: Tally
}

/** I4 and I9: whether a failure was told, and what the form of the call has lost by it. */
async function violationsOfFailure(
  { page, tally }: Watched,
  call: SentCall,
  expected: ExpectedOutcome,
): Promise<string[]> {
  const where = `${expected.row} under ${expected.fault}`
  tally.count('I9')
  const untold = await findUntold(page, expected.says, call.at)
  const lost = await findLost(page, call.at)
  if (lost !== null) tally.count('I4')
  return [
    ...untold.map((text) => `I9 ${where} is not told: "${text}"`),
    ...(lost ?? []).map((text) => `I4 ${where} loses what was typed: ${text}`),
  ]
}

/**
 * Holds the calls since the last look against I4 (typed data is kept), I5 (sent once) and I9 (told in
 * the words of SPEC 8). To be asked when nothing is under way any more.
 *
 * @returns a line for each broken promise
 */
export async function violationsOfCalls(watched: Watched): Promise<string[]> {
  const { page, wire, tally } = watched
  const broken: string[] = []
  const log = wire.log()
  for (const [index, call] of log.entries()) {
    if (call.kind !== 'call' || call.isJudged) continue
    call.isJudged = true
    const fault = await wire.faultOf(call)
    tally.count('I5')
    const excess = isSentTooOften(log.slice(0, index), call, fault)
    if (excess !== null) broken.push(`I5 ${excess}`)
    const expected = fault && outcomeOf(call, fault)
    if (expected?.end !== 'failed' || !wasWaitedFor(log.slice(index + 1), call, page)) continue
    if (!(await isOfDialog(page, call)))
      broken.push(...(await violationsOfFailure(watched, call, expected)))
  }
  return broken
}
