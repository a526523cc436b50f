import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as store from '@/device/device-store'
import {
  clearDevice,
  isDeviceEmpty,
  readFromDevice,
  removeFromDevice,
  removeManyFromDevice,
  saveOnDevice,
} from '@/device/device-store'
import { stopTimers } from '@tests/support/clock'
import { importAnew } from '@tests/support/import-anew'

const startAnew = () => importAnew<typeof store>('@/device/device-store')

afterEach(() => {
  vi.unstubAllGlobals()
  return clearDevice()
})

describe('device store', () => {
  it('returns stored values unchanged, with files', async () => {
    const boleto = new File(['pdf'], 'boleto.pdf', { type: 'application/pdf' })
    const draft = { message: 'Perdí mi conexión', files: [boleto] }
    expect(await saveOnDevice('draft', draft)).toBe(true)
    expect(await readFromDevice('draft')).toMatchObject({
      message: 'Perdí mi conexión',
      files: [{ name: 'boleto.pdf', size: 3 }],
    })
  })

  it('deletes by key, by prefix, or everything', async () => {
    const left = async () => {
      const keys = ['draft:a', 'draft:b', 'notice', 'last']
      const values = await Promise.all(keys.map(readFromDevice))
      return keys.filter((_key, index) => values[index] !== undefined)
    }
    for (const key of ['draft:a', 'draft:b', 'notice', 'last']) await saveOnDevice(key, 1)
    expect(await removeManyFromDevice((key) => key.startsWith('draft:'))).toBe(true)
    expect(await left()).toEqual(['notice', 'last'])
    expect(await removeFromDevice('notice')).toBe(true)
    expect(await left()).toEqual(['last'])
    expect(await clearDevice()).toBe(true)
    expect(await left()).toEqual([])
  })

  it('is empty until something is stored, and never if the browser cannot tell', async () => {
    const anew = async () => (await startAnew()).isDeviceEmpty()
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
    expect(await anew()).toBe(true)
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'vuelo-justo' }]) })
    expect(await anew()).toBe(false)
    vi.stubGlobal('indexedDB', {})
    expect(await anew()).toBe(false)
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('refused')) })
    expect(await anew()).toBe(false)
    vi.unstubAllGlobals()
    await saveOnDevice('draft', 1)
    expect(await isDeviceEmpty()).toBe(false)
    // The database that this page opens may not be listed yet.
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([]) })
    expect(await isDeviceEmpty()).toBe(false)
  })

  it('repeats a deletion that did not end before the next access', async () => {
    await saveOnDevice('draft', 1)
    localStorage.setItem('vuelo-justo:erasing', '1')
    expect(await readFromDevice('draft')).toBeUndefined()
    expect(localStorage.getItem('vuelo-justo:erasing')).toBeNull()
  })

  it('loads its code again after that failed', async () => {
    vi.doMock('idb-keyval', () => {
      throw new Error('offline')
    })
    const device = await startAnew()
    expect(await device.saveOnDevice('draft', 1)).toBe(false)
    vi.doUnmock('idb-keyval')
    expect(await device.saveOnDevice('draft', 1)).toBe(true)
  })

  it('returns undefined for an unknown key', async () => {
    expect(await readFromDevice('nothing')).toBeUndefined()
    expect(await removeFromDevice('nothing')).toBe(true)
  })
})

describe('device that refuses storage', () => {
  it('keeps what it stores if only small values are denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(await saveOnDevice('draft', 1)).toBe(true)
    expect(await readFromDevice('draft')).toBe(1)
  })

  it('returns false for a value that cannot be stored', async () => {
    expect(await saveOnDevice('draft', () => 'a function')).toBe(false)
  })

  it.each([
    ['has no IndexedDB', undefined],
    [
      'forbids IndexedDB',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
  ])('returns empty results when the browser %s', async (_what, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB)
    const device = await startAnew()
    expect(await device.saveOnDevice('draft', 1)).toBe(false)
    expect(await device.readFromDevice('draft')).toBeUndefined()
    expect(await device.removeFromDevice('draft')).toBe(false)
    expect(await device.removeManyFromDevice(() => true)).toBe(false)
    await expect(device.clearDevice()).resolves.toBe(false)
  })

  it('returns empty results when the browser does not respond', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const device = await startAnew()
    stopTimers()
    const answers = Promise.all([
      device.saveOnDevice('draft', 1),
      device.readFromDevice('draft'),
      device.removeFromDevice('draft'),
      device.listOnDevice(),
      device.updateOnDevice('draft', () => 1),
      device.clearDevice(),
    ])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await answers).toEqual([false, undefined, false, [], false, false])
    // The flag makes the next visit repeat the deletion.
    expect(localStorage.getItem('vuelo-justo:erasing')).toBe('1')
  })
})
