import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/device/create-emitter'
import type { Claim } from '@/domain/claim/fields'
import { storePending } from './pending-updates'
import { isDone, type BatchUpdate, type BatchItem } from './runs'

/** The latest change of a claim; the same object until this claim's item changes. */
export interface ClaimStatus {
  readonly run: BatchUpdate
  readonly item: BatchItem
}

export type ClaimStatuses = ReadonlyMap<Claim['id'], ClaimStatus>

function statusesOf(runs: readonly BatchUpdate[], before: ClaimStatuses): ClaimStatuses {
  const statuses = new Map<Claim['id'], ClaimStatus>()
  for (const run of runs) {
    for (const item of run.items) {
      const known = before.get(item.claim.id)
      statuses.set(item.claim.id, known?.item === item ? known : { run, item })
    }
  }
  return statuses
}

const countDone = ({ items }: BatchUpdate) => items.filter(isDone).length

/** Batches of a QueryClient. A module apart from the queue, which is loaded with the first change. */
function createRuns() {
  const { announce, subscribe } = createEmitter()
  let runs: readonly BatchUpdate[] = []
  let statuses: ClaimStatuses = new Map()
  const show = (next: readonly BatchUpdate[]) => {
    runs = next
    statuses = statusesOf(next, statuses)
    announce()
  }
  const runOf = (key: string) => runs.find((run) => run.key === key)
  const put = (key: string, news: Partial<BatchUpdate>) => {
    const before = runOf(key)
    if (!before) return
    const run = { ...before, ...news }
    show(runs.map((one) => (one === before ? run : one)))
    if (countDone(run) !== countDone(before)) storePending(run, { isKnown: true })
  }
  return {
    subscribe,
    /** Latest last. */
    read: () => runs,
    statuses: () => statuses,
    show,
    runOf,
    put,
    putItem: (key: string, at: number, news: Partial<BatchItem>) => {
      const items = runOf(key)?.items ?? []
      put(key, {
        items: items.map((item, index) => (index === at ? { ...item, ...news } : item)),
      })
    },
  }
}

const stores = new WeakMap<QueryClient, ReturnType<typeof createRuns>>()

export function runsOf(client: QueryClient) {
  const store = stores.get(client) ?? createRuns()
  stores.set(client, store)
  return store
}

/** Latest last. */
export function useRuns(): readonly BatchUpdate[] {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, read)
}
