import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { changeProblem } from '@/features/claim-store/changes/change-problem'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { conflictOf, type BatchItem } from '@/features/claim-store/changes/runs'
import { initClaimCache } from '@/features/claim-store/claim-data/claim-cache'
import { signInAs } from '@tests/support/app'
import { demo } from '@tests/support/server'
import type { buildRow } from './queue-desk'

/** Creates the update queue for these claims; `claims` are the versions that the user saw. */
export function openQueue(...rows: readonly ReturnType<typeof buildRow>[]) {
  demo.state.claims = rows
  signInAs('LEGAL')
  const client = createQueryClient()
  initClaimCache(client)
  const desk = claimUpdateQueueOf(client)
  const phases = () => desk.runs().map(({ items }) => items.map(({ phase }) => phase).join(' '))
  const run = () => {
    const last = desk.runs().at(-1)
    if (!last) throw new Error('nothing was changed')
    return last
  }
  const itemAt = (at: number): BatchItem => {
    const item = run().items[at]
    if (!item) throw new Error(`nothing was changed at ${at}`)
    return item
  }
  /** What the desk says of a claim that was not saved. */
  const problemOf = (at: number) => changeProblem(itemAt(at), run().change)
  /** The version of the other user in a conflict. */
  const theirs = (at: number) => conflictOf(itemAt(at))?.current
  return {
    client,
    desk,
    phases,
    run,
    problemOf,
    theirs,
    claims: rows.map((row) => toClaimRecord({ ...row })),
  }
}
