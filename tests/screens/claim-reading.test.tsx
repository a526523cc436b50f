import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { readClaimPage } from '@/features/staff-claims/reading/claim-pages'
import { findClaim } from '@/features/staff-claims/reading/find-claim'
import { asKnown, knownClaims, rememberClaims } from '@/features/staff-claims/reading/known-claims'
import { useKnownClaims } from '@/features/staff-claims/reading/use-known-claims'
import { signInAs } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

/** A desk in the smallest sense: somebody looks at what is known. */
function openDesk() {
  signInAs('LEGAL')
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useKnownClaims, { wrapper })
  return { client, seen: () => result.current, known: () => knownClaims(client) }
}

/** The queries of the reads of the list from here on. */
function watchReads() {
  const reads: string[] = []
  server.use(
    http.get('*/api/v1/claims/', ({ request }) => {
      const query = new URL(request.url).searchParams
      reads.push(query.size > 2 ? [...query].map(([, value]) => value).join(' ') : 'all')
    }),
  )
  return reads
}

const claim = (fields: object) => toClaimRecord({ id: 7, name: 'Ana', ...fields })

describe('the claims that are known', () => {
  it('are each as it was read or saved last, and told to whoever looks', async () => {
    const { client, known, seen } = openDesk()
    act(() => void rememberClaims(client, [claim({}), claim({ id: 8 })]))
    act(() => void rememberClaims(client, [claim({ name: 'Eva' })]))
    expect([...known()].map(([id, { name }]) => [id, name])).toEqual([
      ['7', 'Eva'],
      ['8', 'Ana'],
    ])
    await waitFor(() => expect(seen()).toBe(known()))
  })

  it('stay the same objects while they say the same, so that nothing is drawn again', () => {
    const { client, known } = openDesk()
    act(() => void rememberClaims(client, [claim({ documents: ['Pasaje'] })]))
    const first = known().get('7')
    const again = claim({ documents: ['Pasaje'] })
    let remembered: unknown[] = []
    act(() => {
      remembered = rememberClaims(client, [again])
    })
    expect(remembered[0]).toBe(first)
    expect(known().get('7')).toBe(first)
  })

  it('are shared by every page, also by those that were read before', async () => {
    const { client, known } = openDesk()
    const { items } = await act(() => readClaimPage(client, { page: 1, limit: 10 }))
    const id = items[0]?.id
    demo.state.claims = demo.state.claims.map((row) =>
      row.id === id ? { ...row, next_step: 'Enviar carta' } : row,
    )
    await act(() => readClaimPage(client, { email: items[0]?.email ?? '' }))
    const now = asKnown(items, known())
    expect(now[0]).toMatchObject({ id, next_step: 'Enviar carta' })
    expect(now.slice(1)).toEqual(items.slice(1))
    expect(asKnown(now, known())).toBe(now)
  })

  it('leave alone what has no number, and a number that comes twice', () => {
    const { client, known } = openDesk()
    const twice = [claim({ name: 'Ana' }), claim({ name: 'Eva' })]
    const nameless = [claim({ id: null }), claim({ id: null, name: 'Eva' })]
    act(() => void rememberClaims(client, [...twice, ...nameless]))
    expect(known().size).toBe(1)
    expect(asKnown(twice, known())).toBe(twice)
    expect(asKnown(nameless, known())).toBe(nameless)
  })

  it('are forgotten with their person, also where an answer comes late', () => {
    const { client } = openDesk()
    act(() => void rememberClaims(client, [claim({})]))
    client.clear()
    rememberClaims(client, [claim({})])
    expect(knownClaims(client).size).toBe(0)
  })
})

describe('a claim that is read again', () => {
  const row = { id: 7, email: ' ana@correo.cl ', category: 'INGRESADO', airline: 'SKY' }

  it.each([
    [row, ['ana@correo.cl 1 100', 'INGRESADO SKY 1 100', 'SKY 1 100']],
    [{ ...row, email: null }, ['INGRESADO SKY 1 100', 'SKY 1 100']],
    [{ ...row, category: null }, ['ana@correo.cl 1 100', 'SKY 1 100']],
    [{ ...row, email: ' ', airline: null }, ['INGRESADO 1 100']],
    [{ id: 7 }, []],
  ])(
    'such as %j is looked for by what it had, and everywhere where that matters',
    async (raw, asked) => {
      const { client } = openDesk()
      demo.state.claims = []
      const reads = watchReads()
      expect(await findClaim(client, toClaimRecord(raw))).toBeNull()
      expect(reads).toEqual(asked)
      reads.length = 0
      expect(await findClaim(client, toClaimRecord(raw), { everywhere: true })).toBeNull()
      expect(reads).toEqual([...asked, 'all'])
    },
  )

  it('is not waited for beyond five pages of one search', async () => {
    const { client } = openDesk()
    let pages = 0
    server.use(
      http.get('*/api/v1/claims/', () => {
        pages += 1
        const items = Array.from({ length: 100 }, (_, at) => ({ id: pages * 1000 + at }))
        return HttpResponse.json({ items, total: 100_000 })
      }),
    )
    expect(await findClaim(client, toClaimRecord({ id: 7, email: 'ana@correo.cl' }))).toBeNull()
    expect(pages).toBe(5)
  })
})

describe('what is known, as it grows', () => {
  it('counts each number once, and tells what is news since an earlier moment', () => {
    const { client, known } = openDesk()
    const remember = (...claims: readonly object[]) =>
      act(() => void rememberClaims(client, claims.map(claim)))
    remember({ id: 7 }, { id: 1234 }, { id: 'B-9' })
    const before = known()
    expect(before.size).toBe(3)
    remember({ id: 1234 }, { id: 7 })
    expect(known()).toBe(before)
    remember({ id: 1234, name: 'Eva' }, { id: 1235 })
    const names = (claims: readonly (readonly [string, { name: string | null }])[]) =>
      claims.map(([id, { name }]) => `${id} ${name ?? ''}`)
    expect(names(known().since(before))).toEqual(['1234 Eva', '1235 Ana'])
    expect(known().since(known())).toEqual([])
    expect([known().size, before.size]).toEqual([4, 3])
    expect(before.get('1234')?.name).toBe('Ana')
    expect(known().values()).toHaveLength(4)
  })
})
