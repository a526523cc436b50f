import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { DESCRIPTIONS } from '@/app/head/descriptions'
import { OtherWays } from '@/screens/contact/OtherWays'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

const PATH = '*/api/v1/mails/contacto'
const SENT = 'Tu mensaje ha sido enviado correctamente.'
const FAILED = 'Ocurrió un error, intenta nuevamente.'

const TYPED = {
  Nombre: 'Ana María Muñoz',
  Teléfono: '+56 9 8765 4321',
  'Correo electrónico': 'ana.munoz@correo.cl',
  Mensaje: '¿Puedo reclamar por un vuelo de 2025?\nGracias.',
} as const

type Label = keyof typeof TYPED

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

it('promises the same ways of answering on the page and in its description', async () => {
  await open()
  expect(screen.getByText(/te respondemos por correo o WhatsApp\./)).toBeVisible()
  expect(DESCRIPTIONS.contact).toMatch(/te responde por correo o WhatsApp\.$/)
})

describe('contact form', () => {
  it('sends the four fields once, shows success and clears the form', async () => {
    await open()
    fillForm({ Nombre: '  Ana María Muñoz ' })
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
    expect(readForm()).toEqual({
      Nombre: '',
      Teléfono: '+56',
      'Correo electrónico': '',
      Mensaje: '',
    })
    expect(screen.queryByText('Este campo es obligatorio')).not.toBeInTheDocument()
  })

  it('resets the country to Chile after a message from Argentina', async () => {
    await open()
    fillForm({ Teléfono: '+54 9 11 2345 6789' })
    expect(screen.getByLabelText('País del teléfono')).toHaveValue('AR')
    send()
    await screen.findByText(SENT)
    expect(screen.getByLabelText('País del teléfono')).toHaveValue('CL')
  })

  it.each([
    ['no user is signed in', undefined, null],
    ['a user is signed in', 'USER', /^Bearer \S+/],
  ] as const)('works when %s', async (_case, as, authorization) => {
    let sent: string | null = ''
    server.use(
      http.post(PATH, ({ request }) => {
        sent = request.headers.get('Authorization')
        return HttpResponse.json({})
      }),
    )
    await renderApp({ path: '/contacto', ...(as ? { as } : {}) })
    fillForm()
    send()
    await screen.findByText(SENT)
    if (authorization === null) expect(sent).toBeNull()
    else expect(sent).toMatch(authorization)
  })

  it('sends one message for several clicks', async () => {
    await open()
    fillForm()
    act(() => {
      send()
      send()
    })
    send()
    await screen.findByText(SENT)
    expect(demo.state.contactMessages).toHaveLength(1)
  })

  it('works with the keyboard, in page order', async () => {
    const { user } = await open()
    act(() => fieldOf('Nombre').focus())
    await user.paste('Ana')
    await user.tab()
    expect(screen.getByLabelText('País del teléfono')).toHaveFocus()
    await user.tab()
    await user.keyboard('987654321')
    await user.tab()
    expect(fieldOf('Correo electrónico')).toHaveFocus()
    await user.paste('a@b.cl')
    await user.tab()
    await user.paste('Hola')
    await user.tab()
    expect(sendButton()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByText(SENT)
    expect(demo.state.contactMessages).toEqual([
      { name: 'Ana', phone: '+56987654321', email: 'a@b.cl', message: 'Hola' },
    ])
    expect(sendButton()).toHaveFocus()
  })

  it('succeeds whatever the response body', async () => {
    server.use(http.post(PATH, demo.fault('200-html')))
    await open()
    fillForm()
    send()
    expect(await screen.findByText(SENT)).toBeVisible()
  })
})

describe('validation of the contact form', () => {
  it('shows the missing fields and focuses the first', async () => {
    await open()
    send()
    await waitFor(() =>
      expect(screen.getAllByText('Este campo es obligatorio')).toHaveLength(labels.length),
    )
    expect(fieldOf('Nombre')).toHaveFocus()
    labels.forEach((label) => expect(fieldOf(label)).toHaveAccessibleDescription(/obligatorio/))
    expect(demo.state.contactMessages).toHaveLength(0)
  })

  it('describes the phone format with the plus sign', async () => {
    await open()
    expect(fieldOf('Teléfono')).toHaveAccessibleDescription(/signo \+.*\+56 9 1234 5678/)
  })

  it('shows an invalid phone number while it is typed', async () => {
    await open()
    fillField('Teléfono', '+56912')
    expect(await screen.findByText('Número inválido')).toBeVisible()
    fillField('Teléfono', '+56987654321')
    await waitFor(() => expect(screen.queryByText('Número inválido')).not.toBeInTheDocument())
  })

  it('keeps the phone error when the field loses focus', async () => {
    await open()
    fillField('Teléfono', '+56912')
    await screen.findByText('Número inválido')
    fireEvent.blur(fieldOf('Teléfono'))
    expect(screen.getByText('Número inválido')).toBeVisible()
    expect(fieldOf('Teléfono')).toBeInvalid()
  })

  it.each([
    ['Teléfono', '+56 123', 'Número inválido'],
    ['Correo electrónico', 'ana@', 'Escribe un correo válido, por ejemplo nombre@correo.cl'],
    ['Mensaje', '   ', 'Este campo es obligatorio'],
  ] as const)('does not send %s "%s" and shows "%s"', async (label, value, error) => {
    await open()
    fillForm({ [label]: value })
    send()
    expect(await screen.findByText(error)).toBeVisible()
    await waitFor(() => expect(fieldOf(label)).toHaveFocus())
    expect(demo.state.contactMessages).toHaveLength(0)
  })
})

describe('failed message', () => {
  it.each([
    ['a text', { detail: 'El correo no existe.' }, 'El correo no existe.'],
    [
      'a list',
      { detail: [{ msg: 'Falta el correo' }, { msg: 'Teléfono inválido' }] },
      'Falta el correo\nTeléfono inválido',
    ],
    ['nothing', {}, FAILED],
  ])("shows the server's detail if it is %s", async (_shape, body, text) => {
    server.use(http.post(PATH, () => HttpResponse.json(body, { status: 400 })))
    await open()
    fillForm()
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(text)
  })

  it('shows a default text without a detail', async () => {
    server.use(http.post(PATH, demo.fault('413-html')))
    await open()
    fillForm()
    send()
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  })

  it('keeps the form and is sent on the next try', async () => {
    server.use(http.post(PATH, demo.fault('503'), { once: true }))
    await open()
    fillForm()
    send()
    await screen.findByRole('alert')
    expect(readForm()).toEqual(TYPED)
    expect(demo.state.contactMessages).toHaveLength(0)
    send()
    await screen.findByText(SENT)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(demo.state.contactMessages).toHaveLength(1)
  })
})

describe('contact page', () => {
  it('links the chat in a new tab, the FAQ and the claim form', async () => {
    await open()
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
  })

  it('shows an e-mail address if one is configured', () => {
    render(<OtherWays email="hola@vuelojusto.cl" />, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'hola@vuelojusto.cl' })).toHaveAttribute(
      'href',
      'mailto:hola@vuelojusto.cl',
    )
  })
})
