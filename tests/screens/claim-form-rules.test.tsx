import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { leaveDraft } from '@tests/support/device-drafts'
import {
  TYPED,
  attach,
  buildFiles,
  choicesOf,
  fieldOf,
  fillClaim,
  fillField,
  leaveField,
  send,
  sendButton,
  termsBox,
  valueOf,
  type TypedLabel,
} from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

const REQUIRED = 'Este campo es obligatorio'
const BAD_DOCUMENT = 'Formato inválido. Ej: 12.345.678-9 o ABC12345'
const BAD_PHONE = 'Número inválido'
const BAD_EMAIL = 'Escribe un correo válido, por ejemplo nombre@correo.cl'
const TERMS = 'Debes aceptar la autorización para enviar tu reclamo.'

const ALL_LABELS = [
  'Tipo de reclamo',
  'Aerolínea',
  'Mensaje',
  'Archivos',
  'Nombre',
  'Apellido',
  'RUT/DNI',
  'Teléfono',
  'Correo electrónico',
  'Autorización',
]

/** Names of the text fields in the sentence about what is missing. */
const THINGS: Partial<Record<TypedLabel, string>> = {
  Nombre: 'tu nombre',
  Apellido: 'tu apellido',
  'RUT/DNI': 'tu RUT',
  Teléfono: 'tu teléfono',
  'Correo electrónico': 'tu correo',
  Mensaje: 'tu mensaje',
}

function controlOf(label: string): HTMLElement {
  if (label === 'Archivos') return screen.getByLabelText('Elegir archivos')
  return label === 'Autorización' ? termsBox() : fieldOf(label as TypedLabel)
}

/** The element that has the error of a field: its control, or the radio group of a question. */
function invalidElementOf(label: TypedLabel): HTMLElement {
  const isQuestion = choicesOf(label).length > 0
  return isQuestion ? screen.getByRole('radiogroup', { name: label }) : fieldOf(label)
}

/** Counts requests; an invalid form must not send any. */
function watchPosts() {
  const posted = vi.fn()
  server.use(http.post('*/api/v1/claim/', () => void posted()))
  return posted
}

/** Waits until the error summary is focused and returns its content. */
async function findSummary() {
  const summary = await screen.findByRole('heading', { name: 'Revisa esto antes de enviar' })
  const box = screen.getAllByRole('alert').find((alert) => alert.contains(summary))
  if (!box) throw new Error('the summary is not an alert')
  await waitFor(() => expect(box).toHaveFocus())
  return within(box)
}

describe('field validation', () => {
  it.each<[TypedLabel, string, string]>([
    ['Nombre', REQUIRED, '   '],
    ['Apellido', REQUIRED, ''],
    ['RUT/DNI', REQUIRED, ''],
    ['RUT/DNI', BAD_DOCUMENT, '12.345.678-9'],
    ['Teléfono', REQUIRED, ''],
    ['Teléfono', BAD_PHONE, '+56 9 123'],
    ['Correo electrónico', REQUIRED, ''],
    ['Correo electrónico', BAD_EMAIL, 'ana@'],
    ['Tipo de reclamo', REQUIRED, ''],
    ['Aerolínea', 'Debes seleccionar una aerolínea.', ''],
    ['Mensaje', REQUIRED, ' \n '],
    ['Mensaje', 'Has excedido el límite de 2000 caracteres. (2001/2000)', 'a'.repeat(2001)],
  ])('%s shows "%s" while it is invalid', async (label, sentence, value) => {
    await renderApp({ path: '/reclamo' })
    if (value !== '') fillField(label, value)
    leaveField(label)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(invalidElementOf(label)).toBeInvalid()
    expect(invalidElementOf(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    fillField(label, TYPED[label])
    leaveField(label)
    await waitFor(() => expect(invalidElementOf(label)).toBeValid())
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('shows an invalid phone number while it is typed', async () => {
    await renderApp({ path: '/reclamo' })
    fillField('Teléfono', '+56 9 8765 432')
    expect(await screen.findByText(BAD_PHONE)).toBeVisible()
    fillField('Teléfono', '+56 9 8765 4321')
    await waitFor(() => expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument())
    fillField('Teléfono', '+56 9 8765 43215')
    expect(await screen.findByText(BAD_PHONE)).toBeVisible()
    fillField('Teléfono', '+56')
    await waitFor(() => expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument())
  })

  it.each([
    ['leaving the field', () => leaveField('Teléfono')],
    ['pressing the button', send],
  ])('shows an invalid phone number of a draft after %s', async (_what, act_) => {
    const texts = { ...draftTexts(), phone: '+5691' }
    await leaveDraft(texts, new Date())
    await renderApp({ path: '/reclamo' })
    await screen.findByText(/^Recuperamos tu borrador/)
    expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument()
    attach(...buildFiles())
    fireEvent.click(termsBox())
    act_()
    expect(await screen.findByText(BAD_PHONE)).toBeVisible()
  })

  it('counts characters and shows an error beyond 2000 without cutting the message', async () => {
    await renderApp({ path: '/reclamo' })
    expect(screen.getByText('0/2000 caracteres')).toBeVisible()
    fillField('Mensaje', 'ñandú')
    expect(screen.getByText('5/2000 caracteres')).toBeVisible()
    fillField('Mensaje', 'a'.repeat(2000))
    expect(screen.getByText('2000/2000 caracteres')).toBeVisible()
    fillField('Mensaje', 'a'.repeat(2010))
    expect(
      await screen.findByText('Has excedido el límite de 2000 caracteres. (2010/2000)'),
    ).toBeVisible()
    expect(fieldOf('Mensaje')).toHaveValue('a'.repeat(2010))
    fillField('Mensaje', 'a'.repeat(2000))
    await waitFor(() => expect(screen.queryByText(/Has excedido/)).not.toBeInTheDocument())
  })

  it.each([
    [' 12345670k ', '12.345.670-K'],
    ['AB123456', 'AB123456'],
  ])('formats the RUT %s as %s when the field loses focus', async (typed, shown) => {
    await renderApp({ path: '/reclamo' })
    fillField('RUT/DNI', typed)
    expect(fieldOf('RUT/DNI')).toHaveValue(typed)
    leaveField('RUT/DNI')
    expect(fieldOf('RUT/DNI')).toHaveValue(shown)
  })
})

function draftTexts() {
  return {
    name: 'Ana',
    lastname: 'Muñoz',
    rut: '12.345.678-5',
    phone: '+56987654321',
    email: 'ana@correo.cl',
    type: 'OTRO',
    airline: 'OTRA',
    message: 'Mi perro no viajó.',
  }
}

describe('incomplete form', () => {
  it('says what is missing, and a press focuses the first of it', async () => {
    await renderApp({ path: '/reclamo' })
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription('Falta: el tipo, la aerolínea, 8 más')
    const press = () => fireEvent.click(screen.getByRole('link', { name: /^Falta: / }))
    press()
    expect(controlOf('Tipo de reclamo')).toHaveFocus()
    fillField('Tipo de reclamo', 'RETRASO')
    press()
    expect(controlOf('Aerolínea')).toHaveFocus()
    fillField('Aerolínea', 'SKY')
    fillField('Mensaje', TYPED.Mensaje)
    press()
    expect(controlOf('Archivos')).toHaveFocus()
  })

  it('updates the missing fields while the user types', async () => {
    await renderApp({ path: '/reclamo' })
    fillClaim()
    expect(sendButton()).toBeEnabled()
    expect(screen.queryByText(/^Falta: /)).not.toBeInTheDocument()
    const typed = (Object.keys(TYPED) as TypedLabel[]).filter(
      (label) => choicesOf(label).length === 0,
    )
    for (const label of typed) {
      fillField(label, '')
      expect(sendButton()).toBeDisabled()
      expect(sendButton()).toHaveAccessibleDescription(`Falta: ${THINGS[label]}`)
      fillField(label, TYPED[label])
    }
    fireEvent.click(termsBox())
    expect(sendButton()).toHaveAccessibleDescription('Falta: tu autorización')
    for (const { name } of buildFiles()) {
      fireEvent.click(screen.getByLabelText(`Quitar ${name}`))
    }
    expect(sendButton()).toHaveAccessibleDescription('Falta: un archivo, tu autorización')
    expect(sendButton()).toBeDisabled()
  })

  it.each([
    ['pressing the button', send],
    ['Enter in a field', () => fireEvent.keyDown(fieldOf('Nombre'), { key: 'Enter' })],
  ])('shows every error in page order after %s, and sends nothing', async (_w, ask) => {
    const posted = watchPosts()
    await renderApp({ path: '/reclamo' })
    ask()
    const links = (await findSummary()).getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual([
      `Tipo de reclamo: ${REQUIRED}`,
      'Aerolínea: Debes seleccionar una aerolínea.',
      `Mensaje: ${REQUIRED}`,
      'Archivos: Adjunta al menos un archivo',
      `Nombre: ${REQUIRED}`,
      `Apellido: ${REQUIRED}`,
      `RUT/DNI: ${REQUIRED}`,
      `Teléfono: ${REQUIRED}`,
      `Correo electrónico: ${REQUIRED}`,
      `Autorización: ${TERMS}`,
    ])
    for (const [index, label] of ALL_LABELS.entries()) {
      fireEvent.click(screen.getByText(links[index] ?? ''))
      expect(controlOf(label)).toHaveFocus()
    }
    for (const label of ['Archivos', 'Autorización']) expect(controlOf(label)).toBeInvalid()
    expect(posted).not.toHaveBeenCalled()
  })

  it('keeps Enter as a line break in the message', async () => {
    await renderApp({ path: '/reclamo' })
    expect(fireEvent.keyDown(fieldOf('Mensaje'), { key: 'Enter' })).toBe(true)
    await act(() => Promise.resolve())
    expect(screen.queryByText('Revisa esto antes de enviar')).not.toBeInTheDocument()
  })
})

describe('complete form with invalid fields', () => {
  it('lists the errors with focus and sends nothing', async () => {
    const posted = watchPosts()
    await renderApp({ path: '/reclamo' })
    fillClaim({ 'RUT/DNI': '12.345.678-9', 'Correo electrónico': 'ana@', Teléfono: '+56 9 12' })
    expect(sendButton()).toBeEnabled()
    send()
    const links = (await findSummary()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      `RUT/DNI: ${BAD_DOCUMENT}`,
      `Teléfono: ${BAD_PHONE}`,
      `Correo electrónico: ${BAD_EMAIL}`,
    ])
    expect(posted).not.toHaveBeenCalled()
  })

  it('focuses the summary again on every attempt, and is sent when it is valid', async () => {
    await renderApp({ path: '/reclamo' })
    fillClaim({ 'RUT/DNI': '12.345.678-9' })
    send()
    await findSummary()
    act(() => fieldOf('Mensaje').focus())
    send()
    await findSummary()
    fillField('RUT/DNI', '12.345.678-5')
    await waitFor(() =>
      expect(screen.queryByText('Revisa esto antes de enviar')).not.toBeInTheDocument(),
    )
    fireEvent.keyDown(fieldOf('RUT/DNI'), { key: 'Enter' })
    await screen.findByText('Tu reclamo ha sido enviado correctamente.')
    expect(demo.state.sentClaims).toHaveLength(1)
  })
})

describe('query of the claim form', () => {
  it.each([
    ['/reclamo?tipo=RETRASO&aerolinea=SKY', 'RETRASO', 'SKY', ''],
    ['/reclamo?id=TAXI-1&tipo=SOBREVENTA', 'SOBREVENTA', '', '?id=TAXI-1'],
    ['/reclamo?tipo=HUELGA&aerolinea=%3Cb%3E', '', '', ''],
  ])('%s prefills the form and is removed from the URL', async (path, type, airline, search) => {
    const { router } = await renderApp({ path })
    expect(valueOf('Tipo de reclamo')).toBe(type)
    expect(valueOf('Aerolínea')).toBe(airline)
    await waitFor(() => expect(router.state.location.search).toBe(search))
    expect(valueOf('Tipo de reclamo')).toBe(type)
  })
})
