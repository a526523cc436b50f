import { listOnDevice, readFromDevice } from '@/device/device-store'
import { storeRecord } from '@/device/records'

/** Keys of all stored drafts of all users: records and files. */
export async function draftKeys(): Promise<string[]> {
  return (await listOnDevice()).filter((key) => key.startsWith('claim-draft'))
}

/** The stored draft records. */
export async function draftRecords(): Promise<unknown[]> {
  const keys = (await draftKeys()).filter((key) => key.split('|').length === 3)
  return Promise.all(keys.map((key) => readFromDevice(key)))
}

/** Number of stored draft files. */
export async function countDraftFiles(): Promise<number> {
  return (await draftKeys()).filter((key) => key.split('|').length === 4).length
}

/** Stores a visitor's draft without files, as from an earlier visit. */
export function leaveDraft(texts: Readonly<Record<string, string>>, savedAt: Date) {
  const id = { kind: 'claim-draft', owner: null, name: 'reclamo' } as const
  return storeRecord(id, { texts, files: [], revision: 'earlier' }, savedAt)
}
