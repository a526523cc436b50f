import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '@/device/create-store'
import type { ChangeRun } from './runs'

/** The runs of a page's data: apart from what saves them, which only comes with the first change. */
function openRuns() {
  const { announce, subscribe } = createStore()
  let runs: readonly ChangeRun[] = []
  return {
    subscribe,
    /** The latest last. */
    read: () => runs,
    show: (next: readonly ChangeRun[]) => {
      runs = next
      announce()
    },
  }
}

const stores = new WeakMap<QueryClient, ReturnType<typeof openRuns>>()

/** Where the runs of this page are kept, whoever asks. */
export function runsOf(client: QueryClient) {
  const store = stores.get(client) ?? openRuns()
  stores.set(client, store)
  return store
}
