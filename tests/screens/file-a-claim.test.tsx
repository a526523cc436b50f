import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  PHOTO_NAME,
  TICKET_NAME,
  TYPED,
  fieldOf,
  fillClaim,
  fillField,
  isOnPage,
  readForm,
  send,
  sendButton,
  termsBox,
} from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { demo } from '@tests/support/server'
import { passTime, stopTimers, until } from '@tests/support/clock'

const SENT = 'Tu reclamo ha sido enviado correctamente.'

const EMPTY_FORM = {
  ...Object.fromEntries(Object.keys(TYPED).map((label) => [label, ''])),
  Teléfono: '+56',
  files: [],
}

function lastClaim() {
  const claim = demo.state.sentClaims.at(-1)
  if (!claim) throw new Error('no claim has arrived')
  return claim
}

describe('filing a claim', () => {
  it('is reached with Tab in page order, and sends every field as it was typed, both files and the QR code of the referrer', async () => {
    const { user } = await renderApp({ path: '/reclamo?id=a%2Fb%20%C3%B1%26c' })
    const consent = within(screen.getByRole('region', { name: '4 Autorización' }))
    const privacy = consent.getByRole('link', { name: 'Qué hacemos con tus datos' })
    expect(privacy).toHaveAttribute('href', '/privacidad')
    expect(privacy).toHaveAttribute('target', '_blank')
    const story = `${'é'.repeat(1980)}\nNadie 🧳 <b>x`
    fillClaim({
      Nombre: '<img src=x> D’Angelo',
      Apellido: '  O\'Higgins & "李"  ',
      Mensaje: story,
    })
    const button = (name: string | RegExp) => screen.getByRole('button', { name })
    const link = (name: string | RegExp) => screen.getByRole('link', { name })
    const readPdf = await screen.findByRole('button', { name: 'Leer datos del PDF' })
    act(() => button('Escanear tarjeta de embarque').focus())
    for (const stop of [
      button(/^Pegar el correo o SMS/),
      screen.getByRole('radio', { name: 'Cancelación' }),
      screen.getByRole('radio', { name: 'SKY' }),
      screen.getByLabelText('Número de vuelo'),
      screen.getByLabelText('Fecha del vuelo'),
      fieldOf('Mensaje'),
      screen.getByLabelText('Elegir archivos'),
      button(`Quitar ${TICKET_NAME}`),
      readPdf,
      button(`Quitar ${PHOTO_NAME}`),
      ...(['Nombre', 'Apellido', 'RUT/DNI'] as const).map(fieldOf),
      screen.getByLabelText('País del teléfono'),
      ...(['Teléfono', 'Correo electrónico'] as const).map(fieldOf),
      button('Agregar otro pasajero'),
      termsBox(),
      link(/^Qué hacemos con tus datos/),
      link(/términos y condiciones \(PDF/),
      ...['Qué pasó', 'Documentos', 'Quién viajó', 'Autorización'].map((step) =>
        link(`Listo: ${step}`),
      ),
      sendButton(),
    ]) {
      await user.tab()
      expect(stop).toHaveFocus()
    }
    await user.keyboard('{Enter}')
    await screen.findByText(SENT)
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
})

describe('after the claim is sent', () => {
  it('shows success after 80 ms at the top of the page with focus, without the form, and an estimate, and has sent the QR code of before the sign-in', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    const { router } = await renderApp({ path: '/reclamo?id=TAXI-77' })
    act(() => void signInAs('USER'))
    await act(() => router.navigate('/equipo'))
    await act(() => router.navigate('/reclamo'))
    await screen.findByText(/^Completamos tus datos/)
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
    expect(lastClaim().fields['qr_id']).toBe('TAXI-77')
  })

  it('shows no amount for another kind of problem, and offers an empty form for another claim', async () => {
    const { user } = await renderApp({ path: '/reclamo?tipo=RETRASO&aerolinea=LATAM' })
    fillClaim({ 'Tipo de reclamo': 'OTRO' })
    send()
    await screen.findByText(SENT)
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
