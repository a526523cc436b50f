import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { readRole, readToken } from '@/session/cookies'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { button, field, hasDialog, press, type } from '@tests/support/page'
import { assertScreen } from './running/run-matrix'

const USERNAME = 'nueva.persona@correo.cl'
const PASSWORD = 'secreta-123'

/** Opens the dialog on a small page. */
async function openDialog() {
  const view = await renderApp({ path: '/reclamo-exitoso' })
  press('Entrar')
  await until(() => button('Ingresar') !== null)
  return view
}

assertScreen('C1', {
  open: async () => {
    const view = await openDialog()
    press('Recuperar Contraseña')
    await until(() => button('Enviar enlace') !== null)
    type('Correo electrónico', USERNAME)
    return view
  },
  act: () => press('Enviar enlace'),
  typed: () => field('Correo electrónico').value,
  control: () => button('Enviar enlace'),
  isDone: () => true,
  secrets: [USERNAME],
})

assertScreen('C2', {
  open: async () => {
    const view = await openDialog()
    type('Correo electrónico', 'taxi@demo.cl')
    type('Contraseña', 'demo-1234')
    return view
  },
  act: () => press('Ingresar'),
  typed: () => [field('Correo electrónico').value, field('Contraseña').value],
  control: () => button('Ingresar'),
  isDone: () => false,
  check: ({ end }) => {
    // A failed sign-in leaves no part of a session.
    expect(readToken() === null).toBe(end === 'failed')
    expect(readRole()).toBe(end === 'failed' ? null : 'TAXI')
  },
  secrets: ['demo-1234'],
})

assertScreen('C3', {
  open: async () => {
    // The stored role of the previous user must be removed (SPEC 2.3).
    document.cookie = 'ikrole=ADMIN; path=/'
    const view = await openDialog()
    press('Crea tu cuenta')
    type('Correo electrónico', USERNAME)
    type('Contraseña', PASSWORD)
    type('Repetir contraseña', PASSWORD)
    fireEvent.click(screen.getByLabelText(/^He leído y acepto/))
    return view
  },
  act: () => press('Registrarme'),
  typed: () => [
    field('Correo electrónico').value,
    field('Contraseña').value,
    field('Repetir contraseña').value,
    screen.getByLabelText<HTMLInputElement>(/^He leído y acepto/).checked,
  ],
  control: () => button('Registrarme'),
  isDone: () => readToken() !== null && !hasDialog(),
  check: ({ end }, { router }) => {
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
    if (end === 'failed') expect(readToken()).toBeNull()
    else expect(readRole()).toBeNull()
  },
  secrets: [USERNAME, PASSWORD],
})
