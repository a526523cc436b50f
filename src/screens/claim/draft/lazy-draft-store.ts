import { isDeviceEmpty } from '@/device/device-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import type { DraftStore } from './draft-store'

/** True once this page may have stored a draft, perhaps without a database yet. */
let isStoreWanted = false

export function lazyDraftStore() {
  let opened: Promise<DraftStore> | null = null
  return (): Promise<DraftStore> => {
    isStoreWanted = true
    opened ??= importWithRetry(() => import('./draft-store')).then(
      ({ createDraftStore }) => createDraftStore(),
      (error: unknown) => {
        opened = null
        throw error
      },
    )
    return opened
  }
}

/** True on a first visit, before anything is typed: the code that reads drafts need not load. */
export async function hasNoDraft(): Promise<boolean> {
  return !isStoreWanted && (await isDeviceEmpty())
}
