import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { listOnDevice } from '@/device/device-store'
import type { Claim } from '@/domain/claim/fields'
import { useClaimStatus } from '@/features/claim-store/changes/claim-status'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { ClaimDetails } from '@/features/claim-editor/details/ClaimDetails'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { signInAs } from '@tests/support/app'
import { WithActions } from '@tests/support/desk-actions'
import { mountRoutes } from '@tests/support/mount'
import { demo, server } from '@tests/support/server'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { bodiesOf, button, CLAIM } from './claim-form-desk'
import { toClaimRecord } from '@/api/claim-records'

const ID = 1014
const NEW = 'Pedir el PIR'

/** A page with the details of a claim and a button that changes it. */
function Page({ opened }: { readonly opened: Claim }) {
  const desk = useClaimUpdateQueue()
  const status = useClaimStatus(opened.id)
  const claim = useKnownClaims().get(String(opened.id)) ?? opened
  return (
    <main>
      <button onClick={() => void desk.start([claim], { next_step: NEW })}>Cambiar</button>
      <output>{status?.item.phase}</output>
      <WithActions>
        <ClaimDetails claim={claim} place={null} />
      </WithActions>
    </main>
  )
}

function openDetails() {
  signInAs('LEGAL')
  const opened = toClaimRecord({ ...savedClaim(ID) })
  const view = mountRoutes([{ path: '/', element: <Page opened={opened} /> }])
  return { ...view, before: opened.next_step ?? '' }
}

const log = () => screen.findByRole('list', { name: 'Cambios de este reclamo' })
const isLogged = () => screen.queryByText('Cambios hechos en este equipo') !== null
const keys = async () => (await listOnDevice()).filter((key) => key.startsWith('change-log'))
const UNDO = `Deshacer: Next Step, reclamo ${ID}`

describe('change log of this device', () => {
  it('lists a change by field, reverts it on request, and all changes in one dialog', async () => {
    const bodies = bodiesOf('put', CLAIM)
    const { user, before } = openDetails()
    await user.click(button('Cambiar'))
    expect(await log()).toHaveTextContent(`Next Step: ${before} →ahora ${NEW}`)
    await user.click(button(UNDO))
    await waitFor(() => expect(bodies.map((body) => body['next_step'])).toEqual([NEW, before]))
    // The revert is logged too, and a reverted change cannot be reverted again.
    const rows = within(await log())
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(2))
    const [latest, first] = rows.getAllByRole('listitem')
    expect(latest).toHaveTextContent(`Next Step: ${NEW} →ahora ${before}`)
    expect(first).toHaveTextContent(/Deshecho$/)
    expect(button(`Deshecho: Next Step, reclamo ${ID}`)).toHaveFocus()
    await user.click(button('Ver todos mis cambios'))
    const dialog = await screen.findByRole('dialog', { name: 'Cambios hechos en este equipo' })
    const all = within(dialog).getAllByRole('listitem')
    expect(all).toHaveLength(2)
    for (const one of all) expect(one).toHaveTextContent(`Reclamo ${ID}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button('Ver todos mis cambios')).toHaveFocus()
  })

  it('contains saved changes only, and does not revert one over a newer one of another user', async () => {
    server.use(http.put(CLAIM, demo.fault('500')))
    const { user } = openDetails()
    await user.click(button('Cambiar'))
    expect(await screen.findByText('unknown')).toBeVisible()
    expect(isLogged()).toBe(false)
    expect(await keys()).toEqual([])

    server.resetHandlers()
    const bodies = bodiesOf('put', CLAIM)
    await user.click(button('Cambiar'))
    await log()
    changeClaim(ID, { next_step: 'Enviar carta' })
    await user.click(button(UNDO))
    expect(await screen.findByText('conflict')).toBeVisible()
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument()
    expect(bodies).toHaveLength(1)
    expect(savedClaim(ID)).toMatchObject({ next_step: 'Enviar carta' })
  })
})

describe('owner of the change log', () => {
  it("sees it again after a reload, and is the only one: the next user's sign-in deletes it", async () => {
    const { user, unmount } = openDetails()
    await user.click(button('Cambiar'))
    await log()
    await waitFor(async () => expect(await keys()).toHaveLength(1))
    unmount()
    openDetails()
    expect(await log()).toHaveTextContent(NEW)
    act(() => void signInAs('ADMIN'))
    await waitFor(() => expect(isLogged()).toBe(false))
    await waitFor(async () => expect(await keys()).toEqual([]))
  })
})
