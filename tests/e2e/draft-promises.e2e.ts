import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf, type TestRole } from './api-data'
import { readDevice } from './device'
import { CLAIM, FILES, fillClaim, sendClaim } from './fill-claim'
import { sentClaims } from './multipart'
import { openSite, openTab, shortenWaits, untilReady } from './site'

const site = openSite('dist-e2e')

const KEPT = 'Borrador guardado en este equipo'
const RESTORED = /Recuperamos tu borrador del/
const CHANGED = 'Este borrador cambió en otra pestaña.'
const DAY_MS = 24 * 60 * 60 * 1000

const nameField = (page: Page) => page.getByLabel('Nombre', { exact: true })
const messageField = (page: Page) => page.getByLabel('Mensaje', { exact: true })

async function type(page: Page, text: string) {
  await messageField(page).fill(text)
  await page.getByText(KEPT).waitFor()
}

/** Signs in another user, as another tab of this browser would. */
async function becomes(context: BrowserContext, role: TestRole | null) {
  await context.clearCookies()
  if (role === null) return
  const cookies = Object.entries(cookiesOf(role))
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: site.url })))
}

const sees = (page: Page) => messageField(page).inputValue()

describe('an unfinished claim', () => {
  it('is in no cookie, web storage or address, and restored with its files, which arrive byte by byte', async () => {
    const { page, context, finish } = await site.visit('/reclamo?id=QR-42')
    await fillClaim(page)
    await page.getByText(KEPT).waitFor()
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
    )
    const cookies = JSON.stringify(await context.cookies())
    for (const secret of [CLAIM.email, '987654321', '12.345.678', CLAIM.lastname]) {
      expect(kept + cookies).not.toContain(secret)
    }
    await page.reload()
    await page.getByText(RESTORED).waitFor()
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(CLAIM.message)
    // Consent is required again each time.
    const consent = page.getByRole('checkbox', { name: /Autorizo/ })
    expect(await consent.isChecked()).toBe(false)
    await consent.check()
    await sendClaim(page)
    const [claim] = sentClaims(site.api)
    expect(claim?.files.map(({ bytes }) => bytes)).toEqual(FILES.map(({ buffer }) => buffer))

    // A draft that was left would be restored before what is typed now is stored.
    await page.reload()
    await page.getByLabel('Apellido', { exact: true }).fill('Rojas')
    await page.getByText(KEPT).waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('')
    await finish()
  })
})

describe('a draft after seven days', () => {
  it('is deleted with its files, whichever page is opened', async () => {
    const { page, context, finish } = await site.open('/reclamo')
    await fillClaim(page)
    await page.getByText(KEPT).waitFor()
    await expect.poll(() => readDevice(page)).toContain('bytes')
    expect(await readDevice(page)).toContain(CLAIM.lastname)
    await page.close()
    const later = await context.newPage()
    await later.clock.setFixedTime(Date.now() + 8 * DAY_MS)
    await shortenWaits(later)
    // With a faked clock the page sets no marks, so wait for its storage instead.
    await later.goto('/equipo')
    await later.locator('main h1').waitFor()
    await expect.poll(() => readDevice(later), { timeout: 30_000 }).toBe('[[],[]]')
    await finish()
  })
})

describe('a draft and its owner', () => {
  it('stays stored for its owner after the session expires, hidden from other users', async () => {
    const { page, context, finish } = await site.visit('/reclamo', { cookies: cookiesOf('USER') })
    await page.getByText(/^Completamos tus datos/).waitFor()
    await type(page, 'Solo de Paula')
    await becomes(context, null)
    // The open form continues for its owner.
    await messageField(page).fill('Solo de Paula, y más')
    await expect.poll(() => readDevice(page)).toContain('y más')
    await page.reload()
    await untilReady(page)
    await type(page, 'De quien pasa por aquí')
    expect(await nameField(page).inputValue()).toBe('')
    expect(await page.locator('main').innerText()).not.toContain('Paula')
    await becomes(context, 'USER')
    await page.reload()
    await page.getByText(RESTORED).waitFor()
    expect(await sees(page)).toBe('Solo de Paula, y más')
    await finish()
  })

  it('is deleted in every tab after "Borrar datos de este equipo" in one of them', async () => {
    const { page, context, finish } = await site.visit('/reclamo')
    await type(page, 'Antes de irme')
    const other = await openTab(context, '/privacidad')
    // The user is still typing when the other tab deletes the draft.
    await messageField(page).fill('Antes de irme, una cosa')
    await other.getByRole('button', { name: 'Borrar datos de este equipo' }).click()
    await other.getByRole('button', { name: 'Sí, borrar' }).click()
    await expect.poll(() => sees(page)).toBe('')
    await expect.poll(() => readDevice(page)).not.toContain('Antes de irme')
    await page.reload()
    await untilReady(page)
    expect(await sees(page)).toBe('')
    await finish()
  })
})

describe('a draft in two tabs', () => {
  it("is never overwritten silently: the user keeps this tab's version, or takes the other one's; one deleted in another tab stays in the form", async () => {
    const { page, context, finish } = await site.visit('/reclamo')
    await type(page, 'Lo primero')
    const other = await openTab(context)
    await other.getByText(RESTORED).waitFor()
    await messageField(other).fill('Lo de la segunda')
    await expect.poll(() => readDevice(other)).toContain('Lo de la segunda')
    await messageField(page).fill('Lo de la primera')
    await page.getByText(CHANGED).waitFor()
    expect(await readDevice(page)).toContain('Lo de la segunda')
    expect(await sees(page)).toBe('Lo de la primera')
    await page.getByRole('button', { name: 'Seguir con este' }).click()
    await page.getByText(KEPT).waitFor()
    const third = await openTab(context)
    await third.getByText(RESTORED).waitFor()
    expect(await sees(third)).toBe('Lo de la primera')

    await messageField(other).fill('Lo de la segunda, y más')
    await other.getByText(CHANGED).waitFor()
    await other.getByRole('button', { name: 'Traer el otro' }).click()
    await other.getByText(RESTORED).waitFor()
    expect(await sees(other)).toBe('Lo de la primera')
    await type(other, 'Y sigo')

    await other.getByRole('button', { name: 'Borrar borrador' }).click()
    await other.getByText('Borramos el borrador de este equipo.').waitFor()
    expect(await readDevice(page)).toBe('[[],[]]')
    expect(await sees(page)).toBe('Lo de la primera')
    await messageField(page).fill('Lo de la primera crece')
    await expect.poll(() => readDevice(page)).toContain('Lo de la primera crece')
    await finish()
  })

  it('keeps the files of both tabs, even with the same name', async () => {
    const { page, context, finish } = await site.visit('/reclamo')
    await type(page, 'Con un archivo')
    const other = await openTab(context)
    await other.getByText(RESTORED).waitFor()
    const file = (text: string) => ({
      name: 'pasaje.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(text),
    })
    await other
      .getByLabel('Elegir archivos', { exact: true })
      .setInputFiles(file('%PDF el archivo de la segunda'))
    await expect.poll(() => readDevice(other)).toContain('bytes')
    await page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(file('%PDF corto'))
    await page.getByText(CHANGED).waitFor()
    const third = await openTab(context)
    await third.getByText(RESTORED).waitFor()
    await third.getByText('29 B').waitFor()
    await finish()
  })
})
