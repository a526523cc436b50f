import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/device/create-emitter'
import { storeProgress } from './pending-updates'
import { isDone, type BatchUpdate, type BatchItem } from './runs'

/** Latest last. */
export function useRuns(): readonly BatchUpdate[] {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, read)
}

const countDone = ({ items }: BatchUpdate) => items.filter(isDone).length

/** Batches of a QueryClient. A module apart from the queue, which is loaded with the first change. */
function createRuns() {
  const { announce, subscribe } = createEmitter()
  let runs: readonly BatchUpdate[] = []
  const show = (next: readonly BatchUpdate[]) => {
    runs = next
    announce()
  }
  const runOf = (number: number) => runs.find((run) => run.number === number)
  const put = (number: number, news: Partial<BatchUpdate>) => {
    const before = runOf(number)
    if (!before) return
    const run = { ...before, ...news }
    show(runs.map((one) => (one === before ? run : one)))
    if (countDone(run) !== countDone(before)) storeProgress(run)
  }
  return {
    subscribe,
    /** Latest last. */
    read: () => runs,
    show,
    runOf,
    put,
    putItem: (number: number, at: number, news: Partial<BatchItem>) => {
      const items = runOf(number)?.items
      if (!items) return
      put(number, {
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
