import type { Page } from 'playwright-core'
import { paths } from '@/config/paths'
import type { FaultName } from '@/mocks/faults/faults'
import { MATRIX, type ExpectedOutcome, type RowId } from '@tests/faults/matrix'
import { isWorthRetrying } from '@tests/faults/table/fault-groups'
import type { Tally } from './tally'
import { findLost, findUnannounced } from './page-recorder'
import type { SentCall, Wire, WireEntry } from './wire'

const READS_AT_MOST = 3

/** The page reports a new address slightly after it has started to read for it. */
const SLACK_MS = 100

/** The page aborts a call after its timeout; leaving the page aborts it earlier. */
const TIMEOUT_AT_LEAST_MS = 10_000

/** The matrix row of a call; some calls have two screens with different rules. */
function rowOf({ id, from }: SentCall): RowId | null {
  const { pathname, search } = new URL(from)
  // The work queue and the file list show failures with their own sentences.
  if (id === null || search.includes('vista=hoy')) return null
  if (id === 'C12') return pathname === paths.adminCharges ? 'C12/admin' : 'C12'
  if (id === 'C10') return pathname === paths.legalUsers ? 'C10/search' : 'C10'
  return id
}

function outcomeOf(call: SentCall, fault: FaultName): ExpectedOutcome | null {
  const row = rowOf(call)
  return MATRIX.find((expected) => expected.row === row && expected.fault === fault) ?? null
}

/** I5: how often the same call was sent before this one for the same press or read. */
function isSentTooOften(before: readonly WireEntry[], call: SentCall, fault: FaultName | null) {
  let same = 1
  for (const earlier of before.toReversed()) {
    const isCall = earlier.kind === 'call'
    // A change makes earlier reads stale; a user action is a new reason to read.
    if (call.isRead ? !isCall || !earlier.isRead : earlier.kind === 'press') break
    if (isCall && earlier.what === call.what) same += 1
  }
  if (!call.isRead) return same > 1 ? `${call.what} was sent ${same} times for one press` : null
  const most = fault !== null && !isWorthRetrying(fault) ? 1 : READS_AT_MOST
  return same > most ? `${call.what} was read ${same} times for one need, of ${most}` : null
}

/** Whether the user saw the call end: no action since, same page, and the call did end. */
function wasWaitedFor(later: readonly WireEntry[], call: SentCall, page: Page): boolean {
  const isGivenUp = call.end === 'aborted' && call.endedAt - call.at < TIMEOUT_AT_LEAST_MS
  const isRepeated = later.some((entry) => entry.kind === 'call' && entry.what === call.what)
  const hasActed = later.some(({ kind, at }) => kind !== 'call' && at > call.at + SLACK_MS)
  const isThere = page.url().split('#')[0] === call.from.split('#')[0]
  return call.end !== 'pending' && !isGivenUp && !isRepeated && !hasActed && isThere
}

/** A dialog reads the claims list for its own purposes and shows its own messages. */
async function isOfDialog(page: Page, { id }: SentCall): Promise<boolean> {
  return id === 'C12' && (await page.locator('[role="dialog"]').count()) > 0
}

interface Watched {
  readonly page: Page
  readonly wire: Wire
  readonly tally: Tally
}

/** I4 and I9: whether the failure was shown, and which fields of the form lost their values. */
async function violationsOfFailure(
  { page, tally }: Watched,
  call: SentCall,
  expected: ExpectedOutcome,
): Promise<string[]> {
  const where = `${expected.row} under ${expected.fault}`
  tally.count('I9')
  const unannounced = await findUnannounced(page, expected.says, call.at)
  const lost = await findLost(page, call.at)
  if (lost !== null) tally.count('I4')
  return [
    ...unannounced.map((text) => `I9 ${where} is not announced: "${text}"`),
    ...(lost ?? []).map((text) => `I4 ${where} loses what was typed: ${text}`),
  ]
}

/**
 * Checks the calls since the last check against I4 (typed data is kept), I5 (sent once) and I9 (failure
 * shown in the words of SPEC 8). Call it when no call is in progress.
 *
 * @returns a line for each violation
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
