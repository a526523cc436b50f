import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { parseQueryPrefill } from '@/screens/claim/claim-values'
import { leaveDraft } from '@tests/support/device-drafts'
import {
  TYPED,
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
  const WRONG: readonly (readonly [TypedLabel, string, string])[] = [
    ['Nombre', REQUIRED, '   '],
    ['Apellido', REQUIRED, ''],
    ['RUT/DNI', BAD_DOCUMENT, '12.345.678-9'],
    ['Teléfono', BAD_PHONE, '+56 9 123'],
    ['Correo electrónico', BAD_EMAIL, 'ana@'],
    ['Tipo de reclamo', REQUIRED, ''],
    ['Aerolínea', 'Debes seleccionar una aerolínea.', ''],
    ['Mensaje', REQUIRED, ' \n '],
    ['Mensaje', 'Has excedido el límite de 2000 caracteres. (2001/2000)', 'a'.repeat(2001)],
  ]

  it('shows an invalid phone number while it is typed, and of a draft when it is left', async () => {
    await leaveDraft({ ...draftTexts(), phone: '+5691' }, new Date())
    await renderApp({ path: '/reclamo' })
    await screen.findByText(/^Recuperamos tu borrador/)
    expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument()
    leaveField('Teléfono')
    expect(await screen.findByText(BAD_PHONE)).toBeVisible()
    fillField('Teléfono', '+56 9 8765 4321')
    await waitFor(() => expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument())
    fillField('Teléfono', '+56 9 8765 43215')
    expect(await screen.findByText(BAD_PHONE)).toBeVisible()
    fillField('Teléfono', '+56')
    await waitFor(() => expect(screen.queryByText(BAD_PHONE)).not.toBeInTheDocument())
  })

  it('shows its sentence while a field is invalid, counts characters without cutting the message, and formats the RUT when it is left or pasted', async () => {
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
    Array.from('12345670k').forEach((_key, at, keys) => {
      fillField('RUT/DNI', keys.slice(0, at + 1).join(''))
    })
    expect(fieldOf('RUT/DNI')).toHaveValue('12345670k')
    leaveField('RUT/DNI')
    expect(fieldOf('RUT/DNI')).toHaveValue('12.345.670-K')
    fillField('RUT/DNI', '')
    fillField('RUT/DNI', ' 123456785 ')
    expect(fieldOf('RUT/DNI')).toHaveValue('12.345.678-5')

    for (const [label, sentence, value] of WRONG) {
      fillField(label, value)
      leaveField(label)
      expect(await screen.findByText(sentence), label).toBeVisible()
      expect(invalidElementOf(label)).toBeInvalid()
      expect(invalidElementOf(label)).toHaveAccessibleDescription(expect.stringContaining(sentence))
      fillField(label, TYPED[label])
      leaveField(label)
      await waitFor(() => expect(invalidElementOf(label)).toBeValid())
      expect(screen.queryByText(sentence), label).not.toBeInTheDocument()
    }
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
  it('says what is missing, also while the user types, and a press focuses the first of it', async () => {
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
    fillClaim()
    expect(sendButton()).toBeEnabled()
    expect(screen.queryByText(/^Falta: /)).not.toBeInTheDocument()
    fillField('RUT/DNI', '')
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription('Falta: tu RUT')
    fillField('RUT/DNI', TYPED['RUT/DNI'])
    fireEvent.click(termsBox())
    expect(sendButton()).toHaveAccessibleDescription('Falta: tu autorización')
    for (const { name } of buildFiles()) {
      fireEvent.click(screen.getByLabelText(`Quitar ${name}`))
    }
    expect(sendButton()).toHaveAccessibleDescription('Falta: un archivo, tu autorización')
    expect(sendButton()).toBeDisabled()
  })

  it('shows every error in page order on Enter in a field, lists those that are left, and is sent only when it is valid', async () => {
    const posted = watchPosts()
    await renderApp({ path: '/reclamo' })
    // In the message it is a line break.
    expect(fireEvent.keyDown(fieldOf('Mensaje'), { key: 'Enter' })).toBe(true)
    // In a letter that is still composed, as after a dead key, it ends the letter.
    const composed = { key: 'Enter', isComposing: true }
    expect(fireEvent.keyDown(fieldOf('Nombre'), composed)).toBe(true)
    expect(screen.queryByText('Revisa esto antes de enviar')).not.toBeInTheDocument()
    fireEvent.keyDown(fieldOf('Nombre'), { key: 'Enter' })
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

    fillClaim({ 'RUT/DNI': '12.345.678-9', 'Correo electrónico': 'ana@', Teléfono: '+56 9 12' })
    expect(sendButton()).toBeEnabled()
    // The focus returns to the errors on every attempt.
    for (const label of ['Mensaje', 'Nombre'] as const) {
      act(() => fieldOf(label).focus())
      send()
      const invalid = (await findSummary()).getAllByRole('link')
      expect(invalid.map((link) => link.textContent)).toEqual([
        `RUT/DNI: ${BAD_DOCUMENT}`,
        `Teléfono: ${BAD_PHONE}`,
        `Correo electrónico: ${BAD_EMAIL}`,
      ])
    }
    expect(posted).not.toHaveBeenCalled()
    fillField('RUT/DNI', '12.345.678-5')
    fillField('Teléfono', TYPED.Teléfono)
    fillField('Correo electrónico', TYPED['Correo electrónico'])
    await waitFor(() =>
      expect(screen.queryByText('Revisa esto antes de enviar')).not.toBeInTheDocument(),
    )
    fireEvent.keyDown(fieldOf('RUT/DNI'), { key: 'Enter' })
    await screen.findByText('Tu reclamo ha sido enviado correctamente.')
    expect(demo.state.sentClaims).toHaveLength(1)
  })
})

describe('query of the claim form', () => {
  it('prefills the form, without unknown values, and is removed from the URL', async () => {
    const query = 'id=TAXI-1&tipo=SOBREVENTA&aerolinea=%3Cb%3E'
    const { router } = await renderApp({ path: `/reclamo?${query}` })
    expect(valueOf('Tipo de reclamo')).toBe('SOBREVENTA')
    expect(valueOf('Aerolínea')).toBe('')
    await waitFor(() => expect(router.state.location.search).toBe('?id=TAXI-1'))
    const { choices } = parseQueryPrefill(new URLSearchParams('tipo=HUELGA&aerolinea=SKY'))
    expect(choices).toEqual({ airline: 'SKY' })
  })
})
