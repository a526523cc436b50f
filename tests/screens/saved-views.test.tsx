import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as records from '@/device/records'
import { endSession, startSession } from '@/session/session-store'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { createGate } from '@tests/support/gate'
import { demo, tokenOf } from '@tests/support/server'
import { buildClaim } from '@tests/support/rows'
import { answerClaims, claimsTable, CRM, openDesk, shownIds, watchReads } from './claims-desk'

type User = Awaited<ReturnType<typeof openDesk>>['user']

function headings() {
  return [...(claimsTable().tHead?.rows[0]?.cells ?? [])].map((cell) => cell.textContent)
}

async function closeDialog(user: User) {
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

async function saveView(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  const field = await screen.findByRole('textbox', { name: 'Nombre de la vista' })
  await user.click(field)
  await user.paste(name)
  await user.keyboard('{Enter}')
}

const viewsOf = (owner: string) =>
  ({ kind: 'preference', owner, name: 'claims-desk-views' }) as const

/** The views that are stored for a user. */
async function storedViews(owner = 'legal@demo.cl') {
  return (await records.readRecord(viewsOf(owner), new Date()))?.value
}

describe('saved views', () => {
  it('store filters, order and page size under a name, without the e-mail', async () => {
    const reads = watchReads()
    const { user, router } = await openDesk(
      `${CRM}?categoria=INGRESADO&aerolinea=SKY&porPagina=50&orden=id-asc`,
    )
    await user.click(screen.getByRole('textbox', { name: 'Correo' }))
    await user.paste('demo.cl')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(reads.at(-1)).toHaveProperty('email', 'demo.cl'))
    await saveView(user, 'Ingresados de SKY')
    expect(await screen.findByText('Vista «Ingresados de SKY» guardada.')).toBeVisible()
    expect(screen.getByText(/El correo no se guarda/)).toBeVisible()
    await closeDialog(user)
    await waitFor(async () => expect(await storedViews()).toHaveLength(1))
    expect(JSON.stringify(await storedViews())).not.toContain('demo.cl')

    await user.click(screen.getByRole('button', { name: 'Limpiar' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('SKY'))
    const chip = screen.getByRole('button', { name: 'Ingresados de SKY' })
    expect(chip).toHaveAttribute('aria-pressed', 'false')
    await user.click(chip)
    await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'true'))
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      categoria: 'INGRESADO',
      aerolinea: 'SKY',
      porPagina: '50',
      orden: 'id-asc',
    })
    expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'Aerolínea' })).toHaveValue('SKY')
  })

  it('require a name, and stay on the device, as the columns do, until they are deleted', async () => {
    answerClaims(buildClaim({ id: 1 }))
    const { user, unmount } = await openDesk(CRM)
    await saveView(user, '  ')
    expect(await screen.findByText('Escribe un nombre para la vista.')).toBeVisible()
    const field = () => screen.getByRole('textbox', { name: 'Nombre de la vista' })
    expect(field()).toHaveAccessibleDescription(/Escribe un nombre/)
    expect(field()).toHaveFocus()
    await user.paste('Mía')
    expect(field()).toBeValid()
    await user.clear(field())
    await user.keyboard('{Enter}')
    expect(field()).toBeInvalid()
    await closeDialog(user)
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await waitFor(() => expect(field()).toBeValid())
    await user.click(field())
    await user.paste('Mía')
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await storedViews()).toHaveLength(1))
    expect(field()).toBeValid()
    await closeDialog(user)

    await user.click(screen.getByRole('button', { name: 'Columnas' }))
    const dialog = await screen.findByRole('dialog', { name: 'Columnas' })
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(10)
    expect(within(dialog).queryByRole('checkbox', { name: 'ID' })).not.toBeInTheDocument()
    const shown = within(dialog).getAllByRole('checkbox', { checked: true })
    expect(shown).toHaveLength(8)
    for (const box of shown) await user.click(box)
    expect(headings()).toEqual(['ID', 'Acciones'])
    await user.click(within(dialog).getByRole('checkbox', { name: 'Email' }))
    expect(headings()).toEqual(['ID', 'Email', 'Acciones'])
    await closeDialog(user)
    unmount()

    const again = await openDesk(CRM)
    expect(await screen.findByRole('button', { name: 'Mía' })).toBeVisible()
    await waitFor(() => expect(headings()).toEqual(['ID', 'Email', 'Acciones']))
    await again.user.click(screen.getByRole('button', { name: 'Columnas' }))
    await again.user.click(await screen.findByRole('button', { name: 'Como al principio' }))
    expect(headings()).toHaveLength(10)
    await closeDialog(again.user)
    await again.user.click(screen.getByRole('button', { name: 'Vistas' }))
    await again.user.click(await screen.findByRole('button', { name: 'Borrar la vista Mía' }))
    expect(await screen.findByText('Vista «Mía» borrada.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Nombre de la vista' })).toHaveFocus()
    await closeDialog(again.user)
    expect(screen.queryByRole('button', { name: 'Mía' })).not.toBeInTheDocument()
    await waitFor(async () => expect(await storedViews()).toEqual([]))
  })
})

/** Signs another user in on the same computer, without a reload. */
async function signInColleague() {
  const legal = demo.state.users.find(({ role }) => role === 'LEGAL')
  if (!legal) throw new Error('the demo has nobody of the legal team')
  const colleague = { ...legal, id: 99, email: 'colega@demo.cl', name: 'Colega' }
  demo.state.users = [...demo.state.users, colleague]
  act(() => void startSession({ token: tokenOf(colleague.email), role: 'LEGAL' }))
  await screen.findByRole('table')
}

it('views keep what another tab stored, and end with the session: the next user starts without views and columns', async () => {
  answerClaims(buildClaim({ id: 1 }))
  const { user } = await openDesk(CRM)
  const theirs = Array.from({ length: 19 }, (_, at) => ({
    name: `De la otra ${at}`,
    query: 'porPagina=10&orden=id-desc',
  }))
  await records.storeRecord(viewsOf('legal@demo.cl'), theirs, new Date())
  await saveView(user, 'Mía')
  await waitFor(async () =>
    expect(await storedViews()).toEqual([...theirs, expect.objectContaining({ name: 'Mía' })]),
  )
  expect(screen.getByRole('button', { name: 'Borrar la vista De la otra 0' })).toBeVisible()
  expect(screen.getByText(/^Tienes 20 vistas, el máximo/)).toBeVisible()
  await closeDialog(user)
  await user.click(screen.getByRole('button', { name: 'Columnas' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Email' }))
  await closeDialog(user)
  expect(headings()).not.toContain('Email')

  await signInColleague()
  expect(screen.queryByRole('button', { name: 'Mía' })).not.toBeInTheDocument()
  expect(headings()).toContain('Email')
  await waitFor(async () => expect(await storedViews()).toBeUndefined())
  await saveView(user, 'De la colega')
  await waitFor(async () => expect(await storedViews('colega@demo.cl')).toHaveLength(1))
  expect(await storedViews()).toBeUndefined()
  endSession()
  await waitFor(async () => expect(await storedViews('colega@demo.cl')).toBeUndefined())
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument())
})

describe('start of the CRM', () => {
  it("uses the stored order, but the user's own claims if they chose so", async () => {
    answerClaims(
      buildClaim({ id: 2, updated_at: '2026-11-01' }),
      buildClaim({ id: 1, updated_at: '2026-11-02' }),
    )
    const { user, unmount } = await openDesk()
    await user.click(screen.getByRole('button', { name: 'Última actualización' }))
    await waitFor(() => expect(storedOrder()).resolves.toBe('actualizacion-desc'))
    await waitFor(() => expect(shownIds()).toEqual(['1', '2']))
    unmount()

    const gate = holdDevice()
    const { router, unmount: close } = await renderApp({ path: CRM, as: 'LEGAL' })
    await screen.findAllByText('2 reclamos')
    // No rows in another order, even if the device responds late.
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    gate.open()
    await screen.findByRole('table')
    expect(shownIds()).toEqual(['1', '2'])
    expect(router.state.location.search).toContain('orden=actualizacion-desc')
    close()

    const named = await openDesk(`${CRM}?orden=id-asc`)
    await named.user.click(screen.getByRole('button', { name: 'Vistas' }))
    const who = await screen.findByLabelText('Soy…')
    expect(screen.queryByLabelText(/Empezar por mis casos/)).not.toBeInTheDocument()
    await named.user.selectOptions(who, 'Equipo Legal')
    await named.user.click(await screen.findByRole('checkbox', { name: /Empezar por mis casos/ }))
    // The choice does not navigate away at once.
    expect(named.router.state.location.search).toBe('?orden=id-asc')
    named.unmount()

    const view = await renderApp({ path: CRM, as: 'LEGAL' })
    await screen.findByRole('heading', { name: 'Qué toca hoy' })
    const query = new URLSearchParams(view.router.state.location.search)
    expect(query.getAll('cola-responsable')).toEqual(['Equipo Legal'])
    await view.user.click(screen.getByRole('link', { name: 'Reclamos' }))
    await screen.findByRole('table')
    view.unmount()

    // Not from a view that the user chose before the device answered.
    const late = holdDevice()
    const { user: quick, router: other } = await renderApp({ path: CRM, as: 'LEGAL' })
    await quick.click(await screen.findByRole('link', { name: 'Tablero' }))
    late.open()
    await screen.findByRole('heading', { name: 'Tablero' })
    await act(() => until.turns(20))
    expect(other.state.location.search).toBe('?vista=tablero')
  })
})

const { readRecord: read } = records

/** Holds the device's answers back. */
function holdDevice() {
  const gate = createGate()
  vi.spyOn(records, 'readRecord').mockImplementation(async (...asked) => {
    await gate.opened
    return read(...asked)
  })
  return gate
}

/** The order that is stored on the device. */
async function storedOrder() {
  const id = { kind: 'preference', owner: 'legal@demo.cl', name: 'claims-desk-order-crm' } as const
  return (await records.readRecord(id, new Date()))?.value
}
