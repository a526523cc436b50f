import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf, type TestRole } from './api-data'
import { readDevice } from './device'
import { CLAIM, fillClaim } from './fill-claim'
import { openSite, openTab, shortenWaits, untilFetched, untilReady } from './site'

const site = openSite('dist-e2e')

const KEPT = 'Borrador guardado en este equipo'
const RESTORED = /Recuperamos tu borrador del/
const CHANGED = 'Este borrador cambió en otra pestaña.'
const DAY_MS = 24 * 60 * 60 * 1000

const nameField = (page: Page) => page.getByLabel('Nombre', { exact: true })
const messageField = (page: Page) => page.getByLabel('Mensaje')

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

  it.each([
    ['Cerrar Sesión', '/profile', 'USER'],
    ['Borrar datos de este equipo', '/privacidad', null],
  ] as const)('is deleted in every tab after "%s" in one of them', async (button, path, role) => {
    const cookies = role === null ? {} : cookiesOf(role)
    const { page, context, finish } = await site.visit('/reclamo', { cookies })
    if (role) await page.getByText(/^Completamos tus datos/).waitFor()
    await type(page, 'Antes de irme')
    const other = await openTab(context, path)
    // The user is still typing when the other tab deletes the draft.
    await messageField(page).fill('Antes de irme, una cosa')
    if (role) await untilFetched(other, 'LeaveDialog')
    await other.getByRole('button', { name: button }).click()
    if (role) await other.getByRole('button', { name: 'Salir sin guardar' }).click()
    if (role === null) await other.getByRole('button', { name: 'Sí, borrar' }).click()
    await expect.poll(() => sees(page)).toBe('')
    await expect.poll(() => readDevice(page)).not.toContain('Antes de irme')
    await page.reload()
    await untilReady(page)
    expect(await sees(page)).toBe('')
    await finish()
  })
})

describe('a draft in two tabs', () => {
  async function openClash() {
    const watched = await site.visit('/reclamo')
    const { page, context } = watched
    await type(page, 'Lo primero')
    const other = await openTab(context)
    await other.getByText(RESTORED).waitFor()
    await messageField(other).fill('Lo de la segunda')
    await expect.poll(() => readDevice(other)).toContain('Lo de la segunda')
    await messageField(page).fill('Lo de la primera')
    await page.getByText(CHANGED).waitFor()
    return { ...watched, other }
  }

  it("is never overwritten silently: the user keeps this tab's version, or takes the other one's", async () => {
    const { page, context, other, finish } = await openClash()
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
    await other.getByLabel('Elegir archivos').setInputFiles(file('%PDF el archivo de la segunda'))
    await expect.poll(() => readDevice(other)).toContain('bytes')
    await page.getByLabel('Elegir archivos').setInputFiles(file('%PDF corto'))
    await page.getByText(CHANGED).waitFor()
    const third = await openTab(context)
    await third.getByText(RESTORED).waitFor()
    await third.getByText('29 B').waitFor()
    await finish()
  })

  it('stays in the form of one tab when the other one deletes it', async () => {
    const { page, context, finish } = await site.visit('/reclamo')
    await type(page, 'Sigue aquí')
    const other = await openTab(context)
    await other.getByText(RESTORED).waitFor()
    await other.getByRole('button', { name: 'Borrar borrador' }).click()
    await other.getByText('Borramos el borrador de este equipo.').waitFor()
    expect(await readDevice(page)).toBe('[[],[]]')
    expect(await sees(page)).toBe('Sigue aquí')
    await messageField(page).fill('Sigue aquí y crece')
    await expect.poll(() => readDevice(page)).toContain('Sigue aquí y crece')
    await finish()
  })
})
