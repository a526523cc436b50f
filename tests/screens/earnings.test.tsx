import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { formatEarningsShare, toEarningsFacts } from '@/screens/earnings/earnings-facts'
import { renderApp } from '@tests/support/app'
import { demo, server } from '@tests/support/server'

const QR = '*/api/v1/qr/me'
const FAILED = 'Failed to load QR info'

async function openWith(claims_count: number, valid_claims: number, amount: number) {
  server.use(http.get(QR, () => HttpResponse.json({ claims_count, valid_claims, amount })))
  await renderApp({ path: '/qr-info', as: 'TAXI' })
  await screen.findByRole('img')
}

/** The figures by label. */
function figures() {
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

describe('earnings of a referrer', () => {
  it('show submitted and valid claims, share and average', async () => {
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis Ganancias')
    expect(await screen.findByText('$165.000')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Tu código QR' })).toBeVisible()
    expect(figures()).toEqual({ 'Reclamos enviados': '18', 'Reclamos válidos enviados': '11' })
    expect(screen.getByRole('img')).toHaveAccessibleName('11 de 18 reclamos fueron válidos')
    expect(screen.getByText(/^El 61 % de los reclamos/)).toBeVisible()
    expect(screen.getByText('En promedio, $15.000 por reclamo válido.')).toBeVisible()
  })

  it('show an invitation without claims', async () => {
    await openWith(0, 0, 0)
    expect(screen.getByText('$0')).toBeVisible()
    expect(screen.getByText(/^Todavía no llega ningún reclamo/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|Infinity|undefined|null/)
  })

  it('show no average without valid claims', async () => {
    await openWith(5, 0, 0)
    expect(screen.getByText(/^El 0 % de los reclamos/)).toBeVisible()
    expect(screen.getByText(/^Ganas con cada reclamo válido/)).toBeVisible()
  })

  it('never divide by zero, and the share is between 0 and 1', () => {
    const count = fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 5000 }))
    fc.assert(
      fc.property(count, count, fc.integer(), (claims_count, valid_claims, amount) => {
        const { share, average } = toEarningsFacts({ claims_count, valid_claims, amount })
        if (share !== null) expect(share >= 0 && share <= 1).toBe(true)
        if (average !== null) expect(Number.isFinite(average)).toBe(true)
        expect(share === null).toBe(claims_count <= 0)
        expect(average === null).toBe(valid_claims <= 0)
      }),
    )
  })

  it.each([
    [0, '0 %'],
    [0.001, '1 %'],
    [11 / 18, '61 %'],
    [0.999, '99 %'],
    [1, '100 %'],
  ])('format a share of %d as %s', (share, text) => {
    expect(formatEarningsShare(share)).toBe(text)
  })
})

describe('missing earnings', () => {
  it('show a loading text', async () => {
    server.use(http.get(QR, demo.fault('never')))
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    const loading = await screen.findByText('Loading QR info...')
    expect(loading).toBeVisible()
    expect(loading).toHaveAttribute('lang', 'en')
  })

  it('show an error and load on "Reintentar"', async () => {
    server.use(http.get(QR, demo.fault('500')))
    const { user } = await renderApp({ path: '/qr-info', as: 'TAXI' })
    const failed = await screen.findByText(FAILED)
    expect(failed).toHaveAttribute('lang', 'en')
    expect(screen.getByRole('alert')).toContainElement(failed)
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('$165.000')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('tell a passenger that the page is for referrers', async () => {
    await renderApp({ path: '/qr-info', as: 'USER' })
    expect(await screen.findByText(FAILED)).toBeVisible()
    expect(screen.getByText(/para quienes invitan pasajeros/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir a mi perfil' })).toBeVisible()
  })

  it('offer a visitor to sign in', async () => {
    const { user } = await renderApp({ path: '/qr-info' })
    expect(await screen.findByText(FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ingresar' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
  })
})
