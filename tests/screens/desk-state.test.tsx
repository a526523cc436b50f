import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import * as records from '@/device/records'
import { toClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { usePendingWork } from '@/features/claims-desk/desk/pending/use-pending-work'
import { useClaimList } from '@/features/claims-desk/desk/state/use-claim-list'
import { signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { createGate, holdAnswers } from '@tests/support/gate'
import { Providers } from '@tests/support/mount'
import { buildClaim } from '@tests/support/rows'

/** Runs a hook of the desk with its providers, at '/'. */
function mountHook<Result>(hook: () => Result) {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter>
      <Providers client={client}>{children}</Providers>
    </MemoryRouter>
  )
  return { client, ...renderHook(hook, { wrapper }) }
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
