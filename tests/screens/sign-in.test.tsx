import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { renderApp } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'
import { holdAnswers } from '@tests/support/gate'
import { field, type } from '@tests/support/page'

const SIGN_IN = '*/api/v1/token/'
const REGISTER = '*/api/v1/user/'

const REQUIRED = 'Este campo es obligatorio'
const WRONG_EMAIL = 'Escribe un correo válido, por ejemplo nombre@correo.cl'

/** Opens the dialog on a page with little content. */
async function openDialog(mode: 'login' | 'register' = 'login') {
  const view = await renderApp({ path: '/reclamo-exitoso' })
  const opener = screen.getByRole('button', { name: 'Entrar' })
  await view.user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })
  const form = within(dialog)
  if (mode === 'register') fireEvent.click(form.getByRole('button', { name: 'Crea tu cuenta' }))
  return { ...view, opener, dialog, form }
}

function typeSignIn(username = 'pasajero@demo.cl', password = 'demo-1234') {
  type('Correo electrónico', username)
  type('Contraseña', password)
}

function typeRegistration(username = 'nueva@correo.cl', password = 'secreta-1') {
  typeSignIn(username, password)
  type('Repetir contraseña', password)
  fireEvent.click(screen.getByRole('checkbox', { name: /Términos y Condiciones/ }))
}

/** The button may stay disabled for a moment after the message appears. */
async function dismissAlert() {
  fireEvent.click(screen.getByRole('button', { name: 'Descartar aviso' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^(Ingresar|Registrarme)$/ })).toBeEnabled(),
  )
}

const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function expectDialogGone() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

describe('sign-in', () => {
  it('requires both fields and a valid e-mail, stays signed out without an answer, a token or cookies, can show the password, and then succeeds', async () => {
    const calls = holdAnswers('post', SIGN_IN)
    const { user, router, form } = await openDialog()
    submit('Ingresar')
    await waitFor(() => expect(field('Contraseña')).toBeInvalid())
    for (const label of ['Correo electrónico', 'Contraseña']) {
      expect(field(label)).toBeRequired()
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(REQUIRED))
    }
    const email = field('Correo electrónico')
    await waitFor(() => expect(email).toHaveFocus())
    typeSignIn('pasajero@')
    submit('Ingresar')
    await waitFor(() => expect(email).toHaveAccessibleDescription(WRONG_EMAIL))
    expect(email).toBeInvalid()
    expect(calls.bodies).toEqual([])

    typeSignIn()
    const unreadable = 'La respuesta del servidor no se entiende: repite en unos minutos.'
    const answers = [undefined, '', 'opaque', 5].map((token) => {
      const answer = { access_token: token, role: 'ADMIN' }
      return [() => HttpResponse.json(answer), unreadable] as const
    })
    const offline = 'No hay conexión con el servidor: revisa tu internet.'
    const refused = () => HttpResponse.json({ detail: 'Locked' }, { status: 403 })
    const faults = [
      [demo.fault('offline'), offline],
      [refused, 'Revisa tus datos e inténtalo otra vez.'],
    ] as const
    for (const [answer, text] of [...answers, ...faults]) {
      server.use(http.post(SIGN_IN, answer))
      submit('Ingresar')
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText('Error desconocido')).toBeVisible()
      expect(alert).toHaveTextContent(text)
      expect(document.cookie).toBe('')
      await dismissAlert()
    }

    server.resetHandlers()
    const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    submit('Ingresar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Tu navegador rechaza las cookies.*Permítelas para este sitio.*entra otra vez\.$/,
    )
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
    await dismissAlert()
    cookies.mockRestore()

    typeSignIn(' pasajero@demo.cl ')
    expect(field('Contraseña')).toHaveAttribute('type', 'password')
    await user.click(form.getByRole('button', { name: 'Mostrar clave' }))
    expect(field('Contraseña')).toHaveAttribute('type', 'text')
    await user.click(form.getByRole('button', { name: 'Ocultar clave' }))
    expect(field('Contraseña')).toHaveAttribute('type', 'password')
    submit('Ingresar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(await screen.findByRole('link', { name: 'Mi perfil' })).toBeVisible()
  })
})

describe('registration', () => {
  it("requires all fields, the same password twice and the terms, brings the server's refusal into view, and then stores the token and no role", async () => {
    const early = holdAnswers('post', REGISTER)
    const { router } = await openDialog('register')
    submit('Registrarme')
    const terms = screen.getByRole('checkbox', { name: /He leído y acepto los Términos/ })
    await waitFor(() => expect(terms).toBeInvalid())
    for (const label of ['Correo electrónico', 'Contraseña', 'Repetir contraseña']) {
      expect(field(label)).toBeRequired()
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(REQUIRED))
    }
    expect(terms).toBeRequired()
    expect(terms).toHaveAccessibleDescription('Debes aceptar los Términos y Condiciones.')
    typeRegistration()
    fireEvent.click(terms)
    submit('Registrarme')
    await waitFor(() => expect(terms).toBeInvalid())
    fireEvent.click(terms)

    type('Repetir contraseña', 'secreta')
    expect(field('Repetir contraseña')).toBeInvalid()
    expect(field('Repetir contraseña')).toHaveAccessibleDescription('Contraseñas No Coinciden')
    submit('Registrarme')
    await waitFor(() => expect(field('Repetir contraseña')).toHaveFocus())
    expect(early.bodies).toEqual([])
    type('Repetir contraseña', 'secreta-1')
    await waitFor(() => expect(field('Repetir contraseña')).toBeValid())
    expect(screen.queryByText('Contraseñas No Coinciden')).not.toBeInTheDocument()
    type('Contraseña', 'secreta-2')
    expect(screen.getByText('Contraseñas No Coinciden')).toBeVisible()
    type('Contraseña', 'secreta-1')

    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const detail = 'El usuario ya existe.'
    server.use(http.post(REGISTER, () => HttpResponse.json({ detail }, { status: 400 })))
    submit('Registrarme')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText(detail)).toBeVisible()
    expect(shown.mock.contexts.at(-1)).toBe(alert)
    await dismissAlert()

    server.use(http.post(REGISTER, () => HttpResponse.json({ detail }, { status: 409 })))
    submit('Registrarme')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error desconocido.*Si ya tienes cuenta, usa «Ya tengo una cuenta»\.$/,
    )
    await dismissAlert()

    server.use(http.post(REGISTER, demo.fault('acted-then-reset'), { once: true }))
    submit('Registrarme')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error desconocido.*revisa tu internet\. Si al repetir dice que ya existe, tu cuenta quedó creada: usa «Ya tengo una cuenta»\.$/,
    )
    demo.reset()
    await dismissAlert()

    server.resetHandlers()
    const sent = holdAnswers('post', REGISTER)
    sent.open()
    document.cookie = 'ikrole=ADMIN; path=/'
    submit('Registrarme')
    await expectDialogGone()
    expect(sent.bodies).toEqual(['username=nueva%40correo.cl&password=secreta-1'])
    expect(document.cookie).toMatch(/^iktoken=[\w-]+\.[\w-]+\.\w+$/)
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
    expect(screen.getByText('nueva@correo.cl')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Administración' })).not.toBeInTheDocument()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })
})

describe('sign-in dialog', () => {
  it('switches modes by keyboard, keeps what was typed and drops the error', async () => {
    const { user, form } = await openDialog()
    expect(form.getByRole('button', { name: 'Ya tengo una cuenta', pressed: true })).toBeVisible()
    expect(screen.queryByLabelText('Repetir contraseña')).not.toBeInTheDocument()
    expect(field('Correo electrónico')).toHaveAttribute('type', 'email')
    expect(field('Correo electrónico')).toHaveAttribute('autocomplete', 'username')
    expect(field('Contraseña')).toHaveAttribute('autocomplete', 'current-password')
    typeSignIn('pasajero@demo.cl', 'equivocada')
    submit('Ingresar')
    await screen.findByRole('alert')

    act(() => form.getByRole('button', { name: 'Ya tengo una cuenta' }).focus())
    await user.tab()
    expect(form.getByRole('button', { name: 'Crea tu cuenta', pressed: false })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(form.getByRole('button', { name: 'Crea tu cuenta', pressed: true })).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
    expect(field('Contraseña')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Repetir contraseña')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Repetir contraseña')).toHaveValue('')
    expect(form.getByRole('checkbox', { name: /Términos y Condiciones/ })).not.toBeChecked()
    await user.click(form.getByRole('button', { name: 'Ya tengo una cuenta' }))
    expect(field('Contraseña')).toHaveValue('equivocada')
    await waitFor(() => expect(form.getByRole('button', { name: 'Ingresar' })).toBeEnabled())
  })

  it('closes with Escape and "Cerrar", returns the focus, opens empty in sign-in mode, and ignores the late answer to a call of before', async () => {
    const { user, opener } = await openDialog('register')
    type('Contraseña', 'secreta-1')
    await user.keyboard('{Escape}')
    await expectDialogGone()
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible()
    expect(field('Contraseña')).toHaveValue('')
    await user.click(screen.getByRole('button', { name: 'Cerrar' }))
    await expectDialogGone()
    await waitFor(() => expect(opener).toHaveFocus())
    await user.click(opener)
    await screen.findByRole('dialog')
    for (const [mode, url, name] of [
      ['Ya tengo una cuenta', SIGN_IN, 'Ingresar'],
      ['Crea tu cuenta', REGISTER, 'Registrarme'],
    ] as const) {
      const held = holdAnswers('post', url)
      await user.click(screen.getByRole('button', { name: mode }))
      if (mode === 'Crea tu cuenta') typeRegistration()
      else typeSignIn()
      submit(name)
      await waitFor(() => expect(held.bodies).toHaveLength(1))
      await user.keyboard('{Escape}')
      await expectDialogGone()
      held.open()
      await until.turns(20)
      expect(document.cookie, mode).toBe('')
      await user.click(opener)
      await screen.findByRole('dialog')
    }
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('offers each demo user, who signs in with one click, also after an error', async () => {
    server.use(http.post(SIGN_IN, demo.fault('500'), { once: true }))
    const { user, router } = await openDialog()
    const [{ label, role, email }] = DEMO_PEOPLE
    for (const person of DEMO_PEOPLE) await screen.findByRole('button', { name: person.label })
    await user.click(screen.getByRole('button', { name: label }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Error desconocido')
    expect(document.cookie).toBe('')
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    await expectDialogGone()
    expect(document.cookie).toContain(`ikrole=${role}`)
    const person = demo.state.users.find((user) => user.email === email)
    expect(await screen.findByTitle(person?.name ?? 'nobody')).toBeVisible()
  })
})
