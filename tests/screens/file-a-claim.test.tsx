import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  PHOTO_NAME,
  TICKET_NAME,
  TYPED,
  attach,
  buildFiles,
  fieldOf,
  fillClaim,
  fillField,
  isOnPage,
  readForm,
  send,
  sendButton,
  termsBox,
  valueOf,
} from '@tests/support/fill-claim'
import { renderApp } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { passTime, stopTimers, until } from '@tests/support/clock'

const SENT = 'Tu reclamo ha sido enviado correctamente.'

const EMPTY_FORM = {
  ...Object.fromEntries(Object.keys(TYPED).map((label) => [label, ''])),
  Teléfono: '+56',
  files: [],
}

async function fileClaim(other: Parameters<typeof fillClaim>[0] = {}) {
  fillClaim(other)
  send()
  await screen.findByText(SENT)
}

function lastClaim() {
  const claim = demo.state.sentClaims.at(-1)
  if (!claim) throw new Error('no claim has arrived')
  return claim
}

describe('filing a claim', () => {
  it('sends every field as it was typed, both files and the QR code of the referrer', async () => {
    await renderApp({ path: '/reclamo?id=a%2Fb%20%C3%B1%26c' })
    const consent = within(screen.getByRole('region', { name: '4 Autorización' }))
    const privacy = consent.getByRole('link', { name: 'Qué hacemos con tus datos' })
    expect(privacy).toHaveAttribute('href', '/privacidad')
    expect(privacy).toHaveAttribute('target', '_blank')
    const story = `${'é'.repeat(1980)}\nNadie 🧳 <b>x`
    await fileClaim({
      Nombre: '<img src=x> D’Angelo',
      Apellido: '  O\'Higgins & "李"  ',
      Mensaje: story,
    })
    expect(demo.state.sentClaims).toHaveLength(1)
    expect(lastClaim().fields).toStrictEqual({
      name: '<img src=x> D’Angelo',
      lastname: 'O\'Higgins & "李"',
      rut: '12.345.678-5',
      phone: '+56987654321',
      email: 'ana.munoz@correo.cl',
      type: 'CANCELACIÓN',
      airline: 'SKY',
      // Line ends in multipart text are CRLF.
      message: story.replace('\n', '\r\n'),
      qr_id: 'a/b ñ&c',
    })
    expect(lastClaim().files).toEqual([
      { name: TICKET_NAME, size: 17, type: 'application/pdf', text: '%PDF vuelo H2 512' },
      { name: PHOTO_NAME, size: 17, type: 'image/jpeg', text: 'foto de la boleta' },
    ])
  })

  it('works with the keyboard, in page order', async () => {
    const { user } = await renderApp({ path: '/reclamo' })
    // Pastes the text, because only the navigation keys are under test.
    const write = async (text: string) => {
      await user.paste(text)
      await user.tab()
    }
    act(() => screen.getByRole('button', { name: 'Escanear tarjeta de embarque' }).focus())
    await user.tab()
    expect(screen.getByRole('button', { name: /^Pegar el correo o SMS/ })).toHaveFocus()
    await user.tab()
    expect(fieldOf('Tipo de reclamo')).toHaveFocus()
    await user.keyboard(' {ArrowDown}')
    expect(valueOf('Tipo de reclamo')).toBe('RETRASO')
    await user.tab()
    expect(fieldOf('Aerolínea')).toHaveFocus()
    await user.keyboard(' ')
    await user.tab()
    expect(screen.getByLabelText('Número de vuelo')).toHaveFocus()
    await write('la 123')
    expect(screen.getByLabelText('Fecha del vuelo')).toHaveFocus()
    await user.tab()
    expect(fieldOf('Mensaje')).toHaveFocus()
    expect(fieldOf('Mensaje')).toHaveValue('Vuelo LA 123')
    await user.paste('Cinco horas')
    await user.keyboard('{Enter}')
    await write('tarde')
    expect(screen.getByLabelText('Elegir archivos')).toHaveFocus()
    attach(...buildFiles())
    await user.tab()
    expect(screen.getByRole('button', { name: `Quitar ${TICKET_NAME}` })).toHaveFocus()
    const readPdf = await screen.findByRole('button', { name: 'Leer datos del PDF' })
    await user.tab()
    expect(readPdf).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: `Quitar ${TICKET_NAME}` })).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(fieldOf('Nombre')).toHaveFocus()
    await write('Ana')
    expect(fieldOf('Apellido')).toHaveFocus()
    await write('Paz')
    expect(fieldOf('RUT/DNI')).toHaveFocus()
    await write('12345678-5')
    expect(screen.getByLabelText('País del teléfono')).toHaveFocus()
    await user.tab()
    expect(fieldOf('Teléfono')).toHaveFocus()
    await write('987654321')
    expect(fieldOf('Correo electrónico')).toHaveFocus()
    await write('a@b.cl')
    expect(screen.getByRole('button', { name: 'Agregar otro pasajero' })).toHaveFocus()
    await user.tab()
    expect(termsBox()).toHaveFocus()
    await user.keyboard(' ')
    await user.tab()
    expect(screen.getByRole('link', { name: /^Qué hacemos con tus datos/ })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: /términos y condiciones \(PDF/ })).toHaveFocus()
    for (const step of ['Qué pasó', 'Documentos', 'Quién viajó', 'Autorización']) {
      await user.tab()
      expect(screen.getByRole('link', { name: `Listo: ${step}` })).toHaveFocus()
    }
    await user.tab()
    expect(sendButton()).toHaveFocus()
    await user.keyboard('{Enter}')
    await screen.findByText(SENT)
    expect(lastClaim().fields).toMatchObject({
      name: 'Ana',
      rut: '12.345.678-5',
      phone: '+56987654321',
      type: 'RETRASO',
      airline: 'LATAM',
      message: 'Vuelo LA 123\r\nCinco horas\r\ntarde',
    })
    expect(lastClaim().files.map(({ name }) => name)).toEqual([TICKET_NAME])
  })
})

describe('QR code of the referrer', () => {
  it('is kept after a visit to the home page', async () => {
    const { user, router } = await renderApp({ path: '/reclamo?id=TAXI-77' })
    const nav = within(screen.getByRole('navigation', { name: 'Principal' }))
    await act(() => router.navigate('/'))
    await user.click(nav.getByRole('link', { name: 'Crea tu reclamo' }))
    await screen.findByRole('heading', { level: 1, name: 'Crear Reclamo' })
    expect(router.state.location.search).toBe('')
    await fileClaim()
    expect(lastClaim().fields['qr_id']).toBe('TAXI-77')
  })

  it('is kept when the passenger signs in', async () => {
    const { user, router } = await renderApp({ path: '/reclamo?id=TAXI-77' })
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByLabelText('Correo electrónico'))
    await user.paste('pasajero@demo.cl')
    await user.click(dialog.getByLabelText('Contraseña'))
    await user.paste('demo-1234')
    await user.click(dialog.getByRole('button', { name: 'Ingresar' }))
    await screen.findByRole('heading', { level: 1, name: 'TU PERFIL' })
    await act(() => router.navigate('/reclamo'))
    await screen.findByText(/^Completamos tus datos/)
    await fileClaim()
    expect(lastClaim().fields['qr_id']).toBe('TAXI-77')
  })
})

describe('after the claim is sent', () => {
  it('shows success after 80 ms at the top of the page with focus, without the form, and an estimate', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await renderApp({ path: '/reclamo' })
    fillClaim({ 'Tipo de reclamo': 'RETRASO' })
    stopTimers()
    scrollTo.mockClear()
    send()
    await until(() => isOnPage('Compensación posible'))
    const title = screen.getByRole('heading', { level: 1 })
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 })
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    passTime(79)
    expect(title).not.toHaveTextContent(SENT)
    passTime(1)
    expect(title).toHaveTextContent(SENT)
    expect(title).toHaveFocus()
    expect(screen.getByText('hasta $180.000')).toBeVisible()
    expect(screen.getByText('RETRASO')).toBeVisible()
    expect(screen.getByText('Estimación')).toBeVisible()
    expect(
      screen.getByText(/^Recibes hasta \$144\.000\. .*\$36\.000, solo si ganas\.$/),
    ).toBeVisible()
  })

  it('shows no amount for another kind of problem, and offers an empty form for another claim', async () => {
    const { user } = await renderApp({ path: '/reclamo?tipo=RETRASO&aerolinea=LATAM' })
    await fileClaim({ 'Tipo de reclamo': 'OTRO' })
    expect(
      screen.getByText('Evaluaremos tu caso y te diremos cuánto podrías recibir.'),
    ).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/hasta|\$/)
    await user.click(await screen.findByRole('button', { name: 'Crear otro reclamo' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Crear Reclamo' })).toHaveFocus()
    expect(readForm()).toEqual(EMPTY_FORM)
    expect(termsBox()).not.toBeChecked()
    expect(screen.queryByText(/Recuperamos tu borrador/)).not.toBeInTheDocument()
    fillClaim({ 'Tipo de reclamo': 'OTRO' })
    send()
    const asked = /^Ya enviaste este reclamo hoy a las \d\d:\d\d\.$/
    expect(await screen.findByText(asked)).toBeVisible()
    // Another claim is another question.
    fillField('Mensaje', 'Otro vuelo')
    expect(screen.queryByText(asked)).not.toBeInTheDocument()
    fillField('Mensaje', TYPED.Mensaje)
    send()
    expect(await screen.findByText(asked)).toBeVisible()
    expect(demo.state.sentClaims).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }))
    await screen.findByText(SENT)
    expect(demo.state.sentClaims).toHaveLength(2)
  })
})
