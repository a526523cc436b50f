import { useState } from 'react'
import { act, screen } from '@testing-library/react'
import { http } from 'msw'
import type { ChargeRequest } from '@/api/charges'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { ChargeDialog } from '@/features/claim-editor/charge/ChargeDialog'
import type { FaultName } from '@/mocks/faults/faults'
import type { DemoClaim } from '@/mocks/state'
import { signInAs } from '@tests/support/app'
import { mountRoutes } from '@tests/support/mount'
import { buildClaim, SAVABLE } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

export const CHARGE = '*/api/v1/flow/charge'
export const LOOKUP = '*/api/v1/users/by-email/:email'

/** A won claim whose owner has a card and so a Flow customer id. */
export function payableClaim(nth = 0): Claim {
  const payers = demo.state.users.filter((user) => user.flowCustomerId !== null)
  const claims = demo.state.claims.filter((claim) => payers.some((p) => p.email === claim.email))
  const claim = claims[nth]
  if (!claim) throw new Error('the demo has no such claim')
  return toClaimRecord({ ...claim, category: 'CASO GANADO' })
}

/** Replaces the claims by three won ones of a user with a card; the first was updated first. */
export function seedWon(more: Partial<DemoClaim> = {}) {
  const { email, rut } = payableClaim()
  demo.state.claims = [1, 2, 3].map((id) =>
    buildClaim({
      ...SAVABLE,
      id,
      email,
      rut,
      category: 'CASO GANADO',
      subcategory: null,
      next_step: `Paso ${id}`,
      updated_at: `2026-11-0${id}`,
      ...more,
    }),
  )
}

export function customerOf(claim: Claim): string {
  return demo.state.users.find(({ email }) => email === claim.email)?.flowCustomerId ?? ''
}

/** Records the charge requests; the demo API or a fault answers them. */
export function watchCharges(fault: () => FaultName | null = () => null): ChargeRequest[] {
  const sent: ChargeRequest[] = []
  server.use(
    http.post(CHARGE, async (info) => {
      sent.push((await info.request.clone().json()) as ChargeRequest)
      const name = fault()
      return name === null ? undefined : demo.fault(name)(info)
    }),
  )
  return sent
}

interface DeskState {
  readonly open: boolean
  readonly claim: Claim
}

interface DeskOptions {
  readonly claim?: Claim
  readonly as?: 'ADMIN' | 'LEGAL' | null
  readonly advanceTimers?: (ms: number) => void
}

/** Stores the claim in the demo API, because the dialog reads it again. */
function saveInDemo({ raw, ...fields }: Claim) {
  demo.state.claims = demo.state.claims.map((saved) =>
    saved.id === fields.id ? { ...saved, ...raw, ...(fields as Partial<DemoClaim>) } : saved,
  )
}

/** Renders the charge dialog as the desk does, open for a claim. */
export function openCharge(options: DeskOptions = {}) {
  const { claim = payableClaim(), as = 'ADMIN', advanceTimers } = options
  if (as) signInAs(as)
  saveInDemo(claim)
  const seen = { closed: 0 }
  let set: (state: DeskState) => void = () => undefined

  function Desk() {
    const [state, setState] = useState<DeskState>({ open: true, claim })
    set = setState
    return (
      <ChargeDialog
        {...state}
        onClose={() => {
          seen.closed += 1
          setState((old) => ({ ...old, open: false }))
        }}
      />
    )
  }

  const settle = (state: DeskState) =>
    act(async () => {
      set(state)
      await Promise.resolve()
    })

  const { user, router, ...view } = mountRoutes(
    [
      { path: '/', element: <Desk /> },
      { path: '/otra', element: <h1>Otra página</h1> },
    ],
    { isStrict: true, ...(advanceTimers && { advanceTimers }) },
  )
  return {
    user,
    router,
    seen,
    ...view,
    show: (next: Claim = claim) => {
      saveInDemo(next)
      return settle({ open: true, claim: next })
    },
    hide: () => settle({ open: false, claim }),
  }
}

export const dialog = () => screen.getByRole('dialog', { name: 'Charge' })
export const customerField = () => screen.getByLabelText<HTMLInputElement>('Customer ID')
export const amountField = () => screen.getByLabelText<HTMLInputElement>('Amount (CLP)')
export const confirm = () => screen.getByRole('button', { name: 'Confirm charge' })
export const cancel = () => screen.getByRole('button', { name: 'Cancel' })
export const checkbox = () => screen.queryByRole('checkbox')

/** Waits until the dialog shows the customer. */
export async function untilFound(claim = payableClaim()) {
  await screen.findByDisplayValue(customerOf(claim))
}
