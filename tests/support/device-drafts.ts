import { listOnDevice, readFromDevice } from '@/device/device-store'
import { storeRecord } from '@/device/records'

/** The keys of everything the device keeps of unsent claims, whoever they belong to: records and files. */
export async function draftKeys(): Promise<string[]> {
  return (await listOnDevice()).filter((key) => key.startsWith('claim-draft'))
}

/** The records of unsent claims alone, as they were stored. */
export async function draftRecords(): Promise<unknown[]> {
  const keys = (await draftKeys()).filter((key) => key.split('|').length === 3)
  return Promise.all(keys.map((key) => readFromDevice(key)))
}

/** How many files of unsent claims the device keeps. */
export async function countDraftFiles(): Promise<number> {
  return (await draftKeys()).filter((key) => key.split('|').length === 4).length
}

/** Leaves a visitor's draft without files on the device, as an earlier visit would. */
export function leaveDraft(texts: Readonly<Record<string, string>>, savedAt: Date) {
  const id = { kind: 'claim-draft', owner: null, name: 'reclamo' } as const
  return storeRecord(id, { texts, files: [], revision: 'earlier' }, savedAt)
}
