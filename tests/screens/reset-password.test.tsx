import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

const RESET = '*/api/v1/auth/password/reset'
const EMAIL = 'pasajero@demo.cl'
const LINK = `/reset-password?token=demo-${EMAIL}`
const DONE = 'Tu contraseña quedó cambiada'
const EXPIRED = /^El enlace no es válido o ya venció\. Pide uno nuevo/

type App = Awaited<ReturnType<typeof renderApp>>

const field = (label: string) => screen.getByLabelText(label)
const passwordOf = (email: string) =>
  demo.state.users.find((user) => user.email === email)?.password

async function choose(user: App['user'], password: string, repeated = password) {
  await user.click(field('Contraseña nueva'))
  await user.paste(password)
  await user.click(field('Repetir contraseña'))
  await user.paste(repeated)
}

async function save(user: App['user']) {
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
}

describe('new password by an e-mail link', () => {
  it('is saved exactly as typed, once for two clicks, without its token in the URL', async () => {
    const sent: unknown[] = []
    server.use(
      http.post(RESET, async ({ request }) => {
        sent.push(await request.clone().json())
        return undefined
      }),
    )
    const { router, user } = await renderApp({ path: LINK })
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(document.title).not.toContain('demo-')
    await choose(user, ' ñandú 2026 ')
    await user.dblClick(screen.getByRole('button', { name: 'Guardar contraseña' }))
    const heading = await screen.findByRole('heading', { level: 1, name: DONE })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(sent).toEqual([{ token: `demo-${EMAIL}`, password: ' ñandú 2026 ' }])
    const [, enter] = screen.getAllByRole('button', { name: 'Entrar' })
    if (!enter) throw new Error('the page offers no way in')
    await user.click(enter)
    expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
  })

  it('must match its repetition, checked while typing, is required, and stays in the fields after each failure, which says what to do', async () => {
    const { user } = await renderApp({ path: LINK })
    await choose(user, 'una-clave', 'otra-clave')
    expect(screen.getByText('Contraseñas No Coinciden')).toBeVisible()
    expect(field('Repetir contraseña')).toBeInvalid()
    await save(user)
    expect(screen.getByText('Contraseñas No Coinciden')).toBeVisible()
    expect(passwordOf(EMAIL)).toBe('demo-1234')

    for (const label of ['Contraseña nueva', 'Repetir contraseña']) await user.clear(field(label))
    await save(user)
    expect(await screen.findAllByText('Este campo es obligatorio')).toHaveLength(2)
    await choose(user, 'nueva')
    for (const [name, text] of [
      ['401', EXPIRED],
      ['422', /^No pudimos aceptar esa contraseña\. Prueba con otra/],
      ['429', 'Demasiados intentos. Prueba de nuevo en 30 segundos.'],
      ['503', /^No sabemos si tu contraseña cambió\. Intenta entrar con la nueva/],
    ] as const) {
      server.use(http.post(RESET, demo.fault(name)))
      await save(user)
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
      expect(field('Contraseña nueva')).toHaveValue('nueva')
    }
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.post(RESET, demo.fault('offline')))
    await save(user)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Revisa tu internet'))
    online.mockRestore()
    server.resetHandlers()
    await save(user)
    expect(await screen.findByRole('heading', { name: DONE })).toBeVisible()
  })

  it('with an expired link or one that was cut off leads to a new link, which can be asked for again after an error, and does not tell whether the account exists', async () => {
    server.use(http.post('*/api/v1/auth/password/forgot', demo.fault('500')))
    const { user, router } = await renderApp({ path: '/reset-password?token=viejo' })
    await choose(user, 'nueva')
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED)
    await user.click(screen.getByRole('button', { name: 'Pedir un enlace nuevo' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recuperar contraseña')
    await act(() => router.navigate('/equipo'))
    await act(() => router.navigate('/reset-password?token='))
    await user.click(field('Correo electrónico'))
    await user.paste(' nadie@demo.cl ')
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Hubo un problema. Intenta nuevamente en unos minutos.',
    )
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }))
    expect(
      await screen.findByText(
        'Si el correo existe, enviaremos un enlace para restablecer la contraseña.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(demo.state.resetRequests).toEqual(['nadie@demo.cl'])
  })
})
