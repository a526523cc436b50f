import { useState } from 'react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DeskActions } from '@/features/claim-editor/shared/desk-actions'
import { Providers, setUpPerson } from '@tests/support/mount'
import { describe, expect, it, vi } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { saveChargeAttempt } from '@/device/charge-memory'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { ClaimDetailsDialog } from '@/features/claim-editor/details/ClaimDetailsDialog'
import { http, HttpResponse } from 'msw'
import { signInAs } from '@tests/support/app'
import { WithActions } from '@tests/support/desk-actions'
import { changeClaim, savedClaim } from '@tests/support/rows'
import { demo, server } from '@tests/support/server'

const FULL: Claim = {
  id: 1042,
  name: 'Camila',
  lastname: 'Rojas Díaz',
  rut: '12.345.678-5',
  email: 'camila@correo.cl',
  phone: '+56912345670',
  reservation_code: 'ABC123',
  handler: 'Equipo Legal',
  created_at: '2026-01-02T03:30:00',
  category: 'EN ESPERA DE DOCUMENTOS',
  subcategory: 'FALTAN DOCUMENTOS',
  type: 'RETRASO',
  submitted_date: '2026-02-03',
  case_number: 'C-7',
  tracking_id: 'TRK9',
  case_folder: 'https://drive.google.com/drive/folders/x',
  last_customer_contact: '2026-03-04',
  last_airline_contact: '2026-04-05',
  updated_at: '2026-05-06',
  next_step: 'Pedir boleta',
  flight_id: 'LA100',
  documents: ['Pasaje', 'Boletas de gastos'],
  agency: 'Agencia Sur',
  alias: 'REF-1',
  airline: 'LATAM',
  raw: {},
}

const EMPTY = Object.fromEntries(
  Object.keys(FULL).map((field) => [field, null]),
) as unknown as Claim

/** One field of each kind with its text; `claim-fields.test.ts` has all. */
const SHOWN: readonly (readonly [string, string])[] = [
  ['ID', '1042'],
  ['Nombre', 'Camila'],
  ['Documentos que faltan', 'Pasaje, Boletas de gastos'],
  ['Carpeta Drive', 'Abrir carpeta'],
  ['Fecha de recepción', '02/01/2026'],
  ['Último contacto con el cliente', '04/03/2026'],
]

type Opened = DeskActions & Pick<Parameters<typeof ClaimDetailsDialog>[0], 'claim'>

function open({ claim = FULL, ...actions }: Partial<Opened> = {}) {
  const calls = { onClose: vi.fn(), edit: vi.fn(), charge: vi.fn() }
  const user = setUpPerson()
  const client = createQueryClient()
  const detailsOf = (shown: Claim | null) => (
    <Providers client={client}>
      <WithActions actions={{ ...calls, ...actions }}>
        <ClaimDetailsDialog open claim={shown} place={null} onClose={calls.onClose} />
      </WithActions>
    </Providers>
  )
  const view = render(detailsOf(claim))
  return { user, ...calls, ...view, show: (next: Claim) => view.rerender(detailsOf(next)) }
}

const button = (name: string) => screen.getByRole('button', { name })

function valueOf(label: string): HTMLElement {
  const at = screen.getAllByRole('term').findIndex(({ textContent }) => textContent === label)
  const value = screen.getAllByRole('definition')[at]
  if (!value) throw new Error(`${label} has no value`)
  return value
}

/** The place of the claim in its list. */
const position = () =>
  screen.getByText((_text, element) => /^Reclamo \d+($| · )/.test(element?.textContent ?? ''), {
    selector: 'p',
  })

describe('claim details', () => {
  it('show every field with its label, link a safe folder, and offer chat, copy, print, edit, charge and close', async () => {
    const { user, onClose, edit, charge } = open()
    expect(screen.getByRole('dialog', { name: 'Detalles del Reclamo' })).toBeVisible()
    // Outside a list there is no next claim.
    expect(screen.queryByRole('button', { name: 'Siguiente' })).not.toBeInTheDocument()
    expect(position()).toHaveTextContent(/^Reclamo 1042$/)
    expect(screen.getAllByRole('definition')).toHaveLength(25)
    for (const [label, text] of SHOWN) expect(valueOf(label), label).toHaveTextContent(text)
    const link = screen.getByRole('link', { name: 'Abrir carpeta' })
    expect(link).toHaveAttribute('href', FULL.case_folder)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const chat = screen.getByRole('link', { name: 'Chat' })
    expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/56912345670\?/)
    expect(chat).toHaveAttribute('target', '_blank')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const copied = [
      ['correo', 'camila@correo.cl'],
      ['teléfono', '+56912345670'],
      ['número de caso', 'C-7'],
      ['código de reserva', 'ABC123'],
      ['tracking', 'TRK9'],
    ] as const
    for (const [what] of copied) await user.click(button(`Copiar ${what}`))
    expect(write.mock.calls).toEqual(copied.map(([, text]) => [text]))
    expect(screen.getAllByText('Copiado').at(-1)).toBeVisible()
    write.mockRejectedValue(new Error('denied'))
    await user.click(button('Copiar correo'))
    expect(await screen.findByText(/Tu navegador no nos deja copiar/)).toBeVisible()
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await user.click(button('Imprimir'))
    expect(print).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('afterprint'))
    await user.click(button('Editar'))
    await user.click(button('Cobrar'))
    await user.click(button('Cerrar'))
    await user.keyboard('{Escape}')
    expect(edit).toHaveBeenCalledTimes(1)
    expect(charge).toHaveBeenCalledTimes(1)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('show "-" for missing fields, HTML and an unsafe folder as text, and no chat or e-mail that cannot arrive', () => {
    const { show } = open({ charge: undefined })
    expect(screen.queryByRole('button', { name: 'Cobrar' })).not.toBeInTheDocument()
    expect(valueOf('Último contacto con el cliente')).toHaveTextContent(/hace \d+ días|hoy/)
    show({ ...FULL, category: 'CASO GANADO' })
    expect(valueOf('Último contacto con el cliente')).toHaveTextContent(/^04\/03\/2026$/)
    show({ ...FULL, name: '<img src=x onerror=alert(1)>', case_folder: 'javascript:alert(1)' })
    expect(valueOf('Nombre')).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(within(valueOf('Carpeta Drive')).queryByRole('link')).not.toBeInTheDocument()
    expect(valueOf('Carpeta Drive')).toHaveTextContent('javascript:alert(1)')
    show({ ...FULL, phone: 'sin número', email: 'camila' })
    expect(button('Chat')).toBeDisabled()
    expect(button('Chat')).toHaveAccessibleDescription(
      'Chat no disponible: el reclamo no tiene un teléfono que sirva.',
    )
    // The label of the field alone.
    expect(screen.getAllByText('Correo')).toHaveLength(1)
    show({ ...EMPTY, name: ' ', documents: [' '], created_at: ' ' })
    for (const value of screen.getAllByRole('definition')) {
      expect(value).toHaveTextContent(/^-( ?Sin contacto)?$/)
    }
    expect(screen.queryByRole('button', { name: /^Copiar/ })).not.toBeInTheDocument()
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/undefined|null|NaN/)
  })
})

const CLAIMS = [FULL, { ...FULL, id: 7, case_number: 'C-8' }, { ...FULL, id: 8, name: 'Luis' }]

/** Navigates a list of three as the desk does. */
function ClaimSequence() {
  const [index, setIndex] = useState(0)
  return (
    <Providers client={createQueryClient()}>
      <WithActions>
        <ClaimDetailsDialog
          open
          claim={CLAIMS[index] ?? null}
          place={{ index, count: CLAIMS.length, isOpenEnded: false }}
          onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
          onNext={index < CLAIMS.length - 1 ? () => setIndex(index + 1) : undefined}
          onClose={() => undefined}
        />
      </WithActions>
    </Providers>
  )
}

describe('previous and next claim', () => {
  it('are reached by buttons and by keys, without a modifier and not in a field or outside, and announced', async () => {
    const user = setUpPerson()
    render(<ClaimSequence />)
    expect(position()).toHaveAttribute('aria-live', 'polite')
    expect(position()).toHaveTextContent('Reclamo 1042 · 1 de 3')
    expect(button('Anterior')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Siguiente'))
    await user.click(button('Siguiente'))
    expect(position()).toHaveTextContent('Reclamo 8 · 3 de 3')
    expect(button('Siguiente')).toHaveAttribute('aria-disabled', 'true')
    // At the end of the list the button keeps the focus and does nothing.
    await user.click(button('Siguiente'))
    expect(button('Siguiente')).toHaveFocus()
    expect(position()).toHaveTextContent('3 de 3')
    await user.click(button('Anterior'))
    expect(position()).toHaveTextContent('Reclamo 7 · 2 de 3')
    await user.click(button('Copiar número de caso'))
    expect(screen.getByText('Copiado')).toBeVisible()
    await user.click(button('Siguiente'))
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument()

    const steps = [
      ['k{ArrowRight}', '3 de 3'],
      ['jj', '3 de 3'],
      ['{Control>}k{/Control}', '3 de 3'],
      ['k', '2 de 3'],
      ['{Alt>}{ArrowLeft}{/Alt}x', '2 de 3'],
      ['{ArrowLeft}', '1 de 3'],
      ['k', '1 de 3'],
      ['jk', '1 de 3'],
    ] as const
    for (const [keys, place] of steps) {
      await user.keyboard(keys)
      expect(position(), keys).toHaveTextContent(place)
    }

    const field = document.createElement('input')
    screen.getByRole('dialog').append(field)
    act(() => field.focus())
    fireEvent.keyDown(field, { key: 'j' })
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(position()).toHaveTextContent('1 de 3')
  })
})

/** The text of the chat link, also while a dialog covers it. */
function chatText(): string | null {
  const chat = screen.getByRole('link', { name: 'Chat', hidden: true })
  return new URL(chat.getAttribute('href') ?? '').searchParams.get('text')
}

const choice = () => screen.getByLabelText('Plantilla del chat')

describe('messages to the passenger', () => {
  const MISSING =
    'Hola Camila, te escribimos de Vuelo Justo. Para seguir con tu reclamo 1042 contra LATAM, reserva ABC123, necesitamos algunos documentos: pasaje y boletas de gastos.\n\nPuedes responder este mensaje con una foto o un PDF de cada uno.'

  it('start with the template of the status or empty, and use custom templates, which can be reset, and imported from a file, with an error for an invalid one', async () => {
    signInAs('LEGAL')
    const { user, show } = open()
    expect(choice()).toHaveDisplayValue('Faltan documentos')
    expect(chatText()).toBe(MISSING)
    const mail = screen.getByRole('link', { name: 'Correo' }).getAttribute('href') ?? ''
    expect(mail).toMatch(/^mailto:camila@correo\.cl\?/)
    const query = new URLSearchParams(mail.split('?')[1])
    expect(query.get('subject')).toBe('Faltan documentos para tu reclamo 1042')
    expect(query.get('body')).toBe(MISSING.replaceAll('\n', '\r\n'))
    await user.click(await screen.findByRole('button', { name: 'Cambiar plantillas' }))
    const text = await screen.findByLabelText('Texto')
    fireEvent.change(text, { target: { value: 'Hola {nombre}[, falta {documentos}.' } })
    expect(text).toHaveAccessibleDescription(/Hay un \[ o un \] sin su pareja/)
    fireEvent.change(text, { target: { value: 'Hola {nombre}, falta {documentos}. {cosa}' } })
    expect(text).toHaveAccessibleDescription(/No conocemos \{cosa\}/)
    await user.click(button('Listo'))
    await waitFor(() => expect(chatText()).toBe('Hola Camila, falta pasaje y boletas de gastos.'))
    await user.click(await screen.findByRole('button', { name: 'Cambiar plantillas' }))
    await user.click(await screen.findByRole('button', { name: 'Volver al original' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(chatText()).toBe(MISSING))

    await user.click(await screen.findByRole('button', { name: 'Cambiar plantillas' }))
    const input = await screen.findByLabelText('Importar plantillas')
    const upload = (content: string) => user.upload(input, new File([content], 'p.json'))
    await upload('{')
    expect(await screen.findByRole('alert')).toHaveTextContent('no es un JSON válido')
    const row = { id: 'faltan-documentos', asunto: 'Papeles', texto: 'Hola {nombre}.' }
    const file = { tipo: 'plantillas-de-mensajes', version: 1, plantillas: [row] }
    await upload(JSON.stringify(file))
    expect(await screen.findByText('Se importó 1 plantilla.')).toBeVisible()
    expect(chatText()).toBe('Hola Camila.')
    await user.click(button('Deshacer'))
    await waitFor(() => expect(chatText()).toBe(MISSING))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))

    show({ ...FULL, category: 'ALGO NUEVO', subcategory: null })
    expect(choice()).toHaveDisplayValue('Sin plantilla')
    expect(chatText()).toBeNull()
    await user.selectOptions(choice(), 'Caso ganado')
    expect(chatText()).toContain('Ganamos tu reclamo 1042')
  })
})

describe('charge messages to the passenger', () => {
  /** Serves the last digits of the card, which not every server sends. */
  function serveCard() {
    const cardInfo = { lastFourDigits: '4242', brand: 'Visa' }
    const lookups: string[] = []
    server.use(
      http.get('*/api/v1/users/by-email/*', ({ request }) => {
        lookups.push(request.url)
        return HttpResponse.json({ email: FULL.email, hasRegisteredCard: true, cardInfo })
      }),
    )
    return lookups
  }

  function openWon() {
    signInAs('ADMIN')
    return open({ claim: { ...FULL, category: 'CASO GANADO', subcategory: null } })
  }

  it('require the compensation before the charge, and name fee, compensation and card', async () => {
    const lookups = serveCard()
    const { user } = openWon()
    expect(chatText()).toContain('Ganamos tu reclamo 1042')
    expect(lookups).toEqual([])
    await user.selectOptions(choice(), 'Avisa el cobro')
    expect(screen.getByRole('button', { name: 'Chat' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Chat' })).toHaveAccessibleDescription(
      'Escribe la compensación: el mensaje dice cuánto cobraremos.',
    )
    expect(screen.queryByRole('link', { name: 'Correo' })).not.toBeInTheDocument()
    const field = screen.getByLabelText('Compensación (CLP)')
    fireEvent.change(field, { target: { value: '250000,50' } })
    expect(field).toHaveAccessibleDescription(/“250000,50” y lo leemos como \$25\.000\.050/)
    await user.clear(field)
    await user.type(field, '250000')
    expect(field).not.toHaveAccessibleDescription()
    await waitFor(() =>
      expect(chatText()).toContain('Cobraremos $50.000 (20 % de $250.000) a tu tarjeta ••4242.'),
    )
  })

  it('ask for a compensation that only the subject names', async () => {
    serveCard()
    const { user } = openWon()
    await user.click(await screen.findByRole('button', { name: 'Cambiar plantillas' }))
    const subject = await screen.findByLabelText('Asunto del correo')
    fireEvent.change(subject, { target: { value: 'Ganamos {compensacion}' } })
    await user.click(button('Listo'))
    await user.type(await screen.findByLabelText('Compensación (CLP)'), '250000')
    const mail = screen.getByRole('link', { name: 'Correo', hidden: true })
    expect(mail.getAttribute('href')).toContain(encodeURIComponent('Ganamos $250.000'))
  })

  it('start with the receipt of the charged order after a charge, not after an unknown outcome', async () => {
    serveCard()
    openWon()
    const at = new Date(2026, 10, 21, 19).getTime()
    const attempt = { claimId: '1042', amount: 50_000, order: 'claim-1042-17', at } as const
    const unsure = { ...attempt, order: 'claim-1042-18', at: at + 1 }
    act(() => void saveChargeAttempt({ ...unsure, outcome: 'unknown' }))
    expect(choice()).not.toHaveDisplayValue('Comprobante del cobro')
    act(() => void saveChargeAttempt({ ...attempt, outcome: 'charged' }))
    expect(choice()).toHaveDisplayValue('Comprobante del cobro')
    await waitFor(() => expect(chatText()).toContain('Cobramos $50.000 a tu tarjeta ••4242:'))
    expect(chatText()).toContain('Orden: claim-1042-17, del 21/11/2026.')
  })
})

describe('other claims of the passenger', () => {
  const OTHERS = 'Otros reclamos de esta persona'

  it('are found by e-mail, searched again after an error, open on click, and are the newest of many, all on request', async () => {
    signInAs('LEGAL')
    const person = savedClaim(1014)
    const claim = toClaimRecord({ ...person })
    changeClaim(1015, { email: person.email?.toUpperCase(), category: 'CASO GANADO' })
    const openClaim = vi.fn()
    server.use(http.get('*/api/v1/claims/', demo.fault('403'), { once: true }))
    const { user, show } = open({ claim, open: openClaim })
    await user.click(await screen.findByRole('button', { name: 'Buscar otra vez' }))
    expect(await screen.findByRole('heading', { name: OTHERS })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: '1015: abrir este reclamo' }))
    expect(openClaim.mock.calls).toMatchObject([[{ id: 1015 }]])
    // The pressed button is not among the other claims of the next one.
    expect(screen.getByRole('dialog', { name: 'Detalles del Reclamo' })).toHaveFocus()

    const email = 'agencia@ejemplo.cl'
    for (let id = 1015; id <= 1024; id += 1) changeClaim(id, { email })
    show(toClaimRecord({ ...person, email, rut: null }))
    const others = await screen.findByRole('region', { name: OTHERS })
    const shown = () => within(others).getAllByRole('listitem')
    expect(shown()).toHaveLength(8)
    expect(shown()[0]).toHaveTextContent('1024')
    await user.click(within(others).getByRole('button', { name: 'Ver los 10' }))
    expect(shown()).toHaveLength(10)
    await user.click(within(others).getByRole('button', { name: 'Ver menos' }))
    expect(shown()).toHaveLength(8)
  })
})
