import { act, renderHook } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import * as records from '@/device/records'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { initClaimCache, upsertClaims } from '@/features/claim-store/claim-data/claim-cache'
import { usePendingWork } from '@/features/claims-desk/desk/pending/use-pending-work'
import { useAddressClaim } from '@/features/claims-desk/desk/state/use-address-claim'
import { useClaimList } from '@/features/claims-desk/desk/state/use-claim-list'
import { useDeskDialogs } from '@/features/claims-desk/desk/state/use-desk-dialogs'
import { usePaletteClaims } from '@/features/claims-desk/desk/palette/use-palette-claims'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { createGate, holdAnswers } from '@tests/support/gate'
import { Providers } from '@tests/support/mount'
import { buildClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

const CLAIMS = '*/api/v1/claims/'
const WIDE = { isPanel: true, isListShown: true }

/** Runs a hook of the desk with its providers, at '/' and without props unless others are given. */
function mountHook<Result, Props = undefined>(
  hook: (props: Props) => Result,
  { start, path = '/' }: { readonly start?: Props; readonly path?: string } = {},
) {
  const client = createQueryClient()
  initClaimCache(client)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <Providers client={client}>{children}</Providers>
    </MemoryRouter>
  )
  return { client, ...renderHook(hook, { wrapper, initialProps: start as Props }) }
}

it('keeps both of two changes of the list in one event', () => {
  const { result } = mountHook(() => ({
    list: useClaimList(CRM_DESK, false),
    search: useLocation().search,
  }))
  act(() => {
    result.current.list.change({ airline: 'SKY' })
    result.current.list.change({ size: 50 })
  })
  expect(result.current.search).toBe('?aerolinea=SKY&porPagina=50')
})

it('reads a list again that is asked for again', async () => {
  signInAs('LEGAL')
  const pages: string[] = []
  server.use(http.get(CLAIMS, ({ request }) => void pages.push(new URL(request.url).search)))
  const { result } = mountHook(() => useClaimList(CRM_DESK, true))
  for (const [count, airline] of ['SKY', '', 'SKY'].entries()) {
    act(() => result.current.ask({ airline }))
    await until(() => pages.length > count && !result.current.isBusy)
  }
  expect(pages.map((search) => search.includes('SKY'))).toEqual([false, true, false, true])
})

it('opens the next claim as it was last read', () => {
  const claims = [2, 1].map((id) => toClaimRecord({ id, next_step: 'Llamar' }))
  const { client, result, rerender } = mountHook(() => {
    const list = useClaimList(CRM_DESK, false)
    return useDeskDialogs({ ...list, rows: claims }, true)
  })
  const [first] = claims
  act(() => first && result.current.edit(first))
  act(() => void upsertClaims(client, [toClaimRecord({ id: 1, next_step: 'Apelar' })]))
  rerender()
  act(() => result.current.editNext?.())
  expect(result.current.form.claim).toMatchObject({ id: 1, next_step: 'Apelar' })
})

it('keeps the claim that was opened while the one of the address was still loading', () => {
  const claims = [1, 2].map((id) => toClaimRecord({ id }))
  const [, other] = claims
  const open = vi.fn()
  const start = { isOpen: false, rows: claims.slice(2) }
  const { rerender } = mountHook(
    ({ isOpen, rows }: typeof start) => {
      const list = useClaimList(CRM_DESK, false)
      const details = { claim: isOpen ? (other ?? null) : null, isOpen, open }
      useAddressClaim(details, { ...list, rows, isFirstLoad: rows.length === 0 }, WIDE)
    },
    { start, path: '/?reclamo=1' },
  )
  rerender({ ...start, isOpen: true })
  rerender({ isOpen: true, rows: claims.slice(0, 1) })
  expect(open).not.toHaveBeenCalled()
})

it('reads all claims on request after an error', async () => {
  signInAs('LEGAL')
  server.use(http.get(CLAIMS, demo.fault('400')))
  const { result } = mountHook(() => usePaletteClaims(''))
  act(() => result.current.readAll())
  await until(() => result.current.all.error !== null)
  server.resetHandlers()
  act(() => result.current.readAll())
  await until(() => result.current.isAllRead)
})

it('does not show the next user a draft that was still being read for the one before', async () => {
  const gate = createGate()
  const draft = { value: { base: null, values: toClaimRecordValues() }, savedAt: new Date() }
  vi.spyOn(records, 'listRecords').mockImplementation(async ({ owner }) => {
    if (owner !== 'legal@demo.cl') return new Map()
    await gate.opened
    return new Map([['claim:new', draft]])
  })
  signInAs('LEGAL')
  const { result, rerender } = mountHook(() => usePendingWork(vi.fn(), vi.fn()))
  act(() => void signInAs('ADMIN'))
  rerender()
  gate.open()
  await until.turns(2)
  expect(result.current).toEqual([])
})

it('lists a change only while nothing saves it', async () => {
  signInAs('LEGAL')
  const { client, result } = mountHook(() => usePendingWork(vi.fn(), vi.fn()))
  const puts = holdAnswers('put', '*/api/v1/claims/:id')
  const queue = claimUpdateQueueOf(client)
  const done = queue.start([toClaimRecord({ ...buildClaim({}) })], { next_step: 'Apelar' })
  const stored = { kind: 'edit', owner: 'legal@demo.cl', name: 'claim-updates' } as const
  await until(async () => (await records.readRecord(stored, new Date())) !== null)
  await until(() => puts.bodies.length === 1)
  expect(result.current).toEqual([])
  puts.open()
  await done
  expect(queue.runs()[0]?.items[0]?.phase).toBe('saved')
  expect(result.current).toEqual([])
})
