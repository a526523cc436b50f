import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { DEMO_PASSWORD } from '@/config/demo-people'
import { FindInAll } from '@/features/claim-store/claim-data/progress/FindInAll'
import { renderApp, signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { catchDownloads } from '@tests/support/downloads'
import { renderPart } from '@tests/support/mount'
import { demo, server } from '@tests/support/server'
import * as loading from '@/ui/browser/import-with-retry'
import { CRM, detailsOf, failClaims, findDetails, holdReads } from './claims-desk'
import { openDesk, shownIds, waitUntilClosed, watchReads } from './claims-desk'

const UNREAD = 'No pudimos leer la otra página. Revisa tu conexión e inténtalo otra vez.'

it('the next claim on a page that cannot be loaded leaves the current one with an error; closing drops one that loads', async () => {
  const { user, router } = await openDesk(CRM)
  await user.click(detailsOf(1231))
  const dialog = await findDetails(1231)
  const next = () => within(dialog).getByRole('button', { name: /Siguiente/ })
  failClaims('500')
  await user.click(next())
  expect(await within(dialog).findByText(UNREAD)).toBeVisible()
  expect(dialog).toHaveTextContent('Reclamo 1231')
  expect(next()).toHaveFocus()
  expect(router.state.location.search).not.toMatch(/pagina/)

  server.resetHandlers()
  const held = holdReads((query) => query.get('page') === '2')
  await user.click(next())
  expect(await within(dialog).findByText('Leyendo la otra página…')).toBeVisible()
  expect(within(dialog).queryByText(UNREAD)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitUntilClosed()
  held.open()
  await waitFor(() => expect(detailsOf(1231)).toHaveFocus())
  expect(router.state.location.search).toBe('')
  expect(shownIds()[0]).toBe('1240')

  await user.keyboard('{Enter}')
  await user.click(within(await findDetails(1231)).getByRole('button', { name: /Siguiente/ }))
  await findDetails(1230)
  await waitFor(() => expect(router.state.location.search).toMatch(/pagina=2/))
})

it('a search through all claims ends when the user leaves the page', async () => {
  signInAs('LEGAL')
  const reads = watchReads()
  const gate = holdReads((query) => query.get('page') === '2')
  const onFound = vi.fn()
  const claims = [toClaimRecord({ id: 1 })]
  const { user, router } = renderPart(<FindInAll claims={claims} onFound={onFound} />)
  await user.click(screen.getByRole('button', { name: 'Buscar en todos' }))
  await waitFor(() => expect(reads).toHaveLength(2))
  await act(() => router.navigate('/'))
  gate.open()
  await until.turns(20)
  expect(reads).toHaveLength(2)
  expect(onFound).not.toHaveBeenCalled()
})

describe('session that expires while a claim is being typed', () => {
  it('redirects only after the dialog is closed', async () => {
    const { user, router } = await openDesk(CRM)
    await user.click(screen.getByRole('button', { name: 'Agregar nuevo reclamo' }))
    const form = await screen.findByRole('dialog', { name: 'Nuevo Reclamo' })
    const code = within(form).getByRole('textbox', { name: 'Código de reserva' })
    await user.click(code)
    await user.paste('ABC123')
    failClaims('401')
    const refused = new Promise((resolve) => server.events.on('response:mocked', resolve))
    await router.navigate(`${CRM}?pagina=2`)
    await refused
    const back = await screen.findByRole('dialog', { name: 'Vuelve a entrar' })
    expect(router.state.location.pathname).toBe(CRM)
    expect(code).toHaveValue('ABC123')

    await user.click(within(back).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(back).not.toBeInTheDocument())
    await user.click(within(form).getByRole('button', { name: 'Cancelar' }))
    await user.click(await screen.findByRole('button', { name: 'Cerrar sin guardar' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})

it("the list of charges keeps the server's reason of a 401, and leads to the sign-in", async () => {
  failClaims('401')
  const { user } = await renderApp({ path: '/admin/cobro-manual', as: 'ADMIN' })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    /^Could not validate credentials\s+Tu sesión terminó: vuelve a entrar y repite\./,
  )
  server.use(http.get('*/api/v1/user/', demo.fault('401')))
  await user.click(within(alert).getByRole('link', { name: 'Volver a entrar' }))
  expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
})

it('an export whose session expires keeps what it has read, and goes on after a new sign-in', async () => {
  const { names } = catchDownloads()
  const { user } = await openDesk(CRM)
  failClaims('401', ({ url }) => url.includes('page=2'))
  const second = holdReads((query) => query.get('page') === '2')
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }))
  await screen.findByText('100 de 240 reclamos')
  second.open()
  const back = within(await screen.findByRole('dialog', { name: 'Vuelve a entrar' }))
  server.resetHandlers()
  await user.type(back.getByLabelText('Contraseña'), DEMO_PASSWORD)
  await user.click(back.getByRole('button', { name: 'Ingresar' }))
  const failed = within(await screen.findByRole('dialog', { name: 'Exportar reclamos' }))
  expect(failed.getByRole('alert')).toHaveTextContent('Se descargaron 100 de 240')
  await user.click(failed.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Se exportaron 240 reclamos.')).toBeVisible()
  expect(names).toHaveLength(1)
})

const UNREACHABLE =
  'No pudimos abrir esa ventana. Revisa tu conexión e inténtalo otra vez. Si sigue igual, recarga la página.'

/** Lets no code load until `repair` is called. */
function breakNetwork() {
  const load = vi
    .spyOn(loading, 'importWithRetry')
    .mockRejectedValue(new TypeError('Failed to fetch'))
  return { repair: () => load.mockRestore() }
}

it('code that fails to load shows an error, and opens what it is for once the connection is back', async () => {
  const { user } = await openDesk(CRM)
  for (const [opener, title] of [
    ['Detalles del reclamo 1240', 'Detalles del Reclamo'],
    ['Agregar nuevo reclamo', 'Nuevo Reclamo'],
    ['Mover a…, reclamo 1240', 'Mover a…'],
  ] as const) {
    const button = screen.getByRole('button', { name: opener })
    const network = breakNetwork()
    await user.click(button)
    expect(await screen.findByText(UNREACHABLE)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toHaveFocus()

    network.repair()
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitUntilClosed()
  }
})
