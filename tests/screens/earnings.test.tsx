import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { listRecords } from '@/device/records'
import {
  earningsShare,
  formatEarningsChange,
  formatEarningsShare,
} from '@/screens/earnings/earnings-facts'
import { renderApp } from '@tests/support/app'
import { createGate } from '@tests/support/gate'
import { property } from '@tests/support/property'
import { server } from '@tests/support/server'

const QR = '*/api/v1/qr/me'
const FAILED = 'Failed to load QR info'

/** The figures by label. */
function figures() {
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  const values = screen.getAllByRole('definition').map((value) => value.textContent)
  return Object.fromEntries(labels.map((label, index) => [label, values[index]]))
}

describe('earnings of a referrer', () => {
  it('show submitted and valid claims, their share, the time and what changed since the last visit, but no price per claim, and an invitation without claims', async () => {
    server.use(
      http.get(QR, () => HttpResponse.json({ claims_count: 0, valid_claims: 0, amount: 0 })),
    )
    const { unmount } = await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(await screen.findByText('$0')).toBeVisible()
    expect(screen.getByText(/^Todavía no llega ningún reclamo/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|Infinity|undefined|null/)
    expect(screen.queryByText(/^Desde el/)).not.toBeInTheDocument()
    await waitFor(async () => {
      const stored = await listRecords({ kind: 'preference', owner: 'taxi@demo.cl' }, new Date())
      expect(stored.get('seen-earnings')?.value).toMatchObject({ claims_count: 0 })
    })
    unmount()
    server.resetHandlers()
    await renderApp({ path: '/qr-info', as: 'TAXI' })
    expect(
      await screen.findByText(
        /^Desde el \d\d\/11 \d\d:\d\d: 18 reclamos más, 11 válidos más y \$165\.000 más\.$/,
      ),
    ).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis Ganancias')
    expect(screen.getByText('$165.000')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Tu código QR' })).toBeVisible()
    expect(figures()).toEqual({ 'Reclamos enviados': '18', 'Reclamos válidos enviados': '11' })
    expect(screen.getByRole('img', { name: '11 de 18 reclamos fueron válidos' })).toBeVisible()
    expect(screen.getByText(/^El 61 % de los reclamos/)).toBeVisible()
    expect(screen.getByText(/^Actualizado el \d\d\/11\/2026, \d\d:\d\d\.$/)).toBeVisible()
    expect(screen.getByText(/^Un reclamo es válido cuando/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/promedio|por reclamo|por cada/)
  })

  it.each([
    [{ claims_count: 5, valid_claims: 2, amount: 1000 }, ''],
    [{ claims_count: 6, valid_claims: 3, amount: 1000 }, '1 reclamo más y 1 válido más'],
    [{ claims_count: 7, valid_claims: 1, amount: 1000 }, '2 reclamos más y 1 válido menos'],
    [{ claims_count: 5, valid_claims: 2, amount: 250 }, '$750 menos'],
  ])('changed to %j are %j', (now, text) => {
    const before = { claims_count: 5, valid_claims: 2, amount: 1000 }
    expect(formatEarningsChange(before, now)).toBe(text)
  })

  const count = fc.oneof(fc.constant(0), fc.integer({ min: -5, max: 5000 }))
  property('never divide by zero, and the share is 0 to 1', [count, count], (sent, valid) => {
    const share = earningsShare({ claims_count: sent, valid_claims: valid, amount: 0 })
    if (share !== null) expect(share >= 0 && share <= 1).toBe(true)
    expect(share === null).toBe(sent <= 0)
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
  it('offer a visitor to sign in, show a loading text and then an error, and tell a passenger that the page is for referrers', async () => {
    const { user, unmount } = await renderApp({ path: '/qr-info' })
    expect(await screen.findByText(FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ingresar' }))
    expect(await screen.findByRole('dialog', { name: 'Ingresa o Regístrate' })).toBeVisible()
    unmount()
    const gate = createGate()
    server.use(http.get(QR, () => gate.opened))
    await renderApp({ path: '/qr-info', as: 'USER' })
    const loading = await screen.findByText('Loading QR info...')
    expect(loading).toBeVisible()
    expect(loading).toHaveAttribute('lang', 'en')
    gate.open()
    const failed = await screen.findByText(FAILED)
    expect(screen.getByRole('alert')).toContainElement(failed)
    expect(screen.queryByRole('heading', { name: 'Comparte tu código' })).not.toBeInTheDocument()
    expect(screen.getByText(/para quienes invitan pasajeros/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir a mi perfil' })).toBeVisible()
  })
})
