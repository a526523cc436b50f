import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { endSession } from '@/session/session-store'
import { button, field, hasDialog, press, type } from '@tests/support/page'
import { fieldOf, fillClaim, fillField, readForm } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { server } from '@tests/support/server'
import { dialogOf } from './queries'
// Loads lazy modules at the start, so that no step waits for them.
import '@/app/layouts/account/AccountLayout'
import '@/features/auth/dialog/AuthDialog'
import '@/screens/claim/ClaimPage'
import '@/screens/profile/ProfilePage'
import { createGate } from '@tests/support/gate'

const FOREIGN = '+54 9 11 2345 6789'

/** Shortest counterexamples that the models have found. */
describe('a walk that once failed', () => {
  it('slow sign-in, then "Recuperar Contraseña": both dialogs are closed for the next user', async () => {
    const gate = createGate()
    server.use(http.post('*/api/v1/token/', () => gate.opened))
    const { router } = await renderApp({ path: '/reclamo-exitoso' })
    press('Entrar')
    await waitFor(() => expect(button('Ingresar')).toBeInTheDocument())
    type('Correo electrónico', 'taxi@demo.cl')
    type('Contraseña', 'demo-1234')
    press('Ingresar')
    press('Recuperar Contraseña')
    await waitFor(() => expect(field('Correo electrónico')).toHaveValue('taxi@demo.cl'))
    gate.open()
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    await waitFor(() => expect(hasDialog()).toBe(false))

    act(endSession)
    await waitFor(() => expect(button('Entrar')).toBeInTheDocument())
    press('Entrar')
    await waitFor(() => expect(dialogOf('Ingresa o Regístrate')).toBeInTheDocument())
    expect(dialogOf('Recuperar contraseña')).not.toBeInTheDocument()
  })

  it('a number from Argentina, then a deleted draft: the empty form starts with Chile', async () => {
    const { unmount } = await renderApp({ path: '/reclamo' })
    fillClaim({ Teléfono: FOREIGN })
    unmount()
    await renderApp({ path: '/reclamo' })
    fireEvent.click(await screen.findByText('Borrar borrador'))
    await screen.findByText('Borramos el borrador de este equipo.')
    expect(readForm()).toMatchObject({ Nombre: '', Teléfono: '+56' })
    // Clearing the number by hand keeps its country.
    fillField('Teléfono', FOREIGN)
    fillField('Teléfono', '+54')
    expect(fieldOf('Teléfono')).toHaveValue('+54')
  })
})
