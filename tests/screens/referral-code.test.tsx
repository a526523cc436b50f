import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listRecords } from '@/device/records'
import { renderApp } from '@tests/support/app'
import { changeUser } from '@tests/support/rows'
import { scanCode } from '@tests/support/scan-code'
import { demo, server } from '@tests/support/server'

const QR = '*/api/v1/qr/me'
const SHOW = 'Ver mi código'
const REMOVE = 'Quitar de este equipo'

const idInput = () => screen.findByLabelText('Identificador QR')
const findCode = (id: string) => screen.findByRole('img', { name: `Código QR de ${id}` })

const storedCode = async () => {
  const records = await listRecords({ kind: 'preference', owner: 'taxi@demo.cl' }, new Date())
  return records.get('qr-identifier')?.value
}

async function openAndType(text: string) {
  // An account without a code of its own, so that it is typed.
  changeUser({ alias: null }, 'taxi@demo.cl')
  const view = await renderApp({ path: '/qr-info', as: 'TAXI' })
  await view.user.click(await idInput())
  await view.user.paste(text)
  await view.user.click(screen.getByRole('button', { name: SHOW }))
  return view
}

/** jsdom has no navigator.share. */
function stubShare(share: Navigator['share']) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

describe("referrer's code on the earnings page", () => {
  it('is created from the address that their code opens, shared with the dialog of the device, and restored after a reload', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    stubShare(share)
    const typed = 'https://vuelojusto.cl/reclamo?id=TAXI-77'
    const { user, unmount } = await openAndType(typed)
    expect(scanCode(await findCode('TAXI-77'))).toBe(`${location.origin}/reclamo?id=TAXI-77`)
    expect(screen.getByRole('heading', { name: 'Comparte tu código' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Compartir mi código' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Vuelo Justo',
      text: '¿Tuviste algún problema con tu vuelo? Crea tu reclamo en Vuelo Justo:',
      url: `${location.origin}/reclamo?id=TAXI-77`,
    })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await waitFor(async () => expect(await storedCode()).toBe('TAXI-77'))
    unmount()
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(await findCode('TAXI-77')).toBeVisible()
    expect(await screen.findByText('Código sin verificar')).toBeVisible()
    expect(screen.queryByLabelText('Identificador QR')).not.toBeInTheDocument()
  })

  it('is not created from nothing or from a text that is too long, can be changed or not, and removed', async () => {
    const { user } = await openAndType('   ')
    expect(screen.getByText('Escribe tu identificador para ver tu código.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancelar' })).not.toBeInTheDocument()
    await user.click(await idInput())
    await user.paste('x'.repeat(2000))
    expect(await idInput()).toBeValid()
    await user.click(screen.getByRole('button', { name: SHOW }))
    expect(screen.getByText(/^Es demasiado largo/)).toBeVisible()
    expect(await idInput()).toBeInvalid()
    expect(await idInput()).toHaveFocus()
    expect(await storedCode()).toBeUndefined()

    await user.clear(await idInput())
    await user.type(await idInput(), 'TAXI-77{Enter}')
    await findCode('TAXI-77')
    await user.click(screen.getByRole('button', { name: 'Cambiar identificador' }))
    expect(await idInput()).toHaveValue('TAXI-77')
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(await findCode('TAXI-77')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cambiar identificador' }))
    await user.clear(await idInput())
    await user.type(await idInput(), 'TAXI-78{Enter}')
    expect(scanCode(await findCode('TAXI-78'))).toContain('id=TAXI-78')
    await user.click(await screen.findByRole('button', { name: REMOVE }))
    expect(await idInput()).toHaveValue('')
    await waitFor(async () => expect(await storedCode()).toBe(''))
  })

  it('is the alias of the account, over the whole screen, also after another one, which is marked, and without a network later', async () => {
    const { user, unmount } = await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(scanCode(await findCode('TAXI-DEMO'))).toBe(`${location.origin}/reclamo?id=TAXI-DEMO`)
    expect(await screen.findByText('Este código es tuyo')).toBeVisible()
    expect(screen.queryByRole('button', { name: REMOVE })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Mostrar a pantalla completa' }))
    const shown = await screen.findByRole('dialog', { name: 'Tu código QR' })
    const code = within(shown).getByRole('img', { name: /^Código QR de TAXI-DEMO/ })
    expect(scanCode(code)).toBe(`${location.origin}/reclamo?id=TAXI-DEMO`)
    const languages = within(shown).getAllByText(/20%/)
    expect(languages.map(({ lang }) => lang)).toEqual(['es', 'en', 'pt'])
    await user.click(within(shown).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(await screen.findByRole('button', { name: 'Cambiar identificador' }))
    await user.clear(await idInput())
    await user.type(await idInput(), 'TAXI-DEM0{Enter}')
    expect(await screen.findByText('Código sin verificar')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Abrir su enlace' })).toHaveAttribute(
      'href',
      `${location.origin}/reclamo?id=TAXI-DEM0`,
    )
    await user.click(screen.getByRole('button', { name: 'Usar TAXI-DEMO' }))
    expect(await screen.findByText('Este código es tuyo')).toBeVisible()
    await waitFor(async () => expect(await storedCode()).toBe('TAXI-DEMO'))
    unmount()
    server.use(
      http.get('*/api/v1/user/', demo.fault('offline')),
      http.get(QR, demo.fault('offline')),
    )
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(await findCode('TAXI-DEMO')).toBeVisible()
  })

  it("is typed if the account's alias is too long for a code, also if the earnings fail to load", async () => {
    changeUser({ alias: 'x'.repeat(3000) }, 'taxi@demo.cl')
    server.use(http.get(QR, demo.fault('500')))
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(await screen.findByText('Failed to load QR info')).toBeVisible()
    expect(await idInput()).toHaveValue('')
  })
})

describe('sharing the code', () => {
  it('without a share dialog copies the link, opens a chat, prints and downloads', async () => {
    const { user } = await openAndType('TAXI-77')
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }))
    expect(write).toHaveBeenCalledWith(`${location.origin}/reclamo?id=TAXI-77`)
    expect(await screen.findByText('Enlace copiado.')).toBeVisible()
    const chat = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por WhatsApp' }).href,
    )
    expect(chat.origin + chat.pathname).toBe('https://wa.me/')
    expect(chat.searchParams.get('text')).toMatch(/Crea tu reclamo.*\/reclamo\?id=TAXI-77$/)
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledOnce()
    const own = within(screen.getByRole('region', { name: 'Comparte tu código' }))
    expect(own.getByRole('button', { name: 'Descargar PNG' })).toBeEnabled()
    expect(own.getByRole('button', { name: 'Descargar SVG' })).toBeEnabled()
    const printed: (string | null)[] = []
    const allCodes = () =>
      screen.getAllByRole('img', { name: 'Código QR de TAXI-77', hidden: true })
    print.mockImplementation(() => {
      printed.push(...allCodes().map(scanCode))
    })
    for (const [name, count] of [
      ['Imprimir 8 tarjetas', 8],
      ['Letrero A6', 1],
    ] as const) {
      printed.length = 0
      await user.click(screen.getByRole('button', { name }))
      // The page's own preview is the first.
      expect(printed).toEqual(Array(count + 1).fill(`${location.origin}/reclamo?id=TAXI-77`))
      fireEvent(window, new Event('afterprint'))
      expect(allCodes()).toHaveLength(1)
    }
  })
})
