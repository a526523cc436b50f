import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP as LAPTOP, PHONE, type PageOptions } from './chromium'
import { detailsOf, firstClaim, openDetails, openForm, visitAs } from './enter-as'
import { isInSight, untilStill } from './page-checks'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')
const TABLET = { width: 768, height: 1024 }
const { viewport: DESKTOP } = LAPTOP
/** Width of the sidebar, in px. */
const COLUMN = 80

const LONG = 'maria-fernanda.de.los.angeles.del.carmen.13@ejemplo-largo.cl'

type Claim = Readonly<Record<string, unknown>>

/** Realistically long names and addresses in every second row. */
const inFull = (claim: Claim, index: number): Claim =>
  index % 2 === 0
    ? { ...claim, email: LONG, lastname: 'Rodríguez-Valenzuela del Carmen Ibáñez' }
    : { ...claim, next_step: 'Llamar' }

interface ListOptions extends Pick<PageOptions, 'allow'> {
  readonly size?: number
  readonly change?: typeof inFull
}

/** Opens the list with changed claims. */
async function openList(
  viewport: typeof DESKTOP,
  { size = 10, change = inFull, ...page }: ListOptions = {},
) {
  site.api.setFault('GET /claims/', {
    kind: 'change',
    change: ({ items, ...rest }: { items: Claim[] }) => ({ ...rest, items: items.map(change) }),
  })
  const opened = await visitAs(site, 'LEGAL', `${CRM}?porPagina=${String(size)}`, {
    viewport,
    ...page,
  })
  await firstClaim(opened.page).waitFor()
  return opened
}

describe('the rows of the claims list', () => {
  it('hold two lines in 44 px, never break an address, begin under two header lines, with the pager in the window; beside the details, which say why there is no chat, they keep what is needed', async () => {
    const change = (claim: Claim, index: number) => ({ ...inFull(claim, index), phone: null })
    const { page, finish } = await openList(DESKTOP, { change })
    const rows = await page.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const box = row.getBoundingClientRect()
        const parts = row.querySelector('wbr')?.parentElement?.querySelectorAll('span') ?? []
        const lines = Array.from(parts, (part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        const lined = [...row.querySelectorAll('td:nth-child(2), td:nth-child(3), td:nth-child(7)')]
        const room = lined.map((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          // Text that is cut off below the second line is not visible.
          const top = range.getBoundingClientRect().top
          const bottom = Math.min(
            range.getBoundingClientRect().bottom,
            cell.getBoundingClientRect().bottom,
          )
          return Math.min(top - box.top, box.bottom - bottom)
        })
        return { height: box.height, lines, room: Math.min(...room) }
      }),
    )
    expect(rows).toHaveLength(10)
    for (const { height, lines, room } of rows) {
      expect(lines).toEqual([1, 1])
      expect(room).toBeGreaterThanOrEqual(3)
      expect(height).toBeLessThanOrEqual(45)
    }

    // "Mover a…" is shown to the pointer and to the keyboard alone.
    const row = page.locator('tbody tr').nth(1)
    const opacity = () =>
      row
        .getByRole('button', { name: /^Mover a…/ })
        .evaluate((button) => getComputedStyle(button).opacity)
    await page.mouse.move(1, 1)
    await expect.poll(opacity).toBe('0')
    await row.hover()
    await expect.poll(opacity).toBe('1')
    await page.mouse.move(1, 1)
    await expect.poll(opacity).toBe('0')
    await row.getByRole('button', { name: /^Detalles/ }).focus()
    await expect.poll(opacity).toBe('1')

    const startsHigh = async () => {
      const first = await page.locator('tbody tr').first().boundingBox()
      expect(first?.y).toBeLessThanOrEqual(160)
    }
    for (const viewport of [DESKTOP, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport)
      await untilStill(page)
      await startsHigh()
      const pager = await page
        .getByRole('navigation', { name: 'Páginas de reclamos' })
        .boundingBox()
      expect((pager?.y ?? Infinity) + (pager?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    }
    const details = await openDetails(page)
    await startsHigh()
    const reason = details.getByText(/^Chat no disponible/)
    await reason.waitFor()
    const hidden = await reason.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
    const heads = await page
      .getByRole('columnheader')
      .evaluateAll((all) =>
        all
          .filter((head) => head.checkVisibility())
          .map((head) => (head as HTMLElement).innerText.trim()),
      )
    expect(heads).toEqual(
      expect.arrayContaining(['Nombre', 'Apellidos', 'Estado', 'Último contacto', 'Next Step']),
    )
    expect(heads).not.toContain('Email')
    await finish()
  })

  it('are 15 of 44 px in a window of 1440 by 900, 13 in one of 1280 by 800, each with its whole status, beside the full height of the sidebar, whose words and avatar are whole at 200% text size', async () => {
    const { page, finish } = await openList(DESKTOP, { size: 50 })
    for (const { least, ...viewport } of [
      { width: 1440, height: 900, least: 15 },
      { width: 1280, height: 800, least: 13 },
    ]) {
      await page.setViewportSize(viewport)
      await untilStill(page)
      const rows = await page.locator('tbody tr').evaluateAll((all) =>
        all.map((row) => {
          const { bottom } = row.getBoundingClientRect()
          return { bottom, status: row.querySelectorAll('td')[4]?.clientWidth ?? 0 }
        }),
      )
      const inWindow = rows.filter(({ bottom }) => bottom <= viewport.height)
      expect(inWindow.length).toBeGreaterThanOrEqual(least)
      expect(Math.min(...rows.map(({ status }) => status))).toBeGreaterThanOrEqual(190)
    }

    const low = { ...DESKTOP, height: 560 }
    await page.setViewportSize(low)
    await untilStill(page)
    // Captures part of the window, which is always painted; areas outside may still be blank.
    const at = (x: number, y: number) =>
      page.screenshot({ clip: { x, y, width: COLUMN / 2, height: 2 } })
    const [column, paper] = [await at(COLUMN / 2, 4), await at(COLUMN, 4)]
    expect(column.equals(paper)).toBe(false)
    // In a picture of the full page the links would no longer be there.
    const links = page.getByRole('navigation', { name: 'Legal' })
    await links.evaluate((element) => {
      element.style.position = 'static'
    })
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
    })
    expect(await links.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(
      0,
    )
    const end = low.height - 4
    expect((await at(COLUMN / 2, end)).equals(column)).toBe(true)
    expect((await at(COLUMN, end)).equals(paper)).toBe(true)

    await page.reload()
    await firstClaim(page).waitFor()
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    const cut = await page
      .locator('nav[aria-label="Legal"], header button > [aria-hidden]')
      .evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const text = document.createRange()
          text.selectNodeContents(box)
          const [inner, outer] = [text.getBoundingClientRect(), box.getBoundingClientRect()]
          const fits = inner.right <= outer.right + 1 && inner.height <= outer.height + 1
          return fits ? [] : box.textContent
        }),
      )
    expect(cut).toEqual([])
    await finish()
  })

  it('stay where they are when a failed change adds its button to the head', async () => {
    for (const viewport of [DESKTOP, { width: 1440, height: 900 }]) {
      const { page, finish } = await openList(viewport, { allow: [/409/] })
      const top = async () => (await firstClaim(page).boundingBox())?.y
      await page
        .getByRole('checkbox', { name: /^Elegir reclamo/ })
        .first()
        .click()
      const before = await top()
      site.api.setFault('PUT /claims/{}', { kind: 'respond', status: 409, body: {} })
      await page.getByRole('button', { name: 'Contacté hoy', exact: true }).click()
      await page.getByRole('button', { name: 'Pendientes de guardar (1)' }).waitFor()
      expect(await top()).toBe(before)
      await finish()
    }
  })

  it('of the users fit into 1024 px, beside a scrollbar', async () => {
    const viewport = { width: 1009, height: 768 }
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/user-list', { viewport })
    const region = page.getByRole('region', { name: 'Usuarios' })
    const tooWide = await region.evaluate((table) => table.scrollWidth - table.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    const heights = await region
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(45)
    await finish()
  })

  it('begin high on a tablet, and show that more columns follow, until the end is reached', async () => {
    const { page, finish } = await openList({ width: 1024, height: 768 })
    const top = async () => (await page.locator('tbody tr').first().boundingBox())?.y
    expect(await top()).toBeLessThanOrEqual(240)
    await page.setViewportSize(TABLET)
    await untilStill(page)
    expect(await top()).toBeLessThanOrEqual(290)
    const region = page.getByRole('region', { name: 'Tabla de reclamos' })
    const hint = page.getByText('Hay más columnas: desliza la tabla')
    await hint.waitFor()
    const sides = () =>
      region.evaluate(({ parentElement: frame }) =>
        ['data-before', 'data-after'].map((name) => frame?.hasAttribute(name)),
      )
    await expect.poll(sides).toEqual([false, true])
    await region.focus()
    await page.keyboard.press('End')
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(sides).toEqual([true, false])
    await page.setViewportSize({ width: 1600, height: 1000 })
    await expect.poll(() => hint.isVisible()).toBe(false)
    await finish()
  })
})

describe('a phone', () => {
  it('shows the first claim at once; the filters are behind a button with their number, until 900 px', async () => {
    const change = (claim: Claim, index: number) => ({
      ...inFull(claim, index),
      next_step: 'Llamó y pide respuesta. '.repeat(30),
    })
    const { page, finish } = await openList(PHONE, { change })
    const { y, height } = (await page.locator('tbody tr').first().boundingBox()) ?? {
      y: Infinity,
      height: 0,
    }
    expect(y).toBeLessThanOrEqual(220)
    // The details have the rest of a long Next Step.
    expect(height).toBeLessThan(250)
    const panel = await page.getByText('Panel de Administración').boundingBox()
    expect(panel?.height).toBeLessThan(20)
    expect(await page.getByRole('button', { name: 'Atajos' }).count()).toBe(0)
    const byId = page.getByRole('columnheader', { name: 'ID', exact: true })
    expect(await byId.isVisible()).toBe(false)
    const category = page.getByLabel('Categoría', { exact: true })
    expect(await category.isVisible()).toBe(false)
    const toggle = page.getByRole('button', { name: /^Filtros/ })
    await toggle.click()
    await byId.waitFor()
    // iOS zooms into a focused field with smaller text.
    expect(await category.evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px')
    await category.selectOption('INGRESADO')
    await page.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await page.getByRole('button', { name: 'Filtros 1 activo' }).waitFor()
    expect(await category.isVisible()).toBe(false)
    expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.setViewportSize({ width: 900, height: 800 })
    for (const label of ['Correo', 'Categoría', 'Subcategoría', 'Aerolínea', 'Por página']) {
      await page.getByLabel(label, { exact: true }).waitFor()
    }
    await toggle.waitFor({ state: 'hidden' })
    await finish()
  })
})

describe('the details', () => {
  it('keep their actions visible at every width, read a dash as words and align their columns', async () => {
    const { page, finish } = await openList(PHONE)
    const details = await openDetails(page)
    await details.getByRole('button', { name: 'Editar', exact: true }).waitFor()
    for (const viewport of [PHONE, { width: 320, height: 640 }, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport)
      for (const name of ['Cerrar', 'Chat', 'Editar']) {
        const place = `${name} at ${String(viewport.width)} px`
        const action = details
          .getByRole('button', { name, exact: true })
          .or(details.getByRole('link', { name, exact: true }))
        await expect.poll(() => isInSight(action), { message: place }).toBe(true)
      }
    }
    const empty = details.getByRole('definition').filter({ hasText: /^-$/ }).first()
    expect(await empty.ariaSnapshot()).toBe('- definition: sin dato')
    const top = async (name: string) =>
      (await details.getByRole('region', { name, exact: true }).boundingBox())?.y
    expect(await top('Vuelo y reclamo')).toBe(await top('Estado'))
    expect(await top('Estado')).toBeGreaterThan(0)
    await finish()
  })

  it('share a row between Editar and Cobrar at 320 px, to leave room for the claim', async () => {
    const viewport = { width: 320, height: 568 }
    const { page, finish } = await visitAs(site, 'ADMIN', '/admin/cobro-manual', { viewport })
    const details = await openDetails(page)
    const top = async (name: string) =>
      (await details.getByRole('button', { name, exact: true }).boundingBox())?.y
    await expect.poll(() => top('Editar')).toBeGreaterThan(0)
    expect(await top('Cobrar')).toBe(await top('Editar'))
    await finish()
  })

  it('open a form whose Guardar is in the window of a laptop and covers no field at 320 px; the saved notice is seen on a phone without scrolling', async () => {
    const viewport = { width: 1366, height: 620 }
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, { viewport })
    const form = await openForm(page)
    const save = form.getByRole('button', { name: 'Guardar', exact: true })
    await save.waitFor()
    const { y: low = Infinity, height = 0 } = (await save.boundingBox()) ?? {}
    expect(low + height).toBeLessThan(viewport.height)
    await page.setViewportSize({ width: 320, height: 640 })
    await form.getByLabel('Categoría', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => isInSight(form.getByLabel('Subcategoría', { exact: true }))).toBe(true)
    await page.setViewportSize(PHONE)
    await form.getByLabel('Subcategoría', { exact: true }).selectOption({ index: 1 })
    await form.getByLabel('Next Step', { exact: true }).fill('Llamar')
    await save.click()
    await form.waitFor({ state: 'hidden' })
    const told = detailsOf(page).getByText('El reclamo quedó guardado.')
    await told.waitFor()
    const { y = -1 } = (await told.boundingBox()) ?? {}
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(PHONE.height)
    await finish()
  })
})

describe('data that a server should not send', () => {
  it('neither stretches a row nor the page, and keeps the numbers in line', async () => {
    const endless = 'x'.repeat(2000)
    const change = (claim: Claim, index: number): Claim => ({
      ...claim,
      last_customer_contact: '2026-01-01',
      ...(index === 0
        ? { id: null }
        : { name: endless, airline: endless, handler: endless, next_step: endless }),
    })
    const { page, finish } = await openList({ width: 1440, height: 900 }, { change })
    const rows = await page.locator('tbody tr').evaluateAll((all) =>
      all.slice(0, 10).map((row) => {
        const range = document.createRange()
        range.selectNodeContents(row.querySelector('td')?.querySelector('span')?.lastChild ?? row)
        return {
          left: range.getBoundingClientRect().left,
          height: row.getBoundingClientRect().height,
        }
      }),
    )
    expect(new Set(rows.map(({ left }) => left)).size).toBe(1)
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(45)
    await page.goto(`${CRM}?vista=resumen`)
    await page.getByRole('table', { name: /^Los reclamos abiertos/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
    // Only cells get a minimum width: the initials stay a circle, and the last column a word wide.
    const initials = page
      .getByRole('table', { name: / por responsable$/ })
      .locator('td span[class*=initials]')
    const box = await initials.first().boundingBox()
    expect(box?.width).toBe(box?.height)
    const few = await page.getByText('muy pocos').first().boundingBox()
    expect(few?.height).toBeLessThan(45)
    await finish()
  })
})

/** Where the first of these begins, in px. */
const topOf = async (page: Page, rows: string) =>
  (await page.locator(rows).first().boundingBox())?.y

/** Names that are cut off in such a row or card. */
const cutNames = (page: Page, row: string) =>
  page.locator(`${row} :is(button, span)`).evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      .filter((one) => getComputedStyle(one).overflowX === 'hidden')
      .map((one) => one.textContent),
  )

describe('the other views of the claims', () => {
  const viewport = { width: 1440, height: 900 }

  it('begin high, without cut names: Qué toca hoy at every width, with its filters behind a button on a phone, Tablero under one line of filters, and Resumen with whole words at 320 px', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', `${CRM}?vista=hoy`, { viewport })
    await page.locator('tbody tr').first().waitFor()
    expect(await topOf(page, 'tbody tr')).toBeLessThanOrEqual(260)
    expect(await cutNames(page, 'tbody tr')).toEqual([])
    // Only text wraps above the rows.
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(() => topOf(page, 'tbody tr')).toBeLessThanOrEqual(225)
    await page.setViewportSize(PHONE)
    await expect.poll(() => topOf(page, 'tbody tr')).toBeLessThanOrEqual(330)
    const filters = page.getByRole('group', { name: 'Filtrar lo que toca hoy' })
    await filters.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Filtros' }).click()
    await filters.getByLabel('Aerolínea', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Filtros 1 activo' }).waitFor()

    await page.setViewportSize(viewport)
    await page.goto(`${CRM}?vista=tablero`)
    await page.locator('[draggable="true"]').first().waitFor()
    expect(await topOf(page, '[draggable="true"]')).toBeLessThanOrEqual(200)
    expect(await cutNames(page, '[draggable="true"]')).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${CRM}?vista=resumen`)
    const name = page.getByRole('table', { name: / por responsable$/ }).getByText('Equipo Legal')
    const linesOfWord = await name.evaluate(({ firstChild }) => {
      const range = document.createRange()
      if (firstChild) range.setStart(firstChild, 0)
      if (firstChild) range.setEnd(firstChild, 'Equipo'.length)
      return range.getClientRects().length
    })
    expect(linesOfWord).toBe(1)
    await finish()
  })
})
