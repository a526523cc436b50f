import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { DEMO_PEOPLE } from '@/config/demo-people'
import { FAULT_NAMES, type FaultName } from '@/mocks/faults/faults'
import { renderApp } from '@tests/support/app'
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
  it('stores token and role and opens the profile', async () => {
    const { router } = await openDialog()
    typeSignIn(' taxi@demo.cl ')
    submit('Ingresar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    await expectDialogGone()
    expect(document.cookie).toMatch(/(^|; )iktoken=[\w-]+\.[\w-]+\.\w+/)
    expect(document.cookie).toMatch(/(^|; )ikrole=TAXI(;|$)/)
    expect(await screen.findByRole('link', { name: 'Mi perfil' })).toBeVisible()
  })

  it('sends the credentials as a form, once', async () => {
    const { router } = await openDialog()
    const calls = holdAnswers('post', SIGN_IN)
    calls.open()
    typeSignIn()
    submit('Ingresar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(calls.bodies).toEqual(['username=pasajero%40demo.cl&password=demo-1234'])
  })

  it('requires both fields and sends nothing', async () => {
    const calls = holdAnswers('post', SIGN_IN)
    await openDialog()
    submit('Ingresar')
    await waitFor(() => expect(field('Contraseña')).toBeInvalid())
    for (const label of ['Correo electrónico', 'Contraseña']) {
      expect(field(label)).toBeRequired()
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(REQUIRED))
    }
    await waitFor(() => expect(field('Correo electrónico')).toHaveFocus())
    expect(calls.bodies).toEqual([])
  })

  it('rejects an invalid e-mail and sends nothing', async () => {
    const calls = holdAnswers('post', SIGN_IN)
    await openDialog()
    for (const username of ['pasajero', 'pasajero@', '@demo.cl', 'a b@demo.cl']) {
      typeSignIn(username)
      submit('Ingresar')
      const email = field('Correo electrónico')
      await waitFor(() => expect(email, username).toHaveAccessibleDescription(WRONG_EMAIL))
      expect(email, username).toBeInvalid()
    }
    expect(calls.bodies).toEqual([])
  })

  it('says that e-mail or password is wrong and keeps both', async () => {
    await openDialog()
    typeSignIn('pasajero@demo.cl', 'equivocada')
    submit('Ingresar')
    expect(await screen.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos')
    expect(field('Correo electrónico')).toHaveValue('pasajero@demo.cl')
    expect(field('Contraseña')).toHaveValue('equivocada')
    expect(document.cookie).toBe('')
  })

  it('says when to try again after too many attempts', async () => {
    await openDialog()
    typeSignIn()
    server.use(http.post(SIGN_IN, demo.fault('429')))
    submit('Ingresar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Demasiados intentos. Prueba de nuevo en 30 segundos.',
    )
    expect(field('Contraseña')).toHaveValue('demo-1234')
  })

  /** The first three succeed or do not end within a test; the others have their own message. */
  const OTHER: readonly FaultName[] = ['never', 'slow', 'huge', '401', '429']

  it('shows "Error desconocido" after any other failure, keeps the form and stays signed out', async () => {
    const { router } = await openDialog()
    typeSignIn()
    for (const name of FAULT_NAMES.filter((fault) => !OTHER.includes(fault))) {
      server.use(http.post(SIGN_IN, demo.fault(name)))
      submit('Ingresar')
      expect(await screen.findByRole('alert'), name).toHaveTextContent(/^Error desconocido$/)
      expect(field('Correo electrónico'), name).toHaveValue('pasajero@demo.cl')
      expect(field('Contraseña'), name).toHaveValue('demo-1234')
      expect(document.cookie, name).toBe('')
      expect(router.state.location.pathname, name).toBe('/reclamo-exitoso')
      await dismissAlert()
    }
  })

  it('stays signed out after a response without a token', async () => {
    await openDialog()
    typeSignIn()
    for (const token of [undefined, null, '', 'undefined', 'opaque', 5, []]) {
      const answer = { access_token: token, role: 'ADMIN' }
      server.use(http.post(SIGN_IN, () => HttpResponse.json(answer)))
      submit('Ingresar')
      expect(await screen.findByRole('alert'), JSON.stringify(token)).toHaveTextContent(
        'Error desconocido',
      )
      expect(document.cookie, JSON.stringify(token)).toBe('')
      await dismissAlert()
    }
  })

  it('says that the browser refuses cookies, and what to do', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined)
    const { router } = await openDialog()
    typeSignIn()
    submit('Ingresar')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Tu navegador rechaza las cookies.*Permítelas para este sitio.*entra otra vez\.$/,
    )
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
  })

  it('succeeds on the second attempt and removes the message', async () => {
    server.use(http.post(SIGN_IN, demo.fault('500'), { once: true }))
    const { router } = await openDialog()
    typeSignIn()
    submit('Ingresar')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error desconocido')
    submit('Ingresar')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(screen.queryByText('Error desconocido')).not.toBeInTheDocument()
  })

  it('has a message that can be dismissed', async () => {
    server.use(http.post(SIGN_IN, demo.fault('500')))
    const { user } = await openDialog()
    typeSignIn()
    submit('Ingresar')
    const alert = await screen.findByRole('alert')
    await user.click(within(alert).getByRole('button', { name: 'Descartar aviso' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Contraseña')).toHaveValue('demo-1234')
  })

  it('can show the password', async () => {
    const { user, form } = await openDialog()
    type('Contraseña', 'demo-1234')
    expect(field('Contraseña')).toHaveAttribute('type', 'password')
    await user.click(form.getByRole('button', { name: 'Mostrar clave' }))
    expect(field('Contraseña')).toHaveAttribute('type', 'text')
    await user.click(form.getByRole('button', { name: 'Ocultar clave' }))
    expect(field('Contraseña')).toHaveAttribute('type', 'password')
  })
})

describe('single request', () => {
  it.each([
    ['a double click', 'Ingresar', (user: Keyboard, button: Element) => user.dblClick(button)],
    ['Enter twice', 'Ingresar', (user: Keyboard) => user.keyboard('{Enter}{Enter}')],
    ['a double click', 'Registrarme', (user: Keyboard, button: Element) => user.dblClick(button)],
  ])('is sent for %s on "%s", and the button is disabled meanwhile', async (_how, name, press) => {
    const registering = name === 'Registrarme'
    const calls = holdAnswers('post', registering ? REGISTER : SIGN_IN)
    const { user, form } = await openDialog(registering ? 'register' : 'login')
    if (registering) typeRegistration()
    else typeSignIn()
    field('Contraseña').focus()
    const button = form.getByRole('button', { name })
    await press(user, button)
    await waitFor(() => expect(calls.bodies).toHaveLength(1))
    expect(button).toHaveAttribute('aria-disabled', 'true')
    calls.open()
    await expectDialogGone()
    expect(calls.bodies).toHaveLength(1)
  })
})

type Keyboard = Awaited<ReturnType<typeof openDialog>>['user']

describe('registration', () => {
  it('stores the token, stays on the page and stores no role', async () => {
    document.cookie = 'ikrole=ADMIN; path=/'
    const { router } = await openDialog('register')
    typeRegistration()
    submit('Registrarme')
    await expectDialogGone()
    expect(document.cookie).toMatch(/^iktoken=[\w-]+\.[\w-]+\.\w+$/)
    expect(router.state.location.pathname).toBe('/reclamo-exitoso')
    expect(screen.getByText('nueva@correo.cl')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Administración' })).not.toBeInTheDocument()
    expect(demo.state.users.some(({ email }) => email === 'nueva@correo.cl')).toBe(true)
  })

  it('requires all fields and sends nothing', async () => {
    const calls = holdAnswers('post', REGISTER)
    await openDialog('register')
    submit('Registrarme')
    const terms = screen.getByRole('checkbox', { name: /He leído y acepto los Términos/ })
    await waitFor(() => expect(terms).toBeInvalid())
    for (const label of ['Correo electrónico', 'Contraseña', 'Repetir contraseña']) {
      expect(field(label)).toBeRequired()
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(REQUIRED))
    }
    expect(terms).toBeRequired()
    expect(terms).toHaveAccessibleDescription('Debes aceptar los Términos y Condiciones.')
    expect(calls.bodies).toEqual([])
  })

  it('requires the terms to be accepted', async () => {
    const calls = holdAnswers('post', REGISTER)
    calls.open()
    await openDialog('register')
    typeRegistration()
    const terms = screen.getByRole('checkbox', { name: /Términos y Condiciones/ })
    fireEvent.click(terms)
    submit('Registrarme')
    await waitFor(() => expect(terms).toBeInvalid())
    expect(calls.bodies).toEqual([])
    fireEvent.click(terms)
    submit('Registrarme')
    await expectDialogGone()
    expect(calls.bodies).toEqual(['username=nueva%40correo.cl&password=secreta-1'])
  })

  it('shows "Contraseñas No Coinciden" while the passwords differ', async () => {
    const calls = holdAnswers('post', REGISTER)
    await openDialog('register')
    typeRegistration()
    type('Repetir contraseña', 'secreta')
    expect(field('Repetir contraseña')).toBeInvalid()
    expect(field('Repetir contraseña')).toHaveAccessibleDescription('Contraseñas No Coinciden')
    submit('Registrarme')
    await waitFor(() => expect(field('Repetir contraseña')).toHaveFocus())
    expect(calls.bodies).toEqual([])

    type('Repetir contraseña', 'secreta-1')
    await waitFor(() => expect(field('Repetir contraseña')).toBeValid())
    expect(screen.queryByText('Contraseñas No Coinciden')).not.toBeInTheDocument()
    type('Contraseña', 'secreta-2')
    expect(screen.getByText('Contraseñas No Coinciden')).toBeVisible()
  })

  const DETAIL = 'El usuario ya existe.'

  const REFUSALS = [
    [400, { detail: DETAIL }, DETAIL],
    [401, { detail: DETAIL }, DETAIL],
    [
      400,
      { detail: [{ msg: 'Correo tomado' }, { msg: 'Clave corta' }] },
      'Correo tomado Clave corta',
    ],
    [401, { detail: ['Correo tomado'] }, 'Correo tomado'],
    [400, { detail: { msg: 'Clave corta' } }, 'Clave corta'],
    [400, { detail: { why: 'x' } }, '{"why":"x"}'],
    [400, {}, 'Error desconocido'],
    [401, { detail: '' }, 'Error desconocido'],
    [400, { detail: null }, 'Error desconocido'],
    [403, { detail: DETAIL }, 'Error desconocido'],
    [409, { detail: DETAIL }, 'Error desconocido'],
    [422, { detail: DETAIL }, 'Error desconocido'],
    [500, { detail: DETAIL }, 'Error desconocido'],
  ] as const

  it("shows the server's detail in every supported form", async () => {
    await openDialog('register')
    typeRegistration()
    for (const [status, body, expected] of REFUSALS) {
      server.use(http.post(REGISTER, () => HttpResponse.json(body, { status })))
      submit('Registrarme')
      const alert = await screen.findByRole('alert')
      expect(within(alert).getByText(expected), JSON.stringify(body)).toBeVisible()
      expect(field('Correo electrónico')).toHaveValue('nueva@correo.cl')
      expect(field('Repetir contraseña')).toHaveValue('secreta-1')
      expect(document.cookie).toBe('')
      await dismissAlert()
    }
  })

  /** The last three succeed or do not end within a test; the refusals are tested above. */
  const NOT_HERE: readonly FaultName[] = ['400', '401', '429', 'never', 'slow', 'huge']

  it('shows "Error desconocido" after any other failure and stays signed out', async () => {
    await openDialog('register')
    typeRegistration()
    for (const name of FAULT_NAMES.filter((fault) => !NOT_HERE.includes(fault))) {
      server.use(http.post(REGISTER, demo.fault(name)))
      submit('Registrarme')
      expect(await screen.findByRole('alert'), name).toHaveTextContent(/^Error desconocido$/)
      expect(document.cookie, name).toBe('')
      await dismissAlert()
    }
  })

  it("shows the server's message if the account exists", async () => {
    await openDialog('register')
    typeRegistration('pasajero@demo.cl')
    submit('Registrarme')
    expect(await screen.findByRole('alert')).toHaveTextContent('El usuario ya existe.')
  })
})

describe('sign-in dialog', () => {
  it('switches modes and keeps what was typed', async () => {
    const { user, form } = await openDialog()
    expect(form.getByRole('button', { name: 'Ya tengo una cuenta', pressed: true })).toBeVisible()
    expect(screen.queryByLabelText('Repetir contraseña')).not.toBeInTheDocument()
    typeSignIn('ana@correo.cl', 'secreta-1')
    await user.click(form.getByRole('button', { name: 'Crea tu cuenta' }))
    expect(field('Correo electrónico')).toHaveValue('ana@correo.cl')
    expect(field('Repetir contraseña')).toHaveValue('')
    expect(form.getByRole('checkbox', { name: /Términos y Condiciones/ })).not.toBeChecked()
    await user.click(form.getByRole('button', { name: 'Ya tengo una cuenta' }))
    expect(field('Contraseña')).toHaveValue('secreta-1')
    expect(form.getByRole('button', { name: 'Ingresar' })).toBeEnabled()
  })

  it('has a stop of Tab on each mode', async () => {
    const { user, form } = await openDialog()
    act(() => form.getByRole('button', { name: 'Ya tengo una cuenta' }).focus())
    await user.tab()
    expect(form.getByRole('button', { name: 'Crea tu cuenta', pressed: false })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(form.getByRole('button', { name: 'Crea tu cuenta', pressed: true })).toHaveFocus()
  })

  it('drops the error when the mode changes', async () => {
    const { user, form } = await openDialog()
    typeSignIn('pasajero@demo.cl', 'equivocada')
    submit('Ingresar')
    await screen.findByRole('alert')
    await user.click(form.getByRole('button', { name: 'Crea tu cuenta' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['Escape', 'Cerrar'])(
    'closes with %s, returns the focus, and opens in sign-in mode next time',
    async (way) => {
      const { user, form, opener } = await openDialog('register')
      type('Contraseña', 'secreta-1')
      if (way === 'Escape') await user.keyboard('{Escape}')
      else await user.click(form.getByRole('button', { name: 'Cerrar' }))
      await expectDialogGone()
      await waitFor(() => expect(opener).toHaveFocus())
      await user.click(opener)
      expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible()
      expect(field('Contraseña')).toHaveValue('')
    },
  )

  it('moves the focus to the page after a registration, because the opener is gone', async () => {
    await openDialog('register')
    typeRegistration()
    submit('Registrarme')
    await expectDialogGone()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  it('has autocomplete attributes for password managers', async () => {
    const { user, form } = await openDialog()
    expect(field('Correo electrónico')).toHaveAttribute('type', 'email')
    expect(field('Correo electrónico')).toHaveAttribute('autocomplete', 'username')
    expect(field('Contraseña')).toHaveAttribute('autocomplete', 'current-password')
    await user.click(form.getByRole('button', { name: 'Crea tu cuenta' }))
    expect(field('Contraseña')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Repetir contraseña')).toHaveAttribute('autocomplete', 'new-password')
  })

  it.each(DEMO_PEOPLE)(
    'signs the demo user $label in with one click',
    async ({ label, role, email }) => {
      const { user, router } = await openDialog()
      await user.click(await screen.findByRole('button', { name: label }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
      await expectDialogGone()
      expect(document.cookie).toContain(`ikrole=${role}`)
      const person = demo.state.users.find((user) => user.email === email)
      expect(await screen.findByTitle(person?.name ?? 'nobody')).toBeVisible()
    },
  )

  it('shows an error if the demo sign-in fails', async () => {
    server.use(http.post(SIGN_IN, demo.fault('500')))
    const { user } = await openDialog()
    await user.click(await screen.findByRole('button', { name: 'Pasajera' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Error desconocido')
    expect(document.cookie).toBe('')
  })
})
