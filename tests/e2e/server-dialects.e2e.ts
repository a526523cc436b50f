import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DialectName } from '@/mocks/dialects'
import type { DemoState } from '@/mocks/state'
import { firstClaim } from './enter-as'
import { CLAIM, FILES, fillClaim, sendButton } from './fill-claim'
import { openSite } from './site'
import { rowOf } from './staff-changes'

const site = openSite('dist-demo')
/** The one that deviates in everything; tests/screens has the other dialects, batches, the profile and charges. */
const ODD: DialectName = 'raro'

type Tables = Pick<DemoState, 'claims' | 'sentClaims'>

/** The stored tables of the demo. */
async function storedIn(page: Page): Promise<Tables> {
  const text = await page.evaluate(() => localStorage.getItem('vuelo-justo-demo'))
  return (JSON.parse(text ?? 'null') as { readonly state: Tables }).state
}

/** The claims without the date of the last save, by number. */
const claimsOf = ({ claims }: Tables) =>
  Object.fromEntries(claims.map(({ updated_at: _, ...claim }) => [claim.id, claim]))

/** The tables before a journey. The demo stores them at its first change, so this makes one that alters no row. */
async function storeTables(page: Page): Promise<Tables> {
  await page.evaluate(async () => {
    await fetch('/api/v1/auth/password/forgot', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'taxi@demo.cl' }),
    })
  })
  return storedIn(page)
}

/** A read and a write whose address lacks its slash: the redirect keeps body and token. */
const callWithoutSlash = (page: Page) =>
  page.evaluate(async () => {
    const [, token = ''] = /iktoken=([^;]+)/.exec(document.cookie) ?? []
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const read = await fetch('/api/v1/claims?limit=1', { headers })
    const body = JSON.stringify({})
    const sent = await fetch('/api/v1/claims', { method: 'POST', headers, body })
    return [read, sent].map(({ status, redirected, url }) => [
      status,
      redirected,
      new URL(url).pathname,
    ])
  })

describe(`on a server with the dialect "${ODD}"`, () => {
  it('a claim is stored as typed', async () => {
    const { page, finish } = await site.open(`/reclamo?dialecto=${ODD}`)
    const before = await storeTables(page)
    await fillClaim(page)
    await sendButton(page).click()
    await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
    const after = await storedIn(page)
    const added = after.claims.at(-1)
    const { message, ...row } = CLAIM
    expect(added).toMatchObject({ ...row, documents: FILES.map(({ name }) => name), handler: null })
    expect(after.claims.slice(0, -1)).toEqual(before.claims)
    expect(after.sentClaims).toMatchObject([{ fields: { ...row, message } }])
    await finish()
  })

  it('the desk creates and edits a claim, and nothing else changes', async () => {
    // A format that the server does not accept is rejected once, and the browser logs it.
    const { page, finish } = await site.open(`/?dialecto=${ODD}`, {
      viewport: { width: 1280, height: 900 },
      allow: [/status of 422/],
    })
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('button', { name: 'Legal' }).click()
    await page.waitForURL('**/profile')
    await page.getByLabel('Dirección').waitFor()
    const before = await storeTables(page)
    await page.goto('/legal/claim-list')
    await firstClaim(page).waitFor()
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Nuevo Reclamo' })
    await form.getByLabel('Código de reserva').fill('ABC123')
    await form.getByLabel('Responsable').selectOption('Equipo Legal')
    await form.getByLabel('Categoría', { exact: true }).selectOption('INGRESADO')
    await form.getByLabel('Subcategoría').selectOption('SI APLICA COMPENSACIÓN')
    await form.getByLabel('Tipo de reclamo').selectOption('RETRASO')
    await form.getByLabel('Aerolínea', { exact: true }).selectOption('SKY')
    await form.getByLabel('Fecha de presentación').fill('2026-02-03')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    const created = (await storedIn(page)).claims.at(-1)
    expect(created).toMatchObject({
      ...{ reservation_code: 'ABC123', handler: 'Equipo Legal', category: 'INGRESADO' },
      ...{ subcategory: 'SI APLICA COMPENSACIÓN', type: 'RETRASO', airline: 'SKY' },
      ...{ submitted_date: '2026-02-03', email: null, next_step: null, documents: [] },
    })

    await rowOf(page, created?.id ?? 0)
      .getByRole('button', { name: /^Detalles/ })
      .click()
    const details = page.getByRole('dialog', { name: 'Detalles del Reclamo' })
    await details.getByRole('button', { name: 'Editar', exact: true }).click()
    const edit = page.getByRole('dialog', { name: 'Editar Reclamo' })
    await edit.getByLabel('Next Step').fill('Llamar a SKY')
    await edit.getByRole('button', { name: 'Guardar', exact: true }).click()
    await edit.waitFor({ state: 'hidden' })
    await details.getByText('Llamar a SKY').first().waitFor()
    const { updated_at: _, ...row } = created ?? {}
    expect(claimsOf(await storedIn(page))).toEqual({
      ...claimsOf(before),
      [String(created?.id)]: { ...row, next_step: 'Llamar a SKY' },
    })
    expect(await callWithoutSlash(page)).toEqual([
      [200, true, '/api/v1/claims/'],
      [422, true, '/api/v1/claims/'],
    ])
    await finish()
  })
})
