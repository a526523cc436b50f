import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DialectName } from '@/mocks/dialects'
import type { DemoState } from '@/mocks/state'
import { CLAIM, FILES, fillClaim, sendButton } from './fill-claim'
import { openSite, untilDialogSaid } from './site'
import { changeNotice, placeOf, rowOf } from './staff-changes'

const site = openSite('dist-demo')
const DESKTOP = { viewport: { width: 1280, height: 900 } }
/** The one that deviates in everything; the journeys of each task run on the usual one. */
const ODD: DialectName = 'raro'
/** Two claims with a contact and one without, all on the first page. */
const BATCH = [1235, 1237, 1238]
const WON = 1209

type Tables = Pick<DemoState, 'claims' | 'users' | 'charges' | 'sentClaims'>

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

async function enterAs(person: string) {
  // A format that the server does not accept is rejected once, and the browser logs it.
  const options = { ...DESKTOP, allow: [/status of 422/] }
  const opened = await site.open(`/?dialecto=${ODD}`, options)
  const { page } = opened
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('button', { name: person }).click()
  await page.waitForURL('**/profile')
  await page.getByLabel('Dirección').waitFor()
  return { ...opened, before: await storeTables(page) }
}

async function openList(page: Page, path: string) {
  await page.goto(path)
  await page
    .getByRole('button', { name: /^Detalles del reclamo/ })
    .first()
    .waitFor()
}

const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'))

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

  it('the desk creates, edits and updates claims in a batch, nothing else changes, and "Deshacer" restores every cell', async () => {
    const { page, before, finish } = await enterAs('Legal')
    await openList(page, '/legal/claim-list')
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
    const rows = claimsOf(await storedIn(page))
    expect(rows).toEqual({
      ...claimsOf(before),
      [String(created?.id)]: { ...row, next_step: 'Llamar a SKY' },
    })
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'hidden' })

    const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
    for (const [index, id] of BATCH.entries()) {
      await page.getByRole('checkbox', { name: `Elegir reclamo ${String(id)}` }).check()
      await bar.getByText(index === 0 ? '1 elegido' : `${String(index + 1)} elegidos`).waitFor()
    }
    await bar.getByRole('button', { name: 'Contacté hoy' }).click()
    await changeNotice(page).getByText('Guardado en 3.', { exact: true }).waitFor()
    const contact = { last_customer_contact: await today(page) }
    const changed = BATCH.map((id) => [id, { ...rows[id], ...contact }] as const)
    expect(claimsOf(await storedIn(page))).toEqual({ ...rows, ...Object.fromEntries(changed) })
    await changeNotice(page).getByRole('button', { name: 'Deshacer' }).click()
    await changeNotice(page).getByText('Se deshizo en 3 de 3.', { exact: true }).waitFor()
    expect(claimsOf(await storedIn(page))).toEqual(rows)
    await placeOf(page, 'Cambiar Último contacto', 1238).getByText('Sin contacto').waitFor()
    expect(await callWithoutSlash(page)).toEqual([
      [200, true, '/api/v1/claims/'],
      [422, true, '/api/v1/claims/'],
    ])
    await finish()
  })

  it('the profile is saved with the one edited field', async () => {
    const { page, before, finish } = await enterAs('Pasajera')
    await page.getByLabel('Dirección').fill('Los Leones 1200')
    await page.getByRole('button', { name: 'Actualizar Datos' }).click()
    await page.getByText('Los datos se han actualizado exitosamente.').waitFor()
    const [person, ...others] = before.users
    const after = await storedIn(page)
    expect(after.users).toEqual([{ ...person, address: 'Los Leones 1200' }, ...others])
    await finish()
  })

  it('a card is charged once, and the charge is written to Next Step', async () => {
    const { page, before, finish } = await enterAs('Admin')
    await openList(page, '/admin/cobro-manual?vista=por-cobrar')
    await page.getByRole('button', { name: `Ir al cobro del reclamo ${String(WON)}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Charge' })
    await expect.poll(() => dialog.getByLabel('Customer ID').inputValue()).not.toBe('')
    await dialog.getByLabel('Amount (CLP)').fill('38.000')
    await dialog.getByText('Se cobrarán $38.000 CLP').first().waitFor()
    const said = untilDialogSaid(page, 'Charge created successfully.')
    await dialog.getByRole('button', { name: 'Confirm charge' }).click()
    await said
    await dialog.waitFor({ state: 'hidden' })
    const { charges } = await storedIn(page)
    expect(charges).toMatchObject([{ amount: 38_000, currency: 'CLP' }])
    const mark = `Cobrado $38.000, orden ${charges[0]?.commerce_order ?? ''}`
    const rows = claimsOf(before)
    const charged = { ...rows[WON], next_step: `${mark}\n${rows[WON]?.next_step ?? ''}` }
    await expect
      .poll(async () => claimsOf(await storedIn(page)))
      .toEqual({ ...rows, [WON]: charged })
    await finish()
  })
})
