import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP } from './chromium'
import { firstClaim, openDetails, visitAs } from './enter-as'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

/** Runs in the page from its start, and records animations that last longer than a frame. */
function recordAnimations(): void {
  const seen: string[] = []
  const note = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      if (Number(duration) <= 1) continue
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      seen.push(`${String(duration)} ms: ${target?.outerHTML.slice(0, 100) ?? ''}`)
    }
  }
  addEventListener('transitionrun', note, true)
  addEventListener('animationstart', note, true)
  Object.assign(window, { motionSeen: seen })
}

/** Recorded and running animations. */
function motionOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { motionSeen = [] } = window as unknown as { motionSeen?: string[] }
    const lasting = document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((duration) => duration > 1)
    return [...motionSeen, ...lasting.map((duration) => `${duration} ms, still running`)]
  })
}

const comesAndGoes = async (page: Page, opener: string, dialog: string) => {
  await page.getByRole('button', { name: opener, exact: true }).click()
  await page.getByRole('dialog', { name: dialog }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: dialog }).waitFor({ state: 'hidden' })
}

describe('with reduced motion', () => {
  it('dialogs and the menu open and close without animation, and colours change at once; else a dialog fades in', async () => {
    const { page, finish } = await site.enterTab()
    await page.addInitScript(recordAnimations)
    await page.goto('/')
    await untilReady(page)
    await comesAndGoes(page, 'Entrar', 'Ingresa o Regístrate')
    await comesAndGoes(page, 'Abrir menú', 'Menú')
    const colours = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const before = getComputedStyle(element).backgroundColor
      element.style.backgroundColor = 'rgb(1, 2, 3)'
      return [before, getComputedStyle(element).backgroundColor]
    })
    expect(colours).toEqual(['rgba(0, 0, 0, 0)', 'rgb(1, 2, 3)'])
    expect(await motionOf(page)).toEqual([])
    await page.goto('/FAQ')
    await untilReady(page)
    await page.locator('summary').first().click()
    expect(await motionOf(page)).toEqual([])

    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await untilReady(page)
    await comesAndGoes(page, 'Entrar', 'Ingresa o Regístrate')
    expect(await motionOf(page)).not.toEqual([])
    await finish()
  })

  it('staff dialogs open without animation', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await page.addInitScript(recordAnimations)
    await page.reload()
    await firstClaim(page).waitFor()
    await comesAndGoes(page, 'Agregar nuevo reclamo', 'Nuevo Reclamo')
    await openDetails(page)
    expect(await motionOf(page)).toEqual([])
    await finish()
  })
})

describe('in forced colours', () => {
  it('the age of each contact is also a text beside the stripe', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', DESKTOP)
    await page.emulateMedia({ forcedColors: 'active' })
    const rows = page.locator('tbody tr')
    await rows.first().waitFor()
    const told = await rows.evaluateAll((all) =>
      all.map((row) => ({
        age: row.querySelector('[data-label="Último contacto"], td[class*="contact"]')?.textContent,
        stripe: getComputedStyle(row.querySelector('td') ?? row).borderLeftWidth,
      })),
    )
    for (const { age, stripe } of told) {
      expect(age?.trim()).not.toBe('')
      expect(age).toBeDefined()
      expect(stripe).toBe('5px')
    }
    await finish()
  })
})
