import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** Upper limit of tab stops: more than any screen has. */
const MOST_STOPS = 90

interface Stop {
  readonly name: string
  readonly role: string
}

/** The focused element, by its accessible name. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]?.textContent
        : undefined
    return {
      name: (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim(),
      role: element?.tagName.toLowerCase() ?? '',
    }
  })
}

/** Whether the focused element is visible: inside the window and not under a pinned element. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element) return false
    const box = element.getBoundingClientRect()
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return at !== null && (element.contains(at) || at.contains(element))
  })
}

/** Presses Tab until the named element has the focus. @throws for an invisible stop on the way */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const at = await focused(page)
    passed.push(at.name)
    if (at.role !== 'body') {
      // Polls, because an element that appears on focus is drawn in the next frame.
      await expect
        .poll(() => isFocusInSight(page), { message: `"${at.name}" is focused out of sight` })
        .toBe(true)
    }
    if (typeof name === 'string' ? at.name === name : name.test(at.name)) return
  }
  throw new Error(`Tab never came to ${String(name)}, only to: ${passed.join(' / ')}`)
}

/** Selects in the focused list by typing the start of an option, without pauses, which would restart the search. */
async function typeAhead(page: Page, text: string) {
  await page.keyboard.type(text)
}

describe('with the keyboard alone', () => {
  it('a case handler finds, opens and edits a claim, and returns to the same place', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await firstClaim(page).waitFor()

    await page.keyboard.press('Tab')
    expect((await focused(page)).name).toBe('Saltar al contenido')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Aerolínea')
    await typeAhead(page, 'LAT')
    await tabTo(page, 'Aplicar Filtro')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toContain('LATAM')
    await firstClaim(page).waitFor()

    await tabTo(page, /^Detalles del reclamo/)
    const opener = (await focused(page)).name
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: 'Detalles del Reclamo' })
    await details.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, 'Editar')
    await page.keyboard.press('Enter')

    const form = page.getByRole('dialog', { name: 'Editar Reclamo' })
    await form.waitFor()
    await tabTo(page, 'Categoría')
    await typeAhead(page, 'ING')
    await tabTo(page, 'Subcategoría')
    await typeAhead(page, 'SI')
    await tabTo(page, 'Next Step')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Llamar a la aerolínea')
    await tabTo(page, 'Guardar')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'hidden' })
    await details.getByText('Llamar a la aerolínea').first().waitFor()
    expect((await focused(page)).name).toBe('Editar')
    const [call] = site.api.callsOf('PUT /claims/{}')
    expect(JSON.parse(call?.body.toString() ?? 'null')).toMatchObject({
      category: 'INGRESADO',
      subcategory: 'SI APLICA COMPENSACIÓN',
      next_step: 'Llamar a la aerolínea',
    })

    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await focused(page)).name).toBe(opener)
    await finish()
  })

  it('a focused row is neither under the bar of the selection nor under the notice of a change', async () => {
    const path = '/legal/claim-list?porPagina=25'
    const { page, finish } = await visitAs(site, 'LEGAL', path, DESKTOP)
    await firstClaim(page).waitFor()
    const ticks = page.getByRole('checkbox', { name: /^Elegir reclamo/ })
    const passes = async (key: string, count: number) => {
      for (let stop = 0; stop < count; stop += 1) {
        await page.keyboard.press(key)
        const message = `${key} to "${(await focused(page)).name}"`
        await expect.poll(() => isFocusInSight(page), { message }).toBe(true)
      }
    }
    const places = [
      [DESKTOP.viewport, 3],
      [{ width: 390, height: 844 }, 4],
    ] as const
    for (const [viewport, changed] of places) {
      await page.setViewportSize(viewport)
      await ticks.nth(20).focus()
      await page.keyboard.press('Space')
      const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
      await bar.waitFor()
      await passes('Shift+Tab', 20)
      await passes('k', 4)
      await bar.getByRole('button', { name: 'Quitar la selección' }).click()
      await ticks.nth(changed).focus()
      await page.keyboard.press('c')
      await page.getByRole('button', { name: 'Deshacer' }).waitFor()
      await passes('Tab', 20)
      await page.getByRole('button', { name: 'Descartar aviso' }).click()
    }
    await finish()
  })

  it('a dialog traps the focus, and the page behind is inert', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await firstClaim(page).waitFor()
    await page.keyboard.press('n')
    await page.getByRole('dialog', { name: 'Nuevo Reclamo' }).waitFor()
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('[role="dialog"], [role="presentation"]') !== null,
      )
      expect(isInside).toBe(true)
    }
    await finish()
  })
})
