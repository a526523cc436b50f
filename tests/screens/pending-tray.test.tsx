import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import * as records from '@/device/records'
import { claimUpdateQueueOf } from '@/features/claim-store/changes/claim-update-queue'
import { signInAs } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { removeLocks, stubLocks } from '@tests/support/locks'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'
import { CRM, openDesk } from './claims-desk'
import { buildRow, noticeSays, queueRow, startDay, wire } from './queue-desk'

beforeEach(startDay)

type Desk = Awaited<ReturnType<typeof openDesk>>
type User = Desk['user']

const NEXT_DAY = new Date(2026, 10, 22, 8)
const TITLE = 'Pendientes de guardar'
const findTray = (count: number) =>
  // `hidden` finds the tray also while a dialog covers it.
  screen.findByRole('button', { name: `${TITLE} (${count})`, hidden: true }, { timeout: 3000 })
const hasTray = () => screen.queryByRole('button', { name: new RegExp(`^${TITLE}`) }) !== null
const region = () => screen.getByRole('region', { name: TITLE })
const inTray = (name: RegExp) => within(region()).getByRole('button', { name })
const stepOf = (id: number) => savedClaim(id).next_step

/** Opens the page again, as a reload does: only what is stored on the device stays. */
async function reload({ unmount }: Pick<Desk, 'unmount'>) {
  unmount()
  return openDesk(CRM)
}

/** Opens the inline editor for the next step of a claim. */
async function openStep(user: User, id: number) {
  const cell = { description: 'Cambiar Next Step' }
  await user.click(within(queueRow(id)).getByRole('button', cell))
  return screen.findByRole('textbox', { name: 'Next Step' })
}

/** Clicks the backdrop of the open editor. */
async function clickBackdrop(user: User) {
  // eslint-disable-next-line testing-library/no-node-access -- a backdrop has no role
  const backdrop = document.querySelector('.MuiBackdrop-root')
  if (!backdrop) throw new Error('no dialog is open')
  await user.click(backdrop)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

/** Writes a next step and leaves it unsaved. */
async function write(user: User, id: number, value: string) {
  fireEvent.change(await openStep(user, id), { target: { value } })
  await clickBackdrop(user)
}

/** Opens the editor for the next step of all claims of the page. */
async function openStepOfAll(user: User) {
  await user.click(screen.getByRole('checkbox', { name: 'Elegir todos los de esta página' }))
  const bar = await screen.findByRole('region', { name: 'Acciones para los elegidos' })
  await user.click(within(bar).getByRole('button', { name: 'Next Step' }))
  return screen.findByRole('textbox', { name: 'Next Step' })
}

describe('unsaved next step', () => {
  beforeEach(() => {
    demo.state.claims = [buildRow(3, 2), buildRow(2, 3), buildRow(1, 9)]
  })

  it('is kept by a click on the backdrop, restored in the editor, and can be discarded', async () => {
    const { user } = await openDesk(CRM)
    await write(user, 1, 'Llamar temprano')
    await findTray(1)
    expect(await openStep(user, 1)).toHaveValue('Llamar temprano')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasTray()).toBe(false))

    // Of several drafts the oldest continues, because only one form can be open.
    await write(user, 2, 'Llamar hoy')
    vi.setSystemTime(Date.now() + 60_000)
    await write(user, 1, 'Llamar ayer')
    await write(user, 3, 'Llamar luego')
    const toggle = await findTray(3)
    await user.click(toggle)
    await user.click(inTray(/^Descartar, Reclamo 3/))
    await findTray(2)
    await waitFor(() => expect(toggle).toHaveFocus())
    const drafts = within(region()).getAllByRole('listitem')
    expect(drafts.map(({ textContent }) => /^Reclamo \d/.exec(textContent)?.[0])).toEqual([
      'Reclamo 2',
      'Reclamo 1',
    ])
    await user.click(inTray(/^Continuar con todos/))
    const form = await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    expect(await within(form).findByDisplayValue('Llamar hoy')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.dblClick(await findTray(1))
    await user.click(inTray(/^Descartar/))
    await waitFor(() => expect(hasTray()).toBe(false))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(wire.puts).toEqual([])
  })

  it('asks which step stays if another user wrote one after it was begun', async () => {
    const { user } = await openDesk(CRM)
    await write(user, 1, 'Llamar temprano')
    await findTray(1)
    changeClaim(1, { next_step: 'Enviar carta' })
    await user.click(screen.getByRole('button', { name: 'Aplicar Filtro' }))
    await within(queueRow(1)).findByText('Enviar carta')
    const field = await openStep(user, 1)
    await waitFor(() => expect(field).toHaveValue('Llamar temprano'))
    await user.keyboard('{Enter}')
    await noticeSays('Otra persona lo cambió mientras tanto. Elige cuál queda.')
    expect(stepOf(1)).toBe('Enviar carta')
    expect(wire.puts).toEqual([])
  })

  it('is named before a sign-out on another staff page, with that of several claims and edited letters', async () => {
    const letters = { kind: 'edit', owner: 'legal@demo.cl', name: 'claim-letters' } as const
    const texts = { '2/carta-sernac': 'Señores:', '2/carta-rechazo': 'No aceptamos.' }
    await records.storeRecord(letters, texts, new Date())
    const { user } = await openDesk(CRM)
    await write(user, 1, 'Llamar temprano')
    await findTray(1)
    fireEvent.change(await openStepOfAll(user), { target: { value: 'Llamar a todos' } })
    await clickBackdrop(user)
    await user.click(screen.getByRole('link', { name: 'Gestión de Usuarios' }))
    await screen.findByRole('heading', { level: 1, name: 'Lista de Usuarios' })
    await user.click(screen.getByRole('button', { name: /^Cuenta/ }))
    await user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }))
    const question = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    await waitFor(() =>
      expect(question).toHaveTextContent(
        /se borra lo que no has guardado: el reclamo 1, un próximo paso de varios reclamos, la carta del reclamo 2\./,
      ),
    )
  })

  it('is restored after a reload and continues in the form', async () => {
    const { user, unmount } = await openDesk(CRM)
    fireEvent.change(await openStep(user, 1), { target: { value: 'Llamar mañana' } })
    await findTray(1)
    const later = await reload({ unmount })
    await later.user.click(await findTray(1))
    expect(region()).toHaveTextContent(/Reclamo 1.*Lo que escribías.*desde 09:12/)
    vi.setSystemTime(NEXT_DAY)
    await later.user.dblClick(await findTray(1))
    expect(region()).toHaveTextContent(/desde 21\/11/)
    await later.user.click(inTray(/^Continuar/))
    const form = await screen.findByRole('dialog', { name: 'Editar Reclamo' })
    await waitFor(() =>
      expect(within(form).getByRole('textbox', { name: 'Next Step' })).toHaveValue('Llamar mañana'),
    )
  })

  it('of several claims is restored after a reload until it is saved', async () => {
    const { user, unmount } = await openDesk(CRM)
    fireEvent.change(await openStepOfAll(user), { target: { value: 'Llamar mañana' } })
    await clickBackdrop(user)
    const later = await reload({ unmount })
    const field = await openStepOfAll(later.user)
    await waitFor(() => expect(field).toHaveValue('Llamar mañana'))
    await later.user.keyboard('{Enter}')
    await waitFor(() => expect([1, 2, 3].map(stepOf)).toEqual(Array(3).fill('Llamar mañana')))
    for (const id of [1, 2, 3]) changeClaim(id, { next_step: 'Apelar' })
    const last = await reload(later)
    expect(await openStepOfAll(last.user)).toHaveValue('Apelar')
  })
})

const RECORD = { kind: 'edit', owner: 'legal@demo.cl', name: 'claim-updates' } as const

describe('interrupted batch update', () => {
  async function changeAll(user: User) {
    await user.click(screen.getByRole('checkbox', { name: /todos/i }))
    const bar = await screen.findByRole('region', { name: 'Acciones para los elegidos' })
    await user.click(within(bar).getByRole('button', { name: 'Next Step' }))
    const field = await screen.findByRole('textbox', { name: 'Next Step' })
    fireEvent.change(field, { target: { value: 'Apelar' } })
    await user.keyboard('{Enter}')
  }

  it('leaves nothing pending of a claim that is retried while the others are saved', async () => {
    stubLocks()
    onTestFinished(removeLocks)
    demo.state.claims = [1, 2, 3].map((id) => buildRow(id, id))
    signInAs('LEGAL')
    const queue = claimUpdateQueueOf(createQueryClient())
    const items = () =>
      queue
        .runs()[0]
        ?.items.map(({ phase }) => phase)
        .join(' ')
    const turn = createGate()
    server.use(
      http.put('*/api/v1/claims/1', demo.fault('403'), { once: true }),
      http.put('*/api/v1/claims/2', () => turn.opened),
    )
    const claims = demo.state.claims.map((row) => toClaimRecord({ ...row }))
    const done = queue.start(claims, { next_step: 'Apelar' })
    await waitFor(() => expect(items()).toBe('failed saving waiting'))
    const again = queue.retry(queue.runs()[0]?.key ?? '')
    turn.open()
    await Promise.all([done, again])
    expect(items()).toBe('saved saved saved')
    await waitFor(async () =>
      expect(await records.readRecord(RECORD, new Date())).toMatchObject({ value: [] }),
    )
  })

  it('does not continue after another tab discarded it', async () => {
    demo.state.claims = [3, 2, 1].map((id) => buildRow(id, id))
    server.use(
      http.put('*/api/v1/claims/:id', async () => {
        // The other tab discards what it lists, so not before it is stored.
        await waitFor(async () =>
          expect(await records.readRecord(RECORD, new Date())).toMatchObject({ value: [{}] }),
        )
        await records.storeRecord(RECORD, [], new Date())
      }),
    )
    const { user } = await openDesk(CRM)
    await changeAll(user)
    expect(await screen.findByText(/faltan 2/)).toBeVisible()
    expect(wire.puts).toHaveLength(1)
    await waitFor(() => expect(hasTray()).toBe(false))
    expect(await records.readRecord(RECORD, new Date())).toMatchObject({ value: [] })
  })

  it('continues on a device that has no room to store it', async () => {
    demo.state.claims = [3, 2, 1].map((id) => buildRow(id, id))
    await records.storeRecord(RECORD, [], new Date())
    vi.spyOn(records, 'updateRecord').mockResolvedValue(null)
    const { user } = await openDesk(CRM)
    await changeAll(user)
    await waitFor(() => expect(wire.puts).toHaveLength(3))
  })

  it('is listed after the tab that saves it has ended', async () => {
    stubLocks()
    onTestFinished(removeLocks)
    demo.state.claims = [buildRow(1, 1)]
    const { claims } = demo.state
    const toUpdate = (key: string, at: number) => ({ key, at, change: { next_step: key }, claims })
    const now = Date.now()
    await records.storeRecord(
      RECORD,
      [toUpdate('left', now - 1), toUpdate('saving', now)],
      new Date(),
    )
    const otherTab = createGate()
    const saving = navigator.locks.request('vuelo-justo:saving-batch:saving', () => otherTab.opened)
    await openDesk(CRM)
    await findTray(1)
    otherTab.open()
    await saving
    fireEvent.focus(window)
    await findTray(2)
  })

  it('is saved once, although two tabs continue it', async () => {
    stubLocks()
    onTestFinished(removeLocks)
    demo.state.claims = [buildRow(2, 2), buildRow(1, 1)]
    signInAs('LEGAL')
    const claims = demo.state.claims.map((row) => ({ ...row }))
    const pending = { key: 'k', at: Date.now(), change: { next_step: 'Apelar' }, claims }
    await records.storeRecord(RECORD, [pending], new Date())
    const tabs = [1, 2].map(() => claimUpdateQueueOf(createQueryClient()))
    await Promise.all(tabs.map((tab) => tab.resume(pending)))
    expect(tabs.map((tab) => tab.runs().length)).toEqual([1, 0])
    expect(wire.puts).toHaveLength(2)
    expect(await records.readRecord(RECORD, new Date())).toMatchObject({ value: [] })
  })
})
