import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import { maskEmail } from '@/domain/claim/receipt/receipt-words'
import * as receiptStore from '@/features/receipt/receipt-store'
import { useStoredReceipts } from '@/features/receipt/use-stored-receipts'
import { getUserKey } from '@/session/session-store'
import * as loading from '@/ui/browser/import-with-retry'
import { setClock, until } from '@tests/support/clock'
import { fillClaim, send, TYPED } from '@tests/support/fill-claim'
import { renderApp, signInAs } from '@tests/support/app'
import { createGate, holdAnswers } from '@tests/support/gate'
import { catchDownloads } from '@tests/support/downloads'

const SENT = 'Tu reclamo ha sido enviado correctamente.'
const CONFIRMED = 'Tu caso ha sido enviado con éxito'
const UNKNOWN = '¿Tu caso ha sido enviado con éxito?'
const REGISTER = 'Crear cuenta con este correo'

const { readReceipts, storeReceipts } = receiptStore

const RECEIPT: Receipt = {
  sentAt: new Date(2026, 10, 20, 19, 57).getTime(),
  type: 'CANCELACIÓN',
  airline: 'LATAM',
  email: 'pasajero@demo.cl',
  flight: 'LA 123, SCL a CCP',
  passengers: ['Camila Rojas', 'Luis Rojas'],
  files: [
    { name: 'tarjeta.jpg', size: 1_000_000 },
    { name: 'pasaje.pdf', size: 200_000 },
  ],
}

afterEach(() => {
  vi.restoreAllMocks()
})

async function openConfirmation(as?: 'USER' | 'LEGAL') {
  const view = await renderApp({ path: '/reclamo-exitoso', ...(as && { as }) })
  return { ...view, main: screen.getByRole('main') }
}

async function openReceipt(receipt: Partial<Receipt> = {}) {
  await storeReceipts([{ ...RECEIPT, ...receipt }], null)
  const view = await openConfirmation()
  await screen.findByRole('heading', { level: 1, name: CONFIRMED })
  return view
}

/** The rows of the receipt by label. */
function rowsOf(main: HTMLElement): Record<string, string[]> {
  const labels = within(main).getAllByRole('term')
  return Object.fromEntries(
    labels.map((label) => [
      label.textContent,

      within(label.parentElement ?? label)
        .getAllByRole('definition')
        .map((row) => row.textContent),
    ]),
  )
}

describe('receipt of a claim', () => {
  it('shows what was sent and is stored on the device', async () => {
    await renderApp({ path: '/reclamo' })
    await until.turns(20)
    expect(screen.queryByText(/Enviaste un reclamo/)).not.toBeInTheDocument()
    fillClaim()
    send()
    await screen.findByText('Compensación posible')
    expect(await screen.findByText(SENT)).toBeVisible()
    const rows = rowsOf(screen.getByRole('main'))
    expect(rows['Enviado']?.[0]).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/)
    expect(rows).toMatchObject({
      Tipo: ['CANCELACIÓN'],
      Pasajero: ['Ana María Muñoz Pérez'],
      Correo: [maskEmail(TYPED['Correo electrónico'])],
      Archivos: ['tarjeta de embarque ñandú.pdf', 'boleta.jpg', '2 archivos, 34 B'],
    })
    expect(rows).not.toHaveProperty('Vuelo')
    expect(screen.getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute('href', '/')
    await waitFor(async () => expect(await readReceipts(null)).not.toBeNull())
  })

  it('may be missing its code: the claim is confirmed without it', async () => {
    const { importWithRetry } = loading
    vi.spyOn(loading, 'importWithRetry').mockImplementation((load) =>
      load.toString().includes('SuccessPanel')
        ? Promise.reject(new Error('offline'))
        : importWithRetry(load),
    )
    await renderApp({ path: '/reclamo' })
    fillClaim()
    send()
    expect(await screen.findByRole('heading', { level: 1, name: SENT })).toHaveFocus()
    expect(screen.getByText(/^Dentro de 24 horas hábiles te escribimos a/)).toBeVisible()
  })

  it('is not called stored on a device that refuses it', async () => {
    vi.spyOn(receiptStore, 'storeReceipts').mockResolvedValue(false)
    await renderApp({ path: '/reclamo' })
    fillClaim()
    send()
    expect(await screen.findByText(/Este navegador no guarda el comprobante/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/en este equipo/)
  })

  it('is named on the form, shown on its own page, can be sent by chat, printed and added to a calendar', async () => {
    setClock(RECEIPT.sentAt + 2 * 60_000)
    await storeReceipts([RECEIPT], null)
    const { user, router } = await renderApp({ path: '/reclamo' })
    expect(await screen.findByText(/^Enviaste un reclamo hoy a las 19:57\./)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ver comprobante' }))
    await screen.findByRole('heading', { level: 1, name: CONFIRMED })
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent(/Dentro de las próximas 24 horas hábiles recibirás un correo/)
    expect(main).not.toHaveTextContent(/no hay un comprobante/)
    expect(rowsOf(main)).toEqual({
      Enviado: ['20/11/2026, 19:57'],
      Tipo: ['CANCELACIÓN'],
      Vuelo: ['LA 123, SCL a CCP'],
      Pasajeros: ['Camila Rojas', 'Luis Rojas'],
      Correo: ['p•••@demo.cl'],
      Archivos: ['tarjeta.jpg', 'pasaje.pdf', '2 archivos, 1,1 MB'],
    })
    expect(within(main).getByText('hasta $250.000')).toBeVisible()
    expect(main).toHaveTextContent('Hoy a las 19:57')
    expect(main).toHaveTextContent('Aprox. el lunes 23/11 a las 19:57, a p•••@demo.cl.')
    expect(main).not.toHaveTextContent(RECEIPT.email)
    const current = within(main).getByRole('listitem', { current: 'step' })
    expect(current).toHaveTextContent('Te decimos si aplica')
    expect(within(main).getByText('Pide el motivo de la cancelación por escrito.')).toBeVisible()
    // The summary has no RUT, phone number or file names.
    const chat = within(main).getByRole('link', { name: 'Enviar el resumen por WhatsApp' })
    const url = new URL(chat.getAttribute('href') ?? '')
    expect(url.host + url.pathname).toBe('wa.me/56900000000')
    const text = url.searchParams.get('text')
    expect(text).toMatch(/^Hola, .*\nEnviado: 20\/11\/2026, 19:57\nTipo: CANCELACIÓN\n/)
    expect(text).not.toMatch(/\.pdf|RUT|fono|pasajero@/)
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { files: saved } = catchDownloads()
    await user.click(screen.getByRole('button', { name: 'Guardar comprobante' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Agregar la respuesta al calendario' }))
    expect(saved[0]?.type).toBe('text/calendar;charset=utf-8')
    expect(await saved[0]?.text()).toContain('SUMMARY:Respuesta de Vuelo Justo sobre tu reclamo')
    await user.click(within(main).getByRole('link', { name: 'Crear otro reclamo' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/reclamo'))
  })
})

describe('receipt of a visitor', () => {
  const ERASE = 'Este equipo no es mío: borrar'

  it('has the whole e-mail for 30 days once the visitor confirms that the device is theirs, and is deleted on request, or says that the browser refuses; then the page asks instead of confirming, and says what to do', async () => {
    const view = await openReceipt()
    expect(view.main).toHaveTextContent('también en este equipo por 24 horas')
    const own = within(view.main).getByRole('button', {
      name: 'Este equipo es mío: guardar 30 días',
    })
    vi.spyOn(receiptStore, 'keepVisitorReceipts').mockResolvedValueOnce(false)
    await view.user.click(own)
    expect(await screen.findByRole('alert')).toHaveTextContent(/Este navegador no lo permitió/)
    await view.user.click(own)
    const notice = await screen.findByText('El comprobante queda 30 días en este equipo.')
    // The focus moves after the notice renders.
    await waitFor(() => expect(notice).toHaveFocus())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(rowsOf(view.main)).toMatchObject({ Correo: ['pasajero@demo.cl'] })
    view.unmount()
    const { user, router, main } = await openConfirmation()
    expect(await screen.findByText('pasajero@demo.cl')).toBeVisible()
    expect(screen.getByText(/^El comprobante queda 30 días/)).not.toHaveFocus()

    const refusal = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('refused', 'InvalidStateError')
    })
    await user.click(within(main).getByRole('button', { name: ERASE }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Este navegador no lo permitió/)
    refusal.mockRestore()
    await user.click(within(main).getByRole('button', { name: ERASE }))
    expect(await screen.findByText(/^Borramos el comprobante de este equipo\./)).toBeVisible()
    expect(main).not.toHaveTextContent(/demo\.cl|Camila/)
    expect(await readReceipts(null)).toBeNull()

    await act(() => router.navigate('/equipo'))
    await act(() => router.navigate('/reclamo-exitoso'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(UNKNOWN)
    expect(main).toHaveTextContent(/no hay un comprobante.*24 horas hábiles.*carpeta de spam/)
    expect(within(main).getByRole('link', { name: 'Crea tu reclamo' })).toHaveAttribute(
      'href',
      '/reclamo',
    )
    expect(within(main).getByRole('link', { name: 'Escríbenos por WhatsApp' })).toBeVisible()
    expect(within(main).getByRole('link', { name: 'Volver al Inicio' })).toHaveAttribute(
      'href',
      '/',
    )
    expect(document.title).not.toMatch(/enviado/i)
  })
})

describe('account from the receipt', () => {
  it('is registered with its e-mail, without the e-mail in the URL, and keeps the receipt', async () => {
    const { user, router, main } = await openReceipt({ email: 'nueva@correo.cl' })
    await user.click(within(main).getByRole('button', { name: REGISTER }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    const signIn = within(await screen.findByRole('dialog'))
    expect(signIn.getByLabelText('Correo electrónico')).toHaveValue('')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(within(main).getByRole('button', { name: REGISTER }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('nueva@correo.cl')
    await user.click(dialog.getByLabelText('Contraseña'))
    await user.paste('clave-segura-1')
    await user.click(dialog.getByLabelText('Repetir contraseña'))
    await user.paste('clave-segura-1')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Registrarme' }))
    expect(await within(main).findByRole('link', { name: 'Ver mis reclamos' })).toHaveAttribute(
      'href',
      '/mis-reclamos',
    )
    expect(within(main).queryByRole('button', { name: REGISTER })).not.toBeInTheDocument()
    expect(rowsOf(main)).toMatchObject({ Correo: ['nueva@correo.cl'] })
    expect(JSON.stringify(router.state.location)).not.toContain('nueva')
  })
})

describe('owner of the receipt', () => {
  it('is never another user, who signs in before the answer arrives', async () => {
    const held = holdAnswers('post', '*/api/v1/claim/')
    await renderApp({ path: '/reclamo', as: 'USER' })
    await screen.findByText(/^Completamos tus datos/)
    fillClaim()
    send()
    await waitFor(() => expect(held.bodies).toHaveLength(1))
    act(() => void signInAs('LEGAL'))
    held.open()
    await screen.findByRole('button', { name: 'Enviar reclamo' })
    expect(screen.getByRole('heading', { level: 1, name: 'Crear Reclamo' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(TYPED.Nombre)
    expect(await readReceipts(getUserKey())).toBeNull()
  })

  it('is never the next user, also while a receipt is shown or still being read', async () => {
    const read = vi.spyOn(receiptStore, 'readReceipts').mockResolvedValue(null)
    read.mockResolvedValueOnce([RECEIPT])
    signInAs('USER')
    const { result } = renderHook(() => useStoredReceipts())
    await waitFor(() => expect(result.current).toEqual([RECEIPT]))
    act(() => void signInAs('LEGAL'))
    expect(result.current).toBeNull()

    const late = createGate()
    read.mockReturnValueOnce(late.opened.then(() => [RECEIPT]))
    act(() => void signInAs('USER'))
    act(() => void signInAs('LEGAL'))
    late.open()
    await until.turns(20)
    expect(result.current).toBeNull()
  })
})
