import { expect, it } from 'vitest'
import { listOnDevice } from '@/device/device-store'
import {
  purgeExpiredRecords,
  readRecord,
  removeRecordsOfOthers,
  storePart,
  storeRecord,
  type RecordId,
} from '@/device/records'

const NOW = new Date(2026, 10, 24, 12)
const DAY_MS = 24 * 60 * 60 * 1000

const edit = (owner: string | null): RecordId => ({ kind: 'edit', owner, name: 'profile' })

it('a record from a clock that is ahead by more than its age expires', async () => {
  await storeRecord(edit('ana@correo.cl'), 'near', new Date(NOW.getTime() + DAY_MS))
  await storeRecord(edit('eva@correo.cl'), 'far', new Date(NOW.getTime() + DAY_MS + 1))
  await purgeExpiredRecords(NOW)
  expect(await listOnDevice()).toHaveLength(1)
  expect(await readRecord(edit('ana@correo.cl'), NOW)).toMatchObject({ value: 'near' })
})

it('the records of others go with their parts, those of visitors stay', async () => {
  for (const owner of [null, 'ana@correo.cl', 'eva@correo.cl']) {
    await storeRecord(edit(owner), owner, NOW)
    await storePart(edit(owner), 'file', owner)
  }
  await removeRecordsOfOthers('ana@correo.cl')
  expect((await listOnDevice()).toSorted()).toEqual([
    'edit|ana%40correo.cl|profile',
    'edit|ana%40correo.cl|profile|file',
    'edit||profile',
    'edit||profile|file',
  ])
})
