import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { readClaimPage } from '@/features/claim-store/claim-data/read-claims'
import { createClaimReader, rereadClaim } from '@/features/claim-store/claim-data/find-claim'
import {
  withLatest,
  knownClaims,
  upsertClaims,
} from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { signInAs } from '@tests/support/app'
import { holdAnswers } from '@tests/support/gate'
import { renderPart } from '@tests/support/mount'
import { buildClaim, changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

/** Renders a component that subscribes to the claim cache. */
function openDesk() {
  signInAs('LEGAL')
  const client = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useKnownClaims, { wrapper })
  return { client, seen: () => result.current, known: () => knownClaims(client) }
}

/** Records the queries of the list from now on, shortened if they have page and limit only. */
function watchReads() {
  const reads: string[] = []
  server.use(
    http.get('*/api/v1/claims/', ({ request }) => {
      const query = new URL(request.url).searchParams
      const words = query.size > 2 ? [...query.values()] : [query.toString().replace('&', ' ')]
      reads.push(words.join(' '))
    }),
  )
  return reads
}

/** Claims 1 to `count` without one field. */
const rowsWithout = (field: 'email', count: number) =>
  Array.from({ length: count }, (_, at) =>
    buildClaim({ id: at + 1, category: 'INGRESADO', [field]: null }),
  )

const claim = (fields: object) => toClaimRecord({ id: 7, name: 'Ana', ...fields })

describe('claim cache', () => {
  it('has the latest version of each claim, the same object while nothing changes, and notifies subscribers', async () => {
    const { client, known, seen } = openDesk()
    act(() => void upsertClaims(client, [claim({}), claim({ id: 8 })]))
    act(() => void upsertClaims(client, [claim({ name: 'Eva' })]))
    expect(
      known()
        .values()
        .map(({ id, name }) => [id, name]),
    ).toEqual([
      [7, 'Eva'],
      [8, 'Ana'],
    ])
    await waitFor(() => expect(seen()).toBe(known()))
    const first = known().get('7')
    let remembered: unknown[] = []
    act(() => void (remembered = upsertClaims(client, [claim({ name: 'Eva' })])))
    expect(remembered[0]).toBe(first)
    expect(known().get('7')).toBe(first)
  })

  it('updates the rows of pages that were loaded before', async () => {
    const { client, known } = openDesk()
    const { items } = await act(() => readClaimPage(client, { page: 1, limit: 10 }))
    const id = items[0]?.id
    demo.state.claims = demo.state.claims.map((row) =>
      row.id === id ? { ...row, next_step: 'Enviar carta' } : row,
    )
    await act(() => readClaimPage(client, { email: items[0]?.email ?? '' }))
    const now = withLatest(items, known())
    expect(now[0]).toMatchObject({ id, next_step: 'Enviar carta' })
    expect(now.slice(1)).toEqual(items.slice(1))
    expect(withLatest(now, known())).toBe(now)
  })

  it('ignores rows without an id or with a duplicate id, and a late response after it was cleared with the user', () => {
    const { client, known } = openDesk()
    const twice = [claim({ name: 'Ana' }), claim({ name: 'Eva' })]
    const nameless = [claim({ id: null }), claim({ id: null, name: 'Eva' })]
    act(() => void upsertClaims(client, [...twice, ...nameless]))
    expect(known().size).toBe(1)
    expect(withLatest(twice, known())).toBe(twice)
    expect(withLatest(nameless, known())).toBe(nameless)

    client.clear()
    upsertClaims(client, [claim({})])
    expect(known().size).toBe(0)
  })
})

describe('re-reading a claim', () => {
  const MISSING = { kind: 'missing' }
  const row = {
    id: 7,
    email: ' ana@correo.cl ',
    category: 'INGRESADO',
    airline: 'SKY',
    subcategory: 'Si aplica compensación',
  }
  const FILTERS = 'INGRESADO Si aplica compensación SKY 1 100'

  it.each([
    [row, ['ana@correo.cl 1 100', FILTERS]],
    [{ ...row, email: null }, [FILTERS]],
    [{ ...row, category: null, subcategory: ' ' }, ['ana@correo.cl 1 100', 'SKY 1 100']],
    [{ id: 7 }, []],
  ])('searches %j by its old values, never in all claims', async (raw, asked) => {
    const { client } = openDesk()
    demo.state.claims = []
    const reads = watchReads()
    expect(await rereadClaim(client, toClaimRecord(raw))).toEqual(MISSING)
    expect(reads).toEqual(asked)
  })

  it('finds it with one request on the page where it was seen', async () => {
    const { client } = openDesk()
    demo.state.claims = rowsWithout('email', 400)
    const { items } = await act(() => readClaimPage(client, { page: 7, limit: 25 }))
    changeClaim(240, { next_step: 'Apelar' })
    const reads = watchReads()
    const seen = items.find(({ id }) => id === 240)
    expect(seen && (await rereadClaim(client, seen))).toMatchObject({
      kind: 'found',
      claim: { id: 240, next_step: 'Apelar' },
    })
    expect(reads).toEqual(['page=7 limit=25'])
  })

  it('searches by the status that was saved last', async () => {
    const { client } = openDesk()
    demo.state.claims = []
    const before = toClaimRecord({ ...row, email: null })
    act(
      () => void upsertClaims(client, [toClaimRecord({ ...before.raw, category: 'POR INGRESAR' })]),
    )
    const reads = watchReads()
    await rereadClaim(client, before)
    expect(reads).toEqual([FILTERS.replace('INGRESADO', 'POR INGRESAR')])
  })

  it('gives up after five pages of one search', async () => {
    const { client } = openDesk()
    let pages = 0
    server.use(
      http.get('*/api/v1/claims/', () => {
        pages += 1
        const items = Array.from({ length: 100 }, (_, at) => ({ id: pages * 1000 + at }))
        return HttpResponse.json({ items, total: 100_000 })
      }),
    )
    expect(await rereadClaim(client, toClaimRecord({ id: 7, email: 'ana@correo.cl' }))).toEqual(
      MISSING,
    )
    expect(pages).toBe(5)
  })
})

describe('re-reading a batch of claims', () => {
  async function openPage() {
    const desk = openDesk()
    demo.state.claims = rowsWithout('email', 400)
    const { items } = await act(() => readClaimPage(desk.client, { page: 1, limit: 25 }))
    return { ...desk, seen: items, reread: createClaimReader(desk.client), reads: watchReads() }
  }

  it('requests their page once', async () => {
    const { seen, reread, reads } = await openPage()
    const found = await Promise.all(seen.slice(0, 8).map((one) => reread(one)))
    for (const one of seen.slice(8)) found.push(await reread(one))
    expect(found.map((one) => one.kind)).toEqual(seen.map(() => 'found'))
    expect(reads).toEqual(['page=1 limit=25'])
  })

  it('requests the page again for a claim saved since, and after a second, in which another user may have saved one', async () => {
    const { client, seen, reread, reads } = await openPage()
    const [first, second, third] = seen
    if (!first || !second || !third) throw new Error('the page is short')
    await reread(first)
    changeClaim(400, { next_step: 'Apelar' })
    act(() => void upsertClaims(client, [claim(savedClaim(400))]))
    expect(await reread(first)).toMatchObject({ claim: { next_step: 'Apelar' } })
    await reread(second)
    expect(reads).toHaveLength(2)
    changeClaim(398, { next_step: 'Llamar' })
    vi.setSystemTime(Date.now() + 1001)
    expect(await reread(third)).toMatchObject({ claim: { id: 398, next_step: 'Llamar' } })
    expect(reads).toHaveLength(3)
  })

  it('requests a failed page again for the next claim', async () => {
    const { seen, reread } = await openPage()
    const [first, second] = seen
    if (!first || !second) throw new Error('the page is short')
    server.use(http.get('*/api/v1/claims/', demo.fault('500'), { once: true }))
    await expect(reread(first)).rejects.toThrow()
    expect(await reread(second)).toMatchObject({ kind: 'found' })
  })
})

describe('"Buscar en todos"', () => {
  const find = { name: 'Buscar en todos' }
  function mount(...claims: ReturnType<typeof claim>[]) {
    signInAs('LEGAL')
    demo.state.claims = rowsWithout('email', 320)
    const onFound = vi.fn()
    const view = renderPart(<FindInAll claims={claims} onFound={onFound} />)
    return { ...view, onFound, reads: watchReads() }
  }

  it('reads pages until all claims are found, and says among how many one was not', async () => {
    const { user, onFound, reads, unmount } = mount(claim({ id: 300 }), claim({ id: 200 }))
    await user.click(screen.getByRole('button', find))
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1))
    expect(reads).toEqual(['page=1 limit=100', 'page=2 limit=100'])
    unmount()
    const other = mount(claim({ id: 9999 }))
    await other.user.click(screen.getByRole('button', find))
    expect(await screen.findByText(/^No está entre los 320 reclamos/)).toBeVisible()
    expect(other.onFound).not.toHaveBeenCalled()
  })

  it('can be stopped, names a page that fails, and continues from there', async () => {
    const { user, onFound, reads } = mount(claim({ id: 10 }))
    const held = holdAnswers('get', '*/api/v1/claims/', (query) => query.get('page') === '2')
    await user.click(screen.getByRole('button', find))
    await screen.findByText('100 de 320 reclamos')
    await user.click(screen.getByRole('button', { name: 'Detener' }))
    held.open()
    server.use(
      http.get('*/api/v1/claims/', (info) =>
        new URL(info.request.url).searchParams.get('page') === '3'
          ? demo.fault('500')(info)
          : undefined,
      ),
    )
    await user.click(screen.getByRole('button', find))
    expect(await screen.findByText(/^Se descargaron 200 de 320; falló la página 3\./)).toBeVisible()
    expect(reads.filter((read) => read === 'page=1 limit=100')).toHaveLength(1)
    server.resetHandlers()
    const last = watchReads()
    await user.click(screen.getByRole('button', find))
    await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1))
    expect(last).toEqual(['page=3 limit=100', 'page=4 limit=100'])
  })
})

describe('versions of the claim cache', () => {
  it('counts each id once and returns the changes since an earlier version', () => {
    const { client, known } = openDesk()
    const remember = (...claims: readonly object[]) =>
      act(() => void upsertClaims(client, claims.map(claim)))
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
