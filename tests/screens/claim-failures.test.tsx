// eslint-disable-next-line testing-library/no-manual-cleanup -- a reload: the page goes, the device stays
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as loading from '@/ui/browser/import-with-retry'
import { SlowXhr } from '@tests/api/client/slow-xhr'
import {
  FILLED,
  PHOTO_NAME,
  TICKET_NAME,
  attach,
  fieldOf,
  fillClaim,
  fillField,
  isOnPage,
  leaveField,
  readForm,
  send,
  sendButton,
  termsBox,
} from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { setOnline } from '@tests/support/page'
import { demo, server } from '@tests/support/server'
import { passTime, stopTimers, until } from '@tests/support/clock'

const SENT = 'Tu reclamo ha sido enviado correctamente.'
const SNACKBAR = 'Hubo un problema al enviar tu reclamo. Inténtalo más tarde.'
const UNKNOWN =
  'Tus datos y archivos siguen aquí. No sabemos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez.'
const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

/** Text that must never reach the user. */
const TECHNICAL = /undefined|NaN|\[object|<html|SyntaxError|Failed to fetch|TypeError/

/** A photo in it is never ready. */
class SilentWorker extends EventTarget {
  postMessage = () => undefined
  terminate = () => undefined
}

let posts = 0

beforeEach(() => {
  posts = 0
  SlowXhr.last = null
})

/** Answers the claim requests and counts them. */
function answerWith(resolver: HttpResponseResolver) {
  server.use(
    http.post('*/api/v1/claim/', (call) => {
      posts += 1
      return resolver(call)
    }),
  )
}

async function expectNothingLost() {
  // The notice appears before the button is enabled again.
  await until(() => !sendButton().hasAttribute('disabled'))
  expect(readForm()).toEqual(FILLED)
  expect(termsBox()).toBeChecked()
  expect(sendButton()).toHaveTextContent('Enviar reclamo')
  expect(document.body).not.toHaveTextContent(TECHNICAL)
}

const sendingState = () => screen.getByRole('region', { name: 'Estado del envío' })

/** True if the control takes no input. */
const isHeld = (control: HTMLElement) =>
  // eslint-disable-next-line testing-library/no-node-access -- jsdom lets inert controls be used
  control.closest('[inert]') !== null

async function openFilledForm() {
  const { user } = await renderApp({ path: '/reclamo' })
  fillClaim()
  leaveField('RUT/DNI')
  return user
}

async function sendAgainWell() {
  server.resetHandlers()
  send()
  await screen.findByText(SENT)
  expect(demo.state.sentClaims).toHaveLength(1)
  expect(demo.state.sentClaims[0]?.files).toMatchObject([
    { name: TICKET_NAME, text: '%PDF vuelo H2 512' },
    { name: PHOTO_NAME, text: 'foto de la boleta' },
  ])
  expect(screen.queryByText(SNACKBAR)).not.toBeInTheDocument()
}

describe('failed claim', () => {
  it('of a user whose session the server rejects is sent once more without it', async () => {
    answerWith(({ request }) =>
      request.headers.has('Authorization') ? new HttpResponse(null, { status: 401 }) : undefined,
    )
    await renderApp({ path: '/reclamo', as: 'USER' })
    await screen.findByText(/^Completamos tus datos/)
    fillClaim()
    send()
    await screen.findByText(SENT)
    expect(await screen.findByText(/^Tu sesión había terminado/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ingresar otra vez' })).toBeVisible()
    expect(posts).toBe(2)
    expect(demo.state.sentClaims).toHaveLength(1)
  })

  it('shows the sentence of SPEC for six seconds, and links to the fields that the server refused, until they are changed', async () => {
    const detail = [{ type: 'value_error', loc: ['body', 'phone'], msg: 'Value error' }]
    answerWith(() => HttpResponse.json({ detail }, { status: 422 }))
    const user = await openFilledForm()
    stopTimers()
    send()
    const words = 'No aceptaron este dato: corrígelo.'
    const advice = /^Tus datos y archivos siguen aquí\. No aceptaron lo que dice en Teléfono/
    await until(() => isOnPage(SNACKBAR))
    // The summary takes the focus; one alert is enough.
    expect(screen.getByRole('alert')).toHaveTextContent(SNACKBAR)
    passTime(5999)
    expect(screen.getByText(SNACKBAR)).toBeVisible()
    passTime(1)
    expect(screen.queryByText(SNACKBAR)).not.toBeInTheDocument()
    passTime(1000)
    expect(screen.queryByText(SNACKBAR)).not.toBeInTheDocument()
    expect(screen.getByText(advice)).toBeVisible()
    vi.useRealTimers()
    await user.click(await screen.findByRole('link', { name: `Teléfono: ${words}` }))
    expect(fieldOf('Teléfono')).toHaveFocus()
    expect(fieldOf('Teléfono')).toHaveAccessibleDescription(expect.stringContaining(words))
    fillField('Teléfono', '+56 9 8765 4320')
    await waitFor(() => expect(screen.queryByText(words, { exact: false })).toBeNull())
    expect(screen.queryByText(advice)).not.toBeInTheDocument()
    await sendAgainWell()
  })

  it('may have arrived: the advice says so, and it is asked about also after a reload and a change of the form', async () => {
    answerWith(demo.fault('acted-then-reset'))
    await openFilledForm()
    send()
    await screen.findByText(UNKNOWN)
    expect(demo.state.sentClaims).toHaveLength(1)
    await expectNothingLost()
    await waitFor(() => expect(sendingState()).not.toHaveTextContent('No sabemos'))
    setOnline(false)
    expect(screen.getByText('Estás sin conexión.')).toBeVisible()
    setOnline(true)
    expect(screen.getByText('Volvió la conexión.')).toBeVisible()
    send()
    await waitFor(() => expect(sendingState()).toHaveFocus())
    expect(posts).toBe(1)
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
    expect(sendingState()).toHaveTextContent(
      /^No sabemos si recibimos el reclamo de Ana María Muñoz Pérez: salió hoy a las \d\d:\d\d y la respuesta no llegó\./,
    )
    fillField('Mensaje', 'Ahora con el número de vuelo: H2 512')
    fireEvent(document, new Event('visibilitychange'))
    await until(() => isOnPage('Borrador guardado en este equipo'))
    cleanup()
    await renderApp({ path: '/reclamo' })
    await screen.findByText(/^Recuperamos tu borrador/)
    expect(await screen.findByRole('region', { name: 'Estado del envío' })).toBeVisible()
    fireEvent.click(termsBox())
    await until(() => !sendButton().hasAttribute('disabled'))
    send()
    await waitFor(() => expect(sendingState()).toHaveFocus())
    expect(posts).toBe(1)
    expect(screen.getByRole('link', { name: /^Preguntar por WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('Ana%20Mar%C3%ADa'),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Ya me llegó el correo' }))
    await screen.findByText(SENT)
    expect(posts).toBe(1)
  })
})

it('sends a claim of unknown outcome again only once the photo in work is attached, if asked to', async () => {
  answerWith(demo.fault('acted-then-reset'))
  await openFilledForm()
  send()
  await screen.findByText(UNKNOWN)
  server.resetHandlers()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Only workers open pictures')))
  vi.stubGlobal('Worker', SilentWorker)
  attach(new File([new Uint8Array(6 * 1024 * 1024)], 'pesada.jpg', { type: 'image/jpeg' }))
  fireEvent.click(await screen.findByText('Enviar otra vez'))
  expect(await screen.findByText(/^Enviaremos todo apenas terminemos/)).toBeVisible()
  expect(demo.state.sentClaims).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Quitar pesada.jpg' }))
  // What waited is sent without another question.
  await screen.findByText(SENT)
  expect(demo.state.sentClaims).toHaveLength(2)
})

describe('the next user', () => {
  it('sees nothing of a failed claim, not even the names of its files', async () => {
    answerWith(() => new HttpResponse(null, { status: 413 }))
    await renderApp({ path: '/reclamo', as: 'USER' })
    fillClaim()
    send()
    await screen.findByText(new RegExp(`el servidor no acepta tanto: .*${PHOTO_NAME}`))
    act(() => void signInAs('TAXI'))
    await waitFor(() => expect(fieldOf('Mensaje')).toHaveValue(''))
    expect(document.body).not.toHaveTextContent(PHOTO_NAME)
  })
})

describe('claim being sent', () => {
  it('says so, makes the browser ask before the page is closed, can be cancelled during the upload, and was then not sent', async () => {
    const user = await openFilledForm()
    const isAsking = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(isAsking()).toBe(false)
    vi.stubGlobal('XMLHttpRequest', SlowXhr)
    sendButton().focus()
    send()
    await waitFor(() => expect(SlowXhr.last).not.toBeNull())
    expect(await screen.findByText('Enviando...')).toBeDisabled()
    expect(screen.getByText('Enviando tu reclamo. No cierres la página.')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Subiendo tu reclamo' })).toBeVisible()
    // What is changed now would not be in it.
    expect(isHeld(fieldOf('Mensaje'))).toBe(true)
    expect(isHeld(screen.getByText('Cancelar envío'))).toBe(false)
    // The disabled button loses the focus; on the cancel button a second Enter would cancel.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Envío' })).toHaveFocus())
    act(() => SlowXhr.last?.progress(50))
    expect(isAsking()).toBe(true)
    setOnline(false)
    expect(screen.queryByText(/^Estás sin conexión/)).not.toBeInTheDocument()
    setOnline(true)
    expect(screen.queryByText(/^Volvió la conexión/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancelar envío' }))
    expect(await screen.findByText(CANCELLED)).toBeVisible()
    await waitFor(() => expect(isAsking()).toBe(false))
    await waitFor(() => expect(sendButton()).toHaveFocus())
    expect(isHeld(fieldOf('Mensaje'))).toBe(false)
    expect(SlowXhr.last?.aborted).toBe(true)
    await expectNothingLost()
    // While it is sent again, nothing is told of the attempt before.
    SlowXhr.last = null
    send()
    await waitFor(() => expect(SlowXhr.last).not.toBeNull())
    expect(screen.queryByText(CANCELLED)).not.toBeInTheDocument()
    act(() => SlowXhr.last?.progress(50))
    await user.click(await screen.findByRole('button', { name: 'Cancelar envío' }))
    await screen.findByText(CANCELLED)
    await expectNothingLost()
    vi.unstubAllGlobals()
    await sendAgainWell()
  })

  it('waits for the code that keeps the user on the page, also if it comes late', async () => {
    const [slowLine, arrival] = [createGate(), createGate()]
    const { importWithRetry } = loading
    vi.spyOn(loading, 'importWithRetry').mockImplementation(async (load) => {
      if (load.toString().includes('SendingGuard')) await slowLine.opened
      return importWithRetry(load)
    })
    answerWith(() => arrival.opened.then(() => HttpResponse.json({})))
    const { router } = await renderApp({ path: '/reclamo' })
    fillClaim()
    stopTimers()
    send()
    await until.turns(50)
    expect(posts).toBe(0)
    slowLine.open()
    await until(() => posts === 1)
    await act(() => router.navigate('/equipo'))
    await until(() => isOnPage('Tu reclamo va en camino'))
    expect(router.state.location.pathname).toBe('/reclamo')
    arrival.open()
  })
})
