import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { qrFileName } from '@/features/referral-code/qr-files'
import { renderApp } from '@tests/support/app'
import { catchDownloads } from '@tests/support/downloads'
import { scanCode } from '@tests/support/scan-code'

const idInput = () => screen.getByLabelText('Identificador QR')
const findCode = (id: string) => screen.findByRole('img', { name: `Código QR de ${id}` })

describe('QR code of a referrer', () => {
  const CODES = [
    ['a plain identifier', 'TAXI-77', 'TAXI-77'],
    ['its own signs', 'a/b?c=d&e#f%20+', 'a/b?c=d&e#f%20+'],
    ['Spanish letters and spaces', 'ñandú Peñalolén 9', 'ñandú Peñalolén 9'],
    ['other scripts and emoji', '李 🧳', '李 🧳'],
    ['spaces around it', '  TAXI-77  ', 'TAXI-77'],
    ['a cut emoji', 'taxi\uD83D', 'taxi\uFFFD'],
  ] as const

  it('needs an identifier that can be scanned, and opens the claim form with it, whatever its signs', async () => {
    const { user } = await renderApp({ path: '/qr' })
    const buttons = ['Imprimir', 'Descargar SVG', 'Descargar PNG'].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect(screen.getByText('Escribe un identificador y verás aquí su código.')).toBeVisible()
    buttons.forEach((button) => expect(button).toBeDisabled())
    await user.click(idInput())
    await user.paste('   ')
    buttons.forEach((button) => expect(button).toBeDisabled())
    await user.paste('T')
    buttons.forEach((button) => expect(button).toBeEnabled())
    await user.paste('x'.repeat(2000))
    expect(screen.getByText(/^Es demasiado largo para un código/)).toBeVisible()
    expect(idInput()).toBeInvalid()
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled()

    for (const [what, typed, id] of CODES) {
      await user.clear(idInput())
      await user.click(idInput())
      await user.paste(typed)
      const text = scanCode(await findCode(typed.trim()))
      expect(text, what).toBe(`${location.origin}/reclamo?id=${encodeURIComponent(id)}`)
      expect(new URL(text ?? '').searchParams.get('id'), what).toBe(id)
    }
  })
})

describe('download of the QR code', () => {
  it('saves an SVG named after the identifier, offers it if the browser cannot draw a PNG, and prints the code with brand and slogan', async () => {
    const { files: saved, names } = catchDownloads()
    const { user } = await renderApp({ path: '/qr' })
    await user.click(idInput())
    await user.paste('Taxi Ñ/7')
    await user.click(screen.getByRole('button', { name: 'Descargar SVG' }))
    expect(names).toEqual(['qr-taxi-n-7.svg'])
    const svg = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'image/svg+xml')
    expect(svg.documentElement.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(scanCode(svg.documentElement)).toBe(
      `${location.origin}/reclamo?id=${encodeURIComponent('Taxi Ñ/7')}`,
    )

    await user.click(screen.getByRole('button', { name: 'Descargar PNG' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Descarga el SVG')

    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledOnce()
    const sheet = screen.getByRole('region', { name: 'Vista previa de la hoja' })
    expect(sheet).toHaveTextContent('Vuelo Justo')
    expect(sheet).toHaveTextContent('¿Tuviste algún problema con tu vuelo?')
    expect(sheet).toHaveTextContent('Taxi Ñ/7')
  })

  it.each([
    ['TAXI-77', 'qr-taxi-77'],
    ['../../etc', 'qr-etc'],
    ['🧳', 'qr-codigo'],
  ])('names the file of %s safely: %s', (id, name) => {
    expect(qrFileName(id)).toBe(name)
  })
})
