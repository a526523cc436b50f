import { expect, it, vi } from 'vitest'
import { listOnDevice, saveOnDevice } from '@/device/device-store'
import { newId } from '@/device/new-id'
import {
  listRecords,
  purgeExpiredRecords,
  readPart,
  readRecord,
  removeParts,
  removeRecord,
  removeRecordsOfOthers,
  storePart,
  storeRecord,
  updateRecord,
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
  await saveOnDevice('draft', 1)
  await removeRecordsOfOthers('ana@correo.cl')
  expect((await listOnDevice()).toSorted()).toEqual([
    'draft',
    'edit|ana%40correo.cl|profile',
    'edit|ana%40correo.cl|profile|file',
    'edit||profile',
    'edit||profile|file',
  ])
})

const ANA = edit('ana@correo.cl')
const keys = async () => (await listOnDevice()).toSorted()

it('a part is removed alone or with its record, and no other record with it', async () => {
  for (const id of [ANA, { ...ANA, name: 'profile-2' }]) {
    await storeRecord(id, 1, NOW)
    for (const part of ['a', 'b']) await storePart(id, part, part)
  }
  expect(await removeParts(ANA, ['a'])).toBe(true)
  expect([await readPart(ANA, 'a'), await readPart(ANA, 'b')]).toEqual([undefined, 'b'])
  expect(await removeRecord(ANA)).toBe(true)
  expect(await keys()).toEqual(
    ['', '|a', '|b'].map((part) => `edit|ana%40correo.cl|profile-2${part}`),
  )
})

it('an expired, invalid or orphaned entry goes with its parts, on reading or on the next visit', async () => {
  for (const savedAt of [NOW.getTime() - DAY_MS - 1, 'ayer', undefined]) {
    await saveOnDevice('edit|ana%40correo.cl|profile', { value: 1, savedAt })
    await storePart(ANA, 'file', 1)
    expect(await readRecord(ANA, NOW)).toBeNull()
    expect(await keys()).toEqual([])
  }
  await storeRecord(ANA, 1, new Date(NOW.getTime() - DAY_MS))
  await storePart(ANA, 'file', 1)
  await storePart(edit('eva@correo.cl'), 'file', 1)
  for (const key of ['edit|ana|profile|file|x', 'edit|ana', 'note|ana|x', 'draft'])
    await saveOnDevice(key, { value: 1, savedAt: NOW.getTime() })
  await purgeExpiredRecords(NOW)
  expect(await keys()).toEqual(['', '|file'].map((part) => `edit|ana%40correo.cl|profile${part}`))
})

it('only the records of one user and kind are listed, without parts and expired ones', async () => {
  const claim = { ...ANA, name: 'claim 7' }
  for (const id of [ANA, claim, edit('eva@correo.cl'), { ...ANA, kind: 'preference' } as const])
    await storeRecord(id, `${id.kind} of ${id.owner}`, NOW)
  await storeRecord({ ...ANA, name: 'old' }, 1, new Date(NOW.getTime() - DAY_MS - 1))
  await storePart(ANA, 'file', 1)
  await saveOnDevice('draft', 1)
  expect(await listRecords(ANA, NOW)).toEqual(
    new Map(
      [ANA, claim].map(({ name }) => [name, { value: 'edit of ana@correo.cl', savedAt: NOW }]),
    ),
  )
})

it('an update without a value keeps the record and its date', async () => {
  await storeRecord(ANA, 'before', NOW)
  const later = new Date(NOW.getTime() + 1)
  expect(await updateRecord(ANA, (stored) => ({ result: stored?.value }), later)).toBe('before')
  expect(await readRecord(ANA, NOW)).toEqual({ value: 'before', savedAt: NOW })
  await updateRecord(ANA, () => ({ value: 'after', result: null }), later)
  expect(await readRecord(ANA, NOW)).toEqual({ value: 'after', savedAt: later })
})

it('ids differ also on a page without TLS', () => {
  vi.stubGlobal('crypto', {})
  expect(newId()).toMatch(/^[a-z\d]+-0\.\d+$/)
  expect(newId()).not.toBe(newId())
})
