import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { saveOnDevice } from '@/device/device-store'
import * as records from '@/device/records'
import { maskEmail } from '@/domain/claim/receipt/receipt-words'
import type { FaultName } from '@/mocks/faults/faults'
import * as loading from '@/ui/browser/import-with-retry'
import { fillClaim, fillField, send, sendButton } from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { until } from '@tests/support/clock'
import { demo, server } from '@tests/support/server'

const SENT = 'Tu reclamo ha sido enviado correctamente.'
const PEDRO = { Nombre: 'Pedro', Apellido: 'Muñoz', 'RUT/DNI': '5261117-2' }
const LUZ = { Nombre: 'Luz', Apellido: 'Muñoz', 'RUT/DNI': 'ABC12345' }

type Person = Readonly<Record<keyof typeof PEDRO, string>>

const LABELS = ['Nombre', 'Apellido', 'RUT/DNI'] as const

const group = (number: number) => screen.getByRole('group', { name: `Pasajero ${number}` })

const fieldsOf = (number: number) =>
  LABELS.map((label) => within(group(number)).getByLabelText<HTMLInputElement>(label))

async function addCompanion(number: number, person: Person) {
  fireEvent.click(screen.getByRole('button', { name: 'Agregar otro pasajero' }))
  await screen.findByRole('group', { name: `Pasajero ${number}` })
  fieldsOf(number).forEach((input, index) => {
    fireEvent.change(input, { target: { value: person[LABELS[index] ?? 'Nombre'] } })
    fireEvent.blur(input)
  })
}

/** First names of the received claims. */
const arrived = () => demo.state.sentClaims.map(({ fields }) => fields['name'])

/** Makes claim requests fail, by their number. */
function failFor(faults: Readonly<Record<number, FaultName>>) {
  let calls = 0
  server.use(
    http.post('*/api/v1/claim/', (call) => {
      calls += 1
      const name = faults[calls]
      // `undefined` lets the demo API respond.
      return name && demo.fault(name)(call)
    }),
  )
}

/** Sends the claim of Ana María and these companions. */
async function sendFamily(companions: readonly Person[]) {
  const { user } = await renderApp({ path: '/reclamo' })
  fillClaim()
  for (const [at, person] of companions.entries()) await addCompanion(at + 2, person)
  send()
  return user
}

async function sendAgain() {
  await until(() => !sendButton().hasAttribute('disabled'))
  send()
}

describe('claim for several passengers', () => {
  it('sends one claim each, in order, with the same content, and shows which is being sent', async () => {
    const gate = createGate()
    let calls = 0
    server.use(
      http.post('*/api/v1/claim/', async () => {
        calls += 1
        if (calls === 2) await gate.opened
        return undefined
      }),
    )
    const user = await sendFamily([PEDRO, LUZ])
    expect(await screen.findByText('Pasajero 2 de 3: Pedro Muñoz')).toBeInTheDocument()
    gate.open()
    await screen.findByText(SENT)
    expect(arrived()).toEqual(['Ana María', 'Pedro', 'Luz'])
    await screen.findByText('Para los 3 pasajeros: hasta $750.000 en total.')
    const [first, second, third] = demo.state.sentClaims
    expect(second?.fields).toEqual({
      ...first?.fields,
      name: 'Pedro',
      lastname: 'Muñoz',
      rut: '5.261.117-2',
    })
    expect(third?.files).toEqual(first?.files)
    await user.click(await screen.findByRole('button', { name: 'Crear otro reclamo' }))
    expect(screen.queryByRole('group', { name: 'Pasajero 2' })).not.toBeInTheDocument()
  })

  it('focuses an added passenger, the button after a removal, and a missing field', async () => {
    const { user } = await renderApp({ path: '/reclamo' })
    await user.click(screen.getByRole('button', { name: 'Agregar otro pasajero' }))
    await waitFor(() => expect(fieldsOf(2)[0]).toHaveFocus())
    await user.click(within(group(2)).getByRole('button', { name: 'Quitar pasajero' }))
    expect(screen.queryByRole('group', { name: 'Pasajero 2' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Agregar otro pasajero' })).toHaveFocus()
    fillClaim()
    await addCompanion(2, { ...PEDRO, Apellido: '' })
    expect(sendButton()).toBeDisabled()
    expect(sendButton()).toHaveAccessibleDescription('Falta: datos de otro pasajero')
    await user.click(screen.getByRole('link', { name: 'Falta: datos de otro pasajero' }))
    expect(fieldsOf(2)[1]).toHaveFocus()
    await user.paste('Muñoz')
    await user.clear(fieldsOf(2)[2] ?? document.body)
    await user.paste('12345678-5')
    send()
    const link = await screen.findByRole('link', { name: /^Pasajero 2, RUT\/DNI: Este RUT/ })
    await user.click(link)
    expect(fieldsOf(2)[2]).toHaveFocus()
    expect(fieldsOf(2)[2]).toBeInvalid()
    expect(demo.state.sentClaims).toHaveLength(0)
  })
})

it('restores the companions of a draft of an earlier version, before one that is being added', async () => {
  const texts = { name: 'Ana', companions: [{ name: 'Luz', lastname: 'Muñoz', rut: 'ABC12345' }] }
  const value = { texts: { ...texts, sent: ['123456785'] }, files: [], revision: 'a' }
  await saveOnDevice('claim-draft||reclamo', { value, savedAt: Date.now() })
  const [readGate, codeGate] = [createGate(), createGate()]
  const read = records.readRecord
  vi.spyOn(records, 'readRecord').mockImplementation(async (id, now) => {
    if (id.kind === 'claim-draft') await readGate.opened
    return read(id, now)
  })
  const load = loading.importWithRetry
  vi.spyOn(loading, 'importWithRetry').mockImplementation(async (from) => {
    if (String(from).includes('Companions')) await codeGate.opened
    return load(from)
  })
  await renderApp({ path: '/reclamo' })
  // Pressed before the draft and the code of companions are there.
  fireEvent.click(screen.getByRole('button', { name: 'Agregar otro pasajero' }))
  readGate.open()
  await screen.findByText(/^Recuperamos tu borrador/)
  codeGate.open()
  await screen.findByRole('group', { name: 'Pasajero 3' })
  expect(fieldsOf(2).map((input) => input.value)).toEqual(['Luz', 'Muñoz', 'ABC12345'])
})

describe('a companion of a draft', () => {
  const texts = { name: 'Ana', lastname: 'Muñoz', rut: '12.345.678-5' }
  const whole = { id: '2', name: 'Pedro', lastname: 'Muñoz', rut: '5.261.117-2' }

  async function openDraft(companions: readonly unknown[]) {
    const value = { texts: { ...texts, sendings: {}, companions }, files: [], revision: 'a' }
    await saveOnDevice('claim-draft||reclamo', { value, savedAt: Date.now() })
    await renderApp({ path: '/reclamo' })
    await screen.findByRole('group', { name: 'Pasajero 2' })
  }

  const editButton = (number: number) =>
    screen.queryByRole('button', { name: `Editar Pasajero ${number}` })

  it('is one line if all its fields are valid, opens for good when edited, and when the first passenger gets its document', async () => {
    await openDraft([
      whole,
      { ...whole, id: '3', rut: '12345678' },
      { ...whole, id: '4', lastname: '' },
      { ...whole, id: '5', rut: '5.261.117-1' },
      { ...whole, id: '6', rut: texts.rut },
    ])
    expect(group(2)).toHaveTextContent('Pedro Muñoz · 5.261.117-2')
    for (const number of [4, 5, 6]) expect(fieldsOf(number)[0]).toHaveValue('Pedro')
    expect(screen.getAllByRole('button', { name: /^Editar Pasajero/ })).toHaveLength(2)
    fireEvent.click(editButton(3) ?? document.body)
    expect(fieldsOf(3)[0]).toHaveFocus()
    fireEvent.change(fieldsOf(3)[0] ?? document.body, { target: { value: 'Pablo' } })
    fireEvent.blur(fieldsOf(3)[0] ?? document.body)
    expect(editButton(3)).not.toBeInTheDocument()

    expect(editButton(2)).toBeInTheDocument()
    const [first = document.body] = screen.getAllByLabelText('RUT/DNI')
    fireEvent.change(first, { target: { value: whole.rut } })
    await waitFor(() => expect(editButton(2)).not.toBeInTheDocument())
  })
})

describe('interrupted filing', () => {
  it('by a lost answer is asked about, skips the claim that the user has confirmed, and the receipt lists all passengers', async () => {
    failFor({ 2: 'acted-then-reset' })
    const user = await sendFamily([PEDRO, LUZ])
    const state = await screen.findByRole('region', { name: 'Estado del envío' })
    expect(state).toHaveTextContent(
      /^Ya enviamos: Ana María Muñoz Pérez\. No sabemos si recibimos el reclamo de Pedro Muñoz: salió hoy a las \d\d:\d\d y la respuesta no llegó\. Falta: Luz Muñoz\./,
    )
    expect(group(2)).toHaveTextContent(/Pedro MuñozNo sabemos si llegó/)
    expect(within(group(2)).getByLabelText('Nombre')).toHaveValue('Pedro')
    await sendAgain()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Estado del envío' })).toHaveFocus(),
    )
    expect(arrived()).toEqual(['Ana María', 'Pedro'])
    await user.click(screen.getByRole('button', { name: 'Ya me llegó el correo' }))
    expect(
      await screen.findByText(
        /^Ya enviamos: Ana María Muñoz Pérez, Pedro Muñoz\. Falta: Luz Muñoz/,
      ),
    ).toBeVisible()
    send()
    await screen.findByText(SENT)
    expect(arrived()).toEqual(['Ana María', 'Pedro', 'Luz'])
    for (const person of ['Ana María Muñoz Pérez', 'Pedro Muñoz', 'Luz Muñoz']) {
      expect(screen.getByText(person)).toBeVisible()
    }
  })

  it('validates an added passenger only on blur, gives nobody the state of a removed one, and can become a new claim, which is sent for all', async () => {
    failFor({ 2: '422' })
    const user = await sendFamily([PEDRO])
    await screen.findByText(/^Ya enviamos: Ana María/)
    await user.click(screen.getByRole('button', { name: 'Agregar otro pasajero' }))
    await screen.findByRole('group', { name: 'Pasajero 3' })
    for (const input of fieldsOf(3)) expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await user.click(within(group(3)).getByRole('button', { name: 'Quitar pasajero' }))
    expect(screen.getByText(/No aceptaron el de Pedro/)).toBeVisible()
    await user.click(within(group(2)).getByRole('button', { name: 'Quitar pasajero' }))
    await addCompanion(2, PEDRO)
    expect(screen.queryByText(/No aceptaron el de/)).not.toBeInTheDocument()
    fillField('Mensaje', 'La vuelta también fue cancelada.')
    await user.click(screen.getByRole('button', { name: /^Es otro reclamo/ }))
    expect(screen.queryByText(/^Ya enviamos/)).not.toBeInTheDocument()
    await sendAgain()
    await screen.findByText(SENT)
    expect(arrived()).toEqual(['Ana María', 'Ana María', 'Pedro'])
  })

  it('at any passenger keeps the claims that were sent, sends the others once, and the receipt shows the e-mail of each', async () => {
    failFor({ 1: 'reset', 3: '401', 4: '422', 6: '422' })
    const user = await sendFamily([PEDRO, LUZ])
    await user.click(await screen.findByRole('button', { name: 'Enviar otra vez' }))
    const CONTINUE = 'Vuelve a enviar y seguimos solo con quienes faltan.'
    const after401 = `Ya enviamos: Ana María Muñoz Pérez. Falta: Pedro Muñoz, Luz Muñoz. ${CONTINUE}`
    expect(await screen.findByText(after401)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/tus datos y archivos/i),
    )
    expect(arrived()).toEqual(['Ana María'])

    await sendAgain()
    const after422 = `Ya enviamos: Ana María Muñoz Pérez. No aceptaron el de Pedro Muñoz. Falta: Luz Muñoz. ${CONTINUE}`
    expect(await screen.findByText(after422)).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/tus datos y archivos/i),
    )
    expect(arrived()).toEqual(['Ana María'])

    await sendAgain()
    await screen.findByText(
      /^Ya enviamos: Ana María Muñoz Pérez, Pedro Muñoz\. No aceptaron el de Luz/,
    )
    expect(group(2)).toHaveTextContent('Pedro MuñozEnviado')
    expect(within(group(2)).queryByRole('textbox')).not.toBeInTheDocument()
    expect(group(1)).toHaveTextContent('Ana María Muñoz PérezEnviado')
    expect(screen.getAllByLabelText('Nombre')).toHaveLength(1)
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana.munoz@correo.cl')

    fillField('Correo electrónico', 'luz@correo.cl')
    await sendAgain()
    await screen.findByText(SENT)
    expect(arrived()).toEqual(['Ana María', 'Pedro', 'Luz'])
    const mails = demo.state.sentClaims.map(({ fields }) => fields['email'] ?? '')
    expect(mails).toEqual(['ana.munoz@correo.cl', 'ana.munoz@correo.cl', 'luz@correo.cl'])
    for (const mail of new Set(mails)) expect(screen.getByText(maskEmail(mail))).toBeVisible()
  })
})
