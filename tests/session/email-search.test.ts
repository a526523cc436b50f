import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readEmailSearch, storeEmailSearch } from '@/session/email-search'
import { endSession, expireSession, startSession } from '@/session/session-store'
import type * as store from '@/session/session-store'
import { importAnew } from '@tests/support/import-anew'
import { makeToken } from './make-token'

const enter = (payload: unknown) => startSession({ token: makeToken(payload), role: 'LEGAL' })
const ANA = { sub: 'ana@prueba.test' }
const BEA = { sub: 'bea@prueba.test' }

const stored = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => {
  enter(ANA)
})

describe('stored e-mail search', () => {
  it('is read back by a key that does not contain the e-mail', () => {
    const key = storeEmailSearch('secreto@prueba.test')
    expect(key).not.toContain('secreto')
    expect(readEmailSearch(key)).toBe('secreto@prueba.test')
    expect(storeEmailSearch('secreto@prueba.test')).toBe(key)
    const other = storeEmailSearch('otro@prueba.test')
    expect(other).not.toBe(key)
    expect([readEmailSearch(key), readEmailSearch(other)]).toEqual([
      'secreto@prueba.test',
      'otro@prueba.test',
    ])
  })

  it.each([[''], [null], [7], ['unknown'], ['toString'], ['secreto@prueba.test']])(
    'is empty for the key %j',
    (key) => {
      storeEmailSearch('secreto@prueba.test')
      expect(readEmailSearch(key)).toBe('')
    },
  )

  it('stores nothing for an empty e-mail', () => {
    expect(storeEmailSearch('')).toBeNull()
    expect(stored()).toBe('[]')
  })

  it('is deleted when the user signs out', () => {
    const key = storeEmailSearch('secreto@prueba.test')
    endSession()
    expect(stored()).not.toContain('secreto')
    enter(ANA)
    expect(readEmailSearch(key)).toBe('')
  })

  it('is deleted when another user signs in', () => {
    const key = storeEmailSearch('secreto@prueba.test')
    enter(BEA)
    expect(readEmailSearch(key)).toBe('')
    expect(stored()).not.toContain('secreto')
  })

  it('is deleted when another user signs in after the session expired and the page was reloaded', async () => {
    storeEmailSearch('secreto@prueba.test')
    expireSession()
    const reloaded = await importAnew<typeof store>('@/session/session-store')
    reloaded.startSession({ token: makeToken(BEA), role: 'LEGAL' })
    expect(stored()).not.toContain('secreto')
  })

  it('is not read by another user who signed in while this tab was in the background', () => {
    const key = storeEmailSearch('secreto@prueba.test')
    const left = sessionStorage.getItem('vuelo-justo:tab-notes') ?? ''
    enter(BEA)
    sessionStorage.setItem('vuelo-justo:tab-notes', left)
    expect(readEmailSearch(key)).toBe('')
    expect(stored()).not.toContain('secreto')
  })

  it('is not stored or kept while no user is signed in', () => {
    storeEmailSearch('secreto@prueba.test')
    const left = sessionStorage.getItem('vuelo-justo:tab-notes') ?? ''
    endSession()
    sessionStorage.setItem('vuelo-justo:tab-notes', left)
    expect(storeEmailSearch('otro@prueba.test')).toBeNull()
    expect(stored()).not.toContain('secreto')
  })

  it('is kept for the same user after the session expired', () => {
    const key = storeEmailSearch('secreto@prueba.test')
    expireSession()
    enter(ANA)
    expect(readEmailSearch(key)).toBe('secreto@prueba.test')
  })

  it('is kept in memory, until another user signs in, if the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    const key = storeEmailSearch('secreto@prueba.test')
    expect(readEmailSearch(key)).toBe('secreto@prueba.test')
    enter(BEA)
    expect(readEmailSearch(key)).toBe('')
    enter(ANA)
    expect(readEmailSearch(key)).toBe('')
  })

  it.each([
    '{',
    '[]',
    '"x"',
    '{"owner":"ana@prueba.test"}',
    '{"owner":1,"emails":{}}',
    '{"owner":"ana@prueba.test","emails":{"key":1}}',
  ])('ignores invalid stored data: %s', (text) => {
    sessionStorage.setItem('vuelo-justo:tab-notes', text)
    expect(readEmailSearch('key')).toBe('')
    expect(readEmailSearch(storeEmailSearch('a@prueba.test'))).toBe('a@prueba.test')
  })
})
