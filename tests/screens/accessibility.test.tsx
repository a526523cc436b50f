import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { findViolations } from '@tests/support/axe'
import { fillClaim, leaveField, send } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { buildGate } from '@tests/support/gate'

/** A page with little else on it. */
const PAGE = '/reclamo-exitoso'

async function openDialog() {
  const { user } = await renderApp({ path: PAGE })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })
  await within(dialog).findByRole('button', { name: 'Pasajera' })
  return { user, dialog }
}

describe('everyone can use', () => {
  it('the landing page', async () => {
    await renderApp()
    await screen.findByRole('button', { name: /Google/ })
    expect(await findViolations()).toEqual([])
  })

  it('the landing page of whoever is signed in, staff buttons included', async () => {
    await renderApp({ as: 'ADMIN' })
    expect(await findViolations()).toEqual([])
  })

  it('the welcome', async () => {
    await renderApp({ welcome: true })
    await screen.findByRole('dialog', { name: '¿Tuviste algún problema con tu vuelo?' })
    expect(await findViolations()).toEqual([])
  })

  it('the menu of small screens', async () => {
    const { user } = await renderApp({ path: PAGE, as: 'LEGAL' })
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }))
    await screen.findByRole('dialog', { name: 'Menú' })
    expect(await findViolations()).toEqual([])
  })

  it('the sign-in dialog: empty, with errors, after a failure', async () => {
    const { dialog } = await openDialog()
    expect(await findViolations()).toEqual([])

    fireEvent.click(within(dialog).getByRole('button', { name: 'Ingresar' }))
    await waitFor(() => expect(within(dialog).getByLabelText('Contraseña')).toBeInvalid())
    expect(await findViolations()).toEqual([])

    server.use(http.post('*/api/v1/token/', demo.fault('500')))
    const texts = { 'Correo electrónico': 'ana@correo.cl', Contraseña: 'secreta-1' }
    for (const [label, value] of Object.entries(texts)) {
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ingresar' }))
    await within(dialog).findByRole('alert')
    expect(await findViolations()).toEqual([])
  })

  it('the registration: empty, with errors', async () => {
    const { dialog } = await openDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Crea tu cuenta' }))
    expect(await findViolations()).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Registrarme' }))
    await waitFor(() => expect(within(dialog).getByRole('checkbox')).toBeInvalid())
    expect(await findViolations()).toEqual([])
  })

  it('the password recovery: empty, answered, failed', async () => {
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Recuperar Contraseña' }))
    const recovery = await screen.findByRole('dialog', { name: 'Recuperar contraseña' })
    expect(await findViolations()).toEqual([])
    fireEvent.change(within(recovery).getByLabelText('Correo electrónico'), {
      target: { value: 'ana@correo.cl' },
    })
    const submit = within(recovery).getByRole('button', { name: 'Enviar enlace' })
    fireEvent.click(submit)
    await within(recovery).findByRole('status')
    expect(await findViolations()).toEqual([])
    await waitFor(() => expect(submit).toBeEnabled())
    server.use(http.post('*/api/v1/auth/password/forgot', demo.fault('500')))
    fireEvent.click(submit)
    await within(recovery).findByRole('alert')
    expect(await findViolations()).toEqual([])
  })

  it('the claim form: empty, and with its errors told', async () => {
    await renderApp({ path: '/reclamo' })
    expect(await findViolations()).toEqual([])
    fillClaim({ 'RUT/DNI': '1', Teléfono: '12', 'Correo electrónico': 'ana' })
    leaveField('RUT/DNI')
    send()
    await screen.findByRole('heading', { name: 'Revisa esto antes de enviar' })
    expect(await findViolations()).toEqual([])
  })

  it('the claim form with files, one of them refused', async () => {
    await renderApp({ path: '/reclamo' })
    const files = [
      new File(['foto'], 'boleta.jpg', { type: 'image/jpeg' }),
      new File(['%PDF'], 'pasaje.pdf', { type: 'application/pdf' }),
      new File(['hola'], 'notas.txt', { type: 'text/plain' }),
    ]
    fireEvent.change(screen.getByLabelText('Elegir archivos'), { target: { files } })
    await screen.findByRole('button', { name: 'Quitar pasaje.pdf' })
    expect(screen.getByRole('alert')).toHaveTextContent('notas.txt')
    expect(await findViolations()).toEqual([])
  })

  it('the claim on its way, failed and sent', async () => {
    await renderApp({ path: '/reclamo' })
    fillClaim()
    server.use(http.post('*/api/v1/claim/', demo.fault('500'), { once: true }))
    send()
    await screen.findByText('Hubo un problema al enviar tu reclamo. Inténtalo más tarde.')
    expect(await findViolations()).toEqual([])

    const gate = buildGate()
    server.use(http.post('*/api/v1/claim/', () => gate.opened))
    send()
    await screen.findByRole('button', { name: 'Enviando...' })
    expect(await findViolations()).toEqual([])

    gate.open()
    await screen.findByRole('heading', { name: 'Tu reclamo ha sido enviado correctamente.' })
    expect(await findViolations()).toEqual([])
  })

  it.each([
    ['the confirmation', PAGE],
    ['an address that leads nowhere', '/no-existe'],
  ])('%s', async (_what, path) => {
    await renderApp({ path })
    expect(await findViolations()).toEqual([])
  })
})

describe('the check itself', () => {
  it('finds what is wrong, so that an empty answer means something', async () => {
    await renderApp({ path: '/no-existe' })
    const nameless = document.createElement('button')
    act(() => screen.getByRole('main').append(nameless))
    expect(await findViolations()).toEqual([expect.stringMatching(/^button-name: /)])
  })
})
