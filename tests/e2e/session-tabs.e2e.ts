import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from './api-data'
import { readDevice } from './device'
import { DESKTOP } from './chromium'
import { firstClaim, openForm, visitAs } from './enter-as'
import { openSite, openTab } from './site'
import { savedBodies } from './staff-changes'

const site = openSite('dist-e2e')
/** The browser's own message about a rejected call. */
const REFUSED = { allow: [/status of 401/] }
const NOTES = 'Llamar a LATAM por la boleta del hotel'

/** Opens the edit dialog of the first claim and types into it. */
async function startEditing(page: Page) {
  const form = await openForm(page)
  await form.getByLabel('Subcategoría', { exact: true }).selectOption('INGRESO DE CASO')
  await form.getByLabel('Next Step', { exact: true }).fill(NOTES)
  return form
}

/** Signs in again, in the dialog that covers unsaved work after the session expires. */
async function comeBack(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Vuelve a entrar' })
  await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const nextStepSent = () => savedBodies(site.api).at(-1)?.['next_step']

const refuseList = () =>
  site.api.setFault('GET /claims/', {
    kind: 'respond',
    status: 401,
    body: { detail: 'Could not validate credentials' },
  })

describe('a session that expires in one of two tabs', () => {
  it('keeps the edits of the other tabs, which can be saved once the user signs in again in one of them', async () => {
    const { page, context, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', {
      ...DESKTOP,
      ...REFUSED,
    })
    const form = await startEditing(page)
    const profile = await openTab(context, '/profile')
    await profile.getByLabel('Dirección', { exact: true }).fill('Otra calle 3')
    const third = await openTab(context, '/legal/claim-list')
    await firstClaim(third).waitFor()
    refuseList()
    await third.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await profile.getByRole('dialog', { name: 'Vuelve a entrar' }).waitFor()
    site.api.clearFaults()

    await page.bringToFront()
    await comeBack(page)
    await profile.getByRole('dialog', { name: 'Vuelve a entrar' }).waitFor({ state: 'hidden' })
    expect(await profile.getByLabel('Dirección', { exact: true }).inputValue()).toBe('Otra calle 3')
    await profile.getByRole('button', { name: 'Actualizar Datos' }).click()
    await profile.getByText('Los datos se han actualizado exitosamente.').waitFor()
    expect(await form.getByLabel('Next Step', { exact: true }).inputValue()).toBe(NOTES)
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(nextStepSent()).toBe(NOTES)
    await finish()
  })

  it('shows nothing to another user who signs in instead', async () => {
    const { page, context, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', {
      ...DESKTOP,
      ...REFUSED,
    })
    await startEditing(page)
    await expect.poll(() => readDevice(page)).toContain(NOTES)
    const other = await openTab(context, '/legal/claim-list')
    await firstClaim(other).waitFor()
    refuseList()
    await other.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await page.getByRole('dialog', { name: 'Vuelve a entrar' }).waitFor()
    site.api.clearFaults()

    await other.bringToFront()
    await other.getByRole('button', { name: 'Entrar', exact: true }).click()
    const dialog = other.getByRole('dialog', { name: 'Ingresa o Regístrate' })
    await dialog.getByLabel('Correo electrónico', { exact: true }).fill('admin@prueba.test')
    await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await other.waitForURL('**/profile')

    await page.waitForURL((url) => !url.pathname.startsWith('/legal'))
    expect(await page.getByText(NOTES).count()).toBe(0)
    await expect.poll(() => readDevice(page)).not.toContain(NOTES)
    await finish()
  })
})

describe('signing out in one of two tabs', () => {
  it('clears the other at once, which then stores no more input', async () => {
    const { page, context, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await startEditing(page)
    await expect.poll(() => readDevice(page)).toContain(NOTES)
    const other = await openTab(context, '/profile')
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await other.waitForURL((url) => url.pathname === '/')
    await page.waitForURL((url) => url.pathname === '/')
    expect(await page.getByText(NOTES).count()).toBe(0)
    await expect.poll(() => readDevice(other)).not.toContain(NOTES)
    await finish()
  })
})
