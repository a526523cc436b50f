import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { OFFLINE } from './chromium'
import { CLAIM, FILES, choose, fillClaim, sendButton, sendClaim } from './fill-claim'
import { sentClaims } from './multipart'
import { isInSight } from './page-checks'
import { hold, openSite } from './site'

const site = openSite('dist-e2e')

describe('sending a claim to a separate server', () => {
  it('sends every field and the exact bytes of both files once, however often the button is pressed', async () => {
    const { page, finish } = await site.visit('/reclamo?id=QR-42')
    await fillClaim(page)
    await sendButton(page).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
      button.click()
    })
    await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()

    const files = FILES.map(({ name, mimeType, buffer }) => ({
      name: 'boardingTicketFilename',
      filename: name,
      contentType: mimeType,
      bytes: buffer,
    }))
    expect(sentClaims(site.api)).toEqual([{ fields: { ...CLAIM, qr_id: 'QR-42' }, files }])
    await page.getByText('hasta $250.000').waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await finish()
  })

  it('works with the keyboard alone', async () => {
    const { page, finish } = await site.visit('/reclamo')
    // Listen early: Chromium takes time to hand over its file dialog.
    const chooser = page.waitForEvent('filechooser', { timeout: 50_000 })
    const press = (key: string) => page.keyboard.press(key)
    const type = (text: string) => page.keyboard.type(text)
    await page.getByRole('radio', { name: 'Cancelación' }).focus()
    await press('Space')
    await press('Tab')
    await press('Space')
    await press('Tab')
    await type('LA 123')
    await page.getByLabel('Mensaje', { exact: true }).focus()
    await press('Control+End')
    await press('Enter')
    await type(CLAIM.message)
    await press('Tab')
    await page.locator('input[type=file]:focus').waitFor({ state: 'attached' })
    await press('Enter')
    await (await chooser).setFiles(FILES)
    await page.getByLabel('Nombre', { exact: true }).focus()
    for (const text of [CLAIM.name, CLAIM.lastname, '12345678-5']) {
      await type(text)
      await press('Tab')
    }
    // The country select comes first; Chile is the default.
    await press('Tab')
    await type('987654321')
    await press('Tab')
    await type(CLAIM.email)
    await page.getByRole('checkbox', { name: /Autorizo/ }).focus()
    await press('Space')
    // Two links and the button.
    await press('Tab')
    await press('Tab')
    await press('Tab')
    expect(await sendButton(page).evaluate((node) => node === document.activeElement)).toBe(true)
    await press('Enter')
    await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
    const focused = page.locator(':focus')
    expect(await focused.innerText()).toBe('Tu reclamo ha sido enviado correctamente.')
    expect(sentClaims(site.api)[0]?.fields['message']).toBe(`Vuelo LA 123\r\n${CLAIM.message}`)
    await finish()
  })
})

async function scrollThrough(page: Page, look: () => Promise<void>) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await look()
  }
}

describe('the way to the send button', () => {
  it('on a phone is a bar in the window, from the first paint to the end of the page', async () => {
    const { page, finish } = await site.enterTab()
    const letGo = await hold(page, /\/assets\/base-[^/]*\.js/)
    await page.goto('/reclamo', { waitUntil: 'commit' })
    await page.locator('form').waitFor()
    expect(await sendButton(page).count()).toBe(1)
    expect(await isInSight(sendButton(page).locator('..'))).toBe(true)
    letGo()
    await choose(page, 'Tipo de reclamo', CLAIM.type)
    await page.getByText('hasta $250.000').waitFor()
    await scrollThrough(page, async () => {
      expect(await isInSight(sendButton(page).locator('..'))).toBe(true)
    })
    await finish()
  })

  it('on a phone names what is missing, and leads to the first of it, which nothing covers', async () => {
    const { page, finish } = await site.visit('/reclamo', { viewport: { width: 390, height: 600 } })
    await fillClaim(page)
    await page.getByText('Todo listo', { exact: true }).first().waitFor()
    for (const [label, thing] of [
      ['Correo electrónico', 'tu correo'],
      ['Nombre', 'tu nombre'],
      ['Mensaje', 'tu mensaje'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      const text = await field.inputValue()
      await field.fill('')
      await page.getByRole('checkbox', { name: /Autorizo/ }).focus()
      await page.getByRole('link', { name: `Falta: ${thing}` }).click()
      expect(await field.evaluate((node) => node === document.activeElement)).toBe(true)
      expect(await isInSight(field)).toBe(true)
      await field.fill(text)
    }
    await finish()
  })

  it('at a desk is a ticket that stays in view, with each step as a link', async () => {
    const viewport = { width: 1280, height: 800 }
    const { page, finish } = await site.visit('/reclamo', { viewport })
    await page.getByText('Faltan 4 pasos').waitFor()
    await fillClaim(page)
    await page.getByRole('checkbox', { name: /Autorizo/ }).uncheck()
    await page.getByText('Falta 1 paso').waitFor()
    await page.getByText(/^Recibes \$200\.000 · comisión \$50\.000 solo si ganas/).waitFor()
    expect(await sendButton(page).count()).toBe(1)
    const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom)
    for (let top = 0; top < end - viewport.height; top += 300) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      expect(await isInSight(sendButton(page).locator('..'))).toBe(true)
    }
    await page.getByRole('link', { name: 'Listo: Qué pasó' }).click()
    expect(await isInSight(page.getByRole('heading', { name: 'Listo: Qué pasó' }))).toBe(true)
    await finish()
  })
})

describe('after a failed attempt', () => {
  it('says that it is offline; cancelling a stuck upload loses nothing', async () => {
    const { page, context, finish } = await site.visit('/reclamo', {
      allow: [...OFFLINE, /failed request/],
    })
    await fillClaim(page)
    await context.setOffline(true)
    await sendButton(page).click()
    await page.getByText(/el envío no alcanzó a llegar/).waitFor()
    await context.setOffline(false)

    site.api.setFault('POST /claim/', { kind: 'hang' })
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Enviando...' }).waitFor()
    expect(await sendButton(page).isDisabled()).toBe(true)
    await expect.poll(() => site.api.callsOf('POST /claim/').length).toBe(1)
    await page.getByRole('button', { name: 'Cancelar envío' }).click()
    await page.getByText(/No sabemos si lo recibimos/).waitFor()
    expect(await page.getByText(/Cancelaste el envío/).count()).toBe(0)
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe(CLAIM.name)
    await finish()
  })

  it('names a file that was deleted since it was chosen, and sends the claim without it', async () => {
    const { page, finish } = await site.visit('/reclamo')
    const folder = await mkdtemp(join(tmpdir(), 'claim-'))
    await writeFile(join(folder, 'boleta.jpg'), 'boleta')
    await fillClaim(page)
    await page
      .getByLabel('Elegir archivos', { exact: true })
      .setInputFiles(join(folder, 'boleta.jpg'))
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await rm(folder, { recursive: true })
    await sendButton(page).click()
    await page.getByRole('alert').getByText('No podemos leer boleta.jpg.').waitFor()
    expect(site.api.callsOf('POST /claim/')).toEqual([])
    await page.getByRole('button', { name: 'Quitar boleta.jpg' }).click()
    await sendClaim(page)
    await finish()
  })
})
