import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedReceipts } from './device'
import { DESKTOP } from './chromium'
import { fillClaim, sendClaim } from './fill-claim'
import { firstClaim, openDetails, visitAs } from './enter-as'
import { openSite } from './site'

const site = openSite('dist-e2e')

/** Number of A4 pages. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** What would be printed of a page: its text, else its name. */
const onPaper = (page: Page, selector: string) =>
  page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent || (element.ariaLabel ?? '')),
    selector,
  )

/** Buttons, and links styled as buttons. */
const buttonsOnPaper = (page: Page) => onPaper(page, 'button, [data-variant]')

/** The frame around a page must not be printed. */
const frameOnPaper = (page: Page) =>
  onPaper(page, 'body header, body footer, a[aria-label^="Ayuda"]')

/** The list of claims has neither the frame nor what is there to be pressed. */
async function expectListOnPaper(page: Page) {
  await firstClaim(page).waitFor()
  // Paper is narrower than the table: its rows are cards.
  await page.setViewportSize({ width: 717, height: 900 })
  await page.emulateMedia({ media: 'print' })
  expect(await frameOnPaper(page)).toEqual([])
  const main = page.getByRole('main')
  expect(await main.getByRole('checkbox').count()).toBe(0)
  expect(await main.getByRole('button', { name: /^(Detalles|Ir al cobro)/ }).count()).toBe(0)
  expect(await main.getByText('Nombre30').isVisible()).toBe(true)
  await page.setViewportSize(DESKTOP.viewport)
  await page.emulateMedia({ media: null })
}

describe('on paper', () => {
  it('the list is without its frame; the details of a claim are complete, without backdrop and list; a letter is whole, without its form', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await expectListOnPaper(page)
    const details = await openDetails(page)
    await page.emulateMedia({ media: 'print' })
    const cut = await details.evaluate((element) => {
      const boxes = [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
        (box) =>
          getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1,
      )
      return boxes.map((box) => box.getAttribute('class'))
    })
    expect(cut).toEqual([])
    const last = details.getByText('Última actualización')
    expect(await last.isVisible()).toBe(true)
    const backdrops = await page.evaluate(
      () =>
        [...document.querySelectorAll('.MuiBackdrop-root')].filter((veil) => veil.checkVisibility())
          .length,
    )
    expect(backdrops).toBe(0)
    expect(await page.getByRole('heading', { level: 1, includeHidden: true }).isVisible()).toBe(
      false,
    )
    expect(await details.getByRole('button', { name: 'Cerrar', exact: true }).isVisible()).toBe(
      false,
    )
    expect(await sheets(page)).toBe(1)

    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Cartas' }).click()
    const text = await page.getByLabel('Texto de la carta', { exact: true }).inputValue()
    await page.emulateMedia({ media: 'print' })
    const letter = page.getByRole('dialog', { name: 'Cartas' })
    expect(await letter.innerText()).toContain(text.split('\n').filter(Boolean).at(-1) ?? 'no text')
    expect(await letter.getByLabel('Texto de la carta', { exact: true }).isVisible()).toBe(false)
    expect(await buttonsOnPaper(page)).toEqual([])
    expect(await sheets(page)).toBe(1)
    await finish()
  })

  it('the overview takes one sheet, and what is due has no column of buttons', async () => {
    const legal = await visitAs(site, 'LEGAL', '/legal/claim-list?vista=resumen', DESKTOP)
    await legal.page.getByRole('heading', { name: 'Más tiempo sin contacto' }).waitFor()
    expect(await sheets(legal.page)).toBe(1)
    await legal.finish()
    const admin = await visitAs(site, 'ADMIN', '/admin/cobro-manual?vista=por-cobrar', DESKTOP)
    await firstClaim(admin.page).waitFor()
    await admin.page.emulateMedia({ media: 'print' })
    const headings = await onPaper(admin.page, 'main th')
    expect(headings.filter((text) => text !== 'Correo')).toEqual([
      'ID',
      'Persona',
      'Aerolínea',
      'Última actualización',
      'Cobro',
    ])
    expect(await buttonsOnPaper(admin.page)).toEqual([])
    await admin.finish()
  })

  it('the charges are without their frame, and only the topmost dialog is printed', async () => {
    const { page, finish } = await visitAs(site, 'ADMIN', '/admin/cobro-manual', DESKTOP)
    await expectListOnPaper(page)
    await firstClaim(page).click()
    await page.getByRole('button', { name: 'Cobrar' }).click()
    await page.getByRole('dialog', { name: 'Charge' }).getByText('Paula Pasajera').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Charge' }).isVisible()).toBe(true)
    expect(await page.getByText('Detalles del Reclamo').isVisible()).toBe(false)
    expect(await buttonsOnPaper(page)).toEqual([])
    await finish()
  })

  it('the receipt of a claim has the ticket and the response time, after sending and on its own page', async () => {
    const { page, finish } = await site.visit('/reclamo', DESKTOP)
    await fillClaim(page)
    await sendClaim(page)
    await expect.poll(() => storedReceipts(page)).toHaveLength(1)
    for (const path of [null, '/reclamo-exitoso']) {
      if (path !== null) {
        await page.emulateMedia({ media: null })
        await page.getByRole('link', { name: 'Volver al Inicio' }).click()
        await page.goto(path)
      }
      await page.getByText('Compensación posible').waitFor()
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('Compensación posible').isVisible()).toBe(true)
      expect(await page.getByText('Dentro de 24 horas hábiles', { exact: true }).isVisible()).toBe(
        true,
      )
      expect(await page.getByText('Qué hacer mientras tanto').isVisible()).toBe(false)
      const strip = page.getByText('Reclamo enviado', { exact: true }).locator('..')
      expect(await strip.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      )
      expect(await buttonsOnPaper(page)).toEqual([])
      expect(await frameOnPaper(page)).toEqual([])
      expect(await sheets(page)).toBe(1)
    }
    await finish()
  })

  it('the answer about rights has its questions, sources and day, and no form', async () => {
    const { page, finish } = await site.visit(
      '/derechos/retraso?desde=SCL&hasta=LIM&cuanto=over-4h&fecha=2026-11-20',
      DESKTOP,
    )
    await page.getByRole('button', { name: 'Imprimir respuesta' }).waitFor()
    const day = page.getByText(/^Impreso el \d\d-\d\d-20\d\d$/)
    expect(await day.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    for (const part of [
      day,
      page.getByText('Santiago (SCL) a Lima (LIM)'),
      page.getByRole('heading', { name: 'Sí, podrías reclamar.' }),
      page.getByText('Fuentes', { exact: true }),
      page.getByText('https://derechosdelpasajero.jac.gob.cl/restraso.html'),
    ]) {
      expect(await part.isVisible()).toBe(true)
    }
    for (const part of ['Desde', 'Fecha del vuelo']) {
      expect(await page.getByLabel(part).isVisible()).toBe(false)
    }
    for (const part of ['¿Qué ruta era?', 'Cuánto se puede pedir', 'Otros problemas']) {
      expect(await page.getByRole('heading', { name: part, includeHidden: true }).isVisible()).toBe(
        false,
      )
    }
    expect(await buttonsOnPaper(page)).toEqual([])
    expect(await frameOnPaper(page)).toEqual([])
    expect(await sheets(page)).toBeLessThanOrEqual(3)
    await finish()
  })

  it('a letter of the passenger is alone on one sheet, without its fields', async () => {
    const { page, finish } = await site.visit(
      '/derechos/equipaje?desde=SCL&hasta=LIM&cuanto=late&fecha=2026-11-20',
      DESKTOP,
    )
    await page.getByRole('button', { name: 'Aviso de equipaje' }).click()
    await page.getByLabel('Aerolínea', { exact: true }).fill('LATAM')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('Señores LATAM:').isVisible()).toBe(true)
    expect(await page.getByLabel('Aerolínea', { exact: true }).isVisible()).toBe(false)
    expect(await page.getByText('Lo dice la ley').isVisible()).toBe(false)
    expect(await buttonsOnPaper(page)).toEqual([])
    expect(await sheets(page)).toBe(1)
    await finish()
  })

  it('the answers to all questions are there, and of the start no button of its slides', async () => {
    const { page, finish } = await site.visit('/FAQ', DESKTOP)
    await page.emulateMedia({ media: 'print' })
    const closed = page.locator('details:not([open])')
    const areShown = await closed.evaluateAll((entries) =>
      entries.map((entry) => entry.lastElementChild?.checkVisibility()),
    )
    expect(new Set(areShown)).toEqual(new Set([true]))
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    expect(await buttonsOnPaper(page)).toEqual([])
    await finish()
  })

  it('the tracker has no frame, no buttons and no ticket that is split', async () => {
    const { page, finish } = await visitAs(site, 'USER', '/mis-reclamos', DESKTOP)
    await page.getByText('EN EVALUACIÓN').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: 'Mis Reclamos' }).isVisible()).toBe(true)
    expect(await frameOnPaper(page)).toEqual([])
    expect(await page.getByRole('link', { name: 'Crear otro reclamo' }).isVisible()).toBe(false)
    const main = page.getByRole('main')
    // A status is printed; its button opens only the description.
    const statuses = main.locator('td').getByRole('button')
    expect(await main.getByRole('button').count()).toBe(await statuses.count())
    const breaks = await main
      .getByRole('article')
      .evaluateAll((tickets) => tickets.map((ticket) => getComputedStyle(ticket).breakInside))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
    await finish()
  })
})
