import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { DESCRIPTIONS } from '@/app/head/descriptions'
import { OtherWays } from '@/screens/contact/OtherWays'
import { endSession } from '@/session/session-store'
import { renderApp, signInAs } from '@tests/support/app'
import { until } from '@tests/support/clock'
import { holdAnswers } from '@tests/support/gate'
import { demo, server } from '@tests/support/server'

const PATH = '*/api/v1/mails/contacto'
const SENT = 'Tu mensaje ha sido enviado correctamente.'

const TYPED = {
  Nombre: 'Ana María Muñoz',
  Teléfono: '+56 9 8765 4321',
  'Correo electrónico': 'ana.munoz@correo.cl',
  Mensaje: '¿Puedo reclamar por un vuelo de 2025?\nGracias.',
} as const

type Label = keyof typeof TYPED

const CLEARED = { Nombre: '', Teléfono: '+56', 'Correo electrónico': '', Mensaje: '' }

const fieldOf = (label: Label): HTMLInputElement => screen.getByLabelText(label)
const fillField = (label: Label, value: string) =>
  fireEvent.change(fieldOf(label), { target: { value } })
const labels = Object.keys(TYPED) as Label[]

function fillForm(other: Partial<Record<Label, string>> = {}) {
  labels.forEach((label) => fillField(label, other[label] ?? TYPED[label]))
}

const readForm = () => Object.fromEntries(labels.map((label) => [label, fieldOf(label).value]))
const sendButton = () => screen.getByText(/^(Enviar|Enviando\.\.\.)$/, { selector: 'button' })
const send = () => fireEvent.click(sendButton())

async function open() {
  const view = await renderApp({ path: '/contacto' })
  await screen.findByRole('heading', { level: 1, name: 'Contáctanos' })
  return view
}

describe('contact form', () => {
  it('is reached with Tab in page order, sends the four fields once for several clicks, shows success and clears', async () => {
    const { user } = await open()
    fillForm({ Nombre: '  Ana María Muñoz ' })
    act(() => fieldOf('Nombre').focus())
    const country = screen.getByLabelText('País del teléfono')
    const [, phone, email, message] = labels.map(fieldOf)
    for (const stop of [country, phone, email, message, sendButton()]) {
      await user.tab()
      expect(stop).toHaveFocus()
    }
    act(() => {
      send()
      send()
    })
    send()
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(demo.state.contactMessages).toEqual([
      {
        name: 'Ana María Muñoz',
        phone: '+56987654321',
        email: 'ana.munoz@correo.cl',
        message: '¿Puedo reclamar por un vuelo de 2025?\nGracias.',
      },
    ])
    expect(readForm()).toEqual(CLEARED)
    expect(screen.queryByText('Este campo es obligatorio')).not.toBeInTheDocument()
  })
})

describe('the session of a user', () => {
  it('goes with a message, which a rejected one does not prevent: it is sent once more without it, and the user is told once it arrived; a sign-out in another tab clears the form', async () => {
    const refuse = http.post(PATH, ({ request }) =>
      request.headers.has('Authorization') ? new HttpResponse(null, { status: 401 }) : undefined,
    )
    server.use(refuse, http.post(PATH, demo.fault('503')))
    await renderApp({ path: '/contacto', as: 'USER' })
    const country = () => screen.getByLabelText('País del teléfono')
    fillForm({ Teléfono: '+54 9 11 2345 6789' })
    expect(country()).toHaveValue('AR')
    send()
    await screen.findByRole('alert')
    expect(screen.queryByText(/^Tu sesión había terminado/)).not.toBeInTheDocument()
    server.resetHandlers()
    server.use(refuse)
    act(() => void signInAs('USER'))
    fillForm({ Teléfono: '+54 9 11 2345 6789' })
    expect(country()).toHaveValue('AR')
    send()
    expect(await screen.findByText(/^Tu sesión había terminado/)).toBeVisible()
    expect(screen.getByText(SENT)).toBeVisible()
    expect(demo.state.contactMessages).toHaveLength(1)
    expect(country()).toHaveValue('CL')

    fillForm()
    act(() => void signInAs('USER'))
    expect(readForm()).toEqual(TYPED)
    act(() => endSession())
    expect(readForm()).toEqual(CLEARED)
  })
})

describe('a message on its way', () => {
  it('leaves what is typed meanwhile in the form, and tells the next user nothing', async () => {
    const held = holdAnswers('post', PATH)
    await renderApp({ path: '/contacto', as: 'USER' })
    fillForm()
    send()
    await waitFor(() => expect(held.bodies).toHaveLength(1))
    const more = `${TYPED.Mensaje} Fue el vuelo H2 512.`
    fillField('Mensaje', more)
    held.release()
    expect(await screen.findByText(SENT)).toBeVisible()
    expect(fieldOf('Mensaje')).toHaveValue(more)

    send()
    await waitFor(() => expect(held.bodies).toHaveLength(2))
    act(() => void signInAs('TAXI'))
    fillForm({ Nombre: 'Diego' })
    held.open()
    await until.turns(50)
    expect(readForm()).toEqual({ ...TYPED, Nombre: 'Diego' })
    expect(screen.queryByText(SENT)).not.toBeInTheDocument()
  })

  it('that is not sent yet is asked about before the user signs out', async () => {
    const { user } = await renderApp({ path: '/contacto', as: 'USER' })
    fillForm()
    const signOut = async () => {
      await user.click(await screen.findByText('Cerrar Sesión', { selector: 'button' }))
    }
    await signOut()
    const dialog = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })
    expect(dialog).toHaveTextContent('tu mensaje sin enviar')
    await user.click(within(dialog).getByRole('button', { name: 'Volver' }))
    expect(readForm()).toEqual(TYPED)
    await signOut()
    await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
    await waitFor(() => expect(readForm()).toEqual(CLEARED))
  })
})

describe('validation of the contact form', () => {
  it('promises the ways of answering of its description, shows every invalid field, focuses the first and sends nothing', async () => {
    await open()
    expect(screen.getByText(/te respondemos por correo o WhatsApp\./)).toBeVisible()
    expect(DESCRIPTIONS.contact).toMatch(/te responde por correo o WhatsApp\.$/)
    const otherWays = within(
      screen.getByRole('complementary', { name: 'Otras formas de hablar con nosotros' }),
    )
    const chat = otherWays.getByRole('link', { name: 'Escribir por WhatsApp' })
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/))
    expect(chat).toHaveAttribute('target', '_blank')
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(otherWays.getByRole('link', { name: /preguntas frecuentes/ })).toHaveAttribute(
      'href',
      '/FAQ',
    )
    expect(otherWays.getByRole('link', { name: 'Crea tu reclamo' })).toHaveAttribute(
      'href',
      '/reclamo',
    )

    send()
    await waitFor(() =>
      expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(labels.length),
    )
    expect(fieldOf('Nombre')).toHaveFocus()
    labels.forEach((label) => expect(fieldOf(label)).toHaveAccessibleDescription(/obligatorio/))
    expect(fieldOf('Teléfono')).toHaveAccessibleDescription(/signo \+.*\+56 9 1234 5678/)
    // A phone number is judged while it is typed, and stays invalid when it is left.
    fillField('Teléfono', '+56912')
    await screen.findByText('Número inválido')
    fireEvent.blur(fieldOf('Teléfono'))
    expect(screen.getByText('Número inválido')).toBeVisible()
    expect(fieldOf('Teléfono')).toBeInvalid()
    fillForm({ 'Correo electrónico': 'ana@' })
    await waitFor(() => expect(screen.queryByText('Número inválido')).not.toBeInTheDocument())
    send()
    expect(
      await screen.findByText('Escribe un correo válido, por ejemplo nombre@correo.cl'),
    ).toBeVisible()
    await waitFor(() => expect(fieldOf('Correo electrónico')).toHaveFocus())
    expect(demo.state.contactMessages).toHaveLength(0)
  })
})

describe('failed message', () => {
  it('is asked about before the page is left, kept if the user stays, and sent on the next try', async () => {
    server.use(http.post(PATH, demo.fault('offline'), { once: true }))
    const { user, router } = await open()
    const isAsking = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    fillForm({ Mensaje: '' })
    expect(isAsking()).toBe(false)
    fillForm()
    send()
    const failed = await screen.findByRole('alert')
    expect(within(failed).getByText('Ocurrió un error, intenta nuevamente.')).toBeVisible()
    expect(failed).toHaveTextContent('No hay conexión con el servidor: revisa tu internet.')
    await waitFor(() => expect(isAsking()).toBe(true))
    await user.click(screen.getByRole('link', { name: /Equipo/ }))
    await user.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }))
    expect(router.state.location.pathname).toBe('/contacto')
    expect(readForm()).toEqual(TYPED)
    expect(demo.state.contactMessages).toHaveLength(0)
    const wait = 'Hay demasiadas solicitudes: espera 30 segundos y repite.'
    server.use(http.post(PATH, demo.fault('429'), { once: true }))
    send()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(wait))
    await waitFor(() => expect(sendButton()).toHaveTextContent('Enviar'))
    const submit = screen.getByRole('button', { name: 'Enviar' })
    submit.focus()
    screen.getByRole('button', { name: 'Descartar aviso' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'Descartar aviso' }))
    expect(submit).toHaveFocus()
    send()
    await screen.findByText(SENT)
    expect(isAsking()).toBe(false)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(demo.state.contactMessages).toHaveLength(1)
  })
})

describe('contact page', () => {
  it('shows an e-mail address if one is configured', () => {
    render(<OtherWays email="hola@vuelojusto.cl" />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'hola@vuelojusto.cl' })).toHaveAttribute(
      'href',
      'mailto:hola@vuelojusto.cl',
    )
  })
})
