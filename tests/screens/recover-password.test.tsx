import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'
import { createGate } from '@tests/support/gate'

const FORGOT = '*/api/v1/auth/password/forgot'

const SENT = 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.'
const FAILED = 'Hubo un problema. Intenta nuevamente en unos minutos.'

const recovery = () => screen.findByRole('dialog', { name: 'Recuperar contraseña' })

/** Opens the recovery dialog from the sign-in dialog, whose e-mail is `typed`. */
async function openRecovery(typed: string) {
  const { user } = await renderApp({ path: '/reclamo-exitoso' })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const signIn = await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })
  fireEvent.change(within(signIn).getByLabelText('Correo electrónico'), {
    target: { value: typed },
  })
  const opener = within(signIn).getByRole('button', { name: 'Recuperar Contraseña' })
  await user.click(opener)
  const dialog = await recovery()
  return { user, signIn, opener, dialog, email: emailIn(dialog) }
}

function emailIn(dialog: HTMLElement): HTMLInputElement {
  return within(dialog).getByLabelText('Correo electrónico')
}

function ask(dialog: HTMLElement, email: string) {
  fireEvent.change(emailIn(dialog), { target: { value: email } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Enviar enlace' }))
}

async function expectRecoveryGone() {
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Recuperar contraseña' })).not.toBeInTheDocument(),
  )
}

describe('password recovery', () => {
  it('shows what is wrong with the e-mail, then an error, and then the same answer whether or not the account exists, to one request; closing clears e-mail and answer', async () => {
    server.use(http.post(FORGOT, demo.fault('422'), { once: true }))
    const { user, signIn, opener, dialog, email } = await openRecovery('pasajero')
    expect(email).toHaveValue('pasajero')
    for (const [typed, message] of [
      ['   ', 'Este campo es obligatorio'],
      ['pasajero', 'Escribe un correo válido, por ejemplo nombre@correo.cl'],
    ] as const) {
      ask(dialog, typed)
      await waitFor(() => expect(email).toHaveAccessibleDescription(message))
      expect(email).toBeInvalid()
      expect(email).toBeRequired()
    }
    expect(demo.state.resetRequests).toEqual([])
    ask(dialog, 'pasajero@demo.cl')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(FAILED)
    expect(email).toHaveValue('pasajero@demo.cl')
    const button = within(dialog).getByRole('button', { name: 'Enviar enlace' })
    expect(button).toBeEnabled()

    const gate = createGate()
    server.use(http.post(FORGOT, () => gate.opened))
    await user.clear(email)
    await user.paste(' nadie@correo.cl ')
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    expect(button).toHaveTextContent('Enviando...')
    expect(within(dialog).queryByText(FAILED)).not.toBeInTheDocument()
    gate.open()
    expect(await within(dialog).findByRole('status')).toHaveTextContent(SENT)
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
    expect(demo.state.resetRequests).toEqual(['nadie@correo.cl'])

    await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }))
    await expectRecoveryGone()
    expect(signIn).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    server.use(http.post(FORGOT, demo.fault('500')))
    await user.click(opener)
    const again = await recovery()
    expect(emailIn(again)).toHaveValue('')
    expect(within(again).queryByText(SENT)).not.toBeInTheDocument()
    // While it still fades out.
    ask(again, 'otra@demo.cl')
    await within(again).findByText(FAILED)
    fireEvent.click(within(again).getByRole('button', { name: 'Cerrar' }))
    fireEvent.click(opener)
    expect(emailIn(await recovery())).toHaveValue('')
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await expectRecoveryGone()
    expect(signIn).toBeVisible()
  })
})
