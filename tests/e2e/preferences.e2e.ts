import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** Runs in the page from its start, and notes whatever moves for longer than a frame. */
function noteMotion(): void {
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

/** What has moved so far, and what is moving now. */
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

/** The slide that is shown, counted from 1, once more time has passed than a slide has. */
async function slideAfterItsTime(page: Page): Promise<number> {
  const dots = page.getByRole('button', { name: /^Ir a la diapositiva/ })
  await page.clock.install()
  // A banner that was looked at starts its time anew, now by the clock that the test turns.
  await dots.first().focus()
  await dots.first().blur()
  await page.clock.runFor(5100)
  const states = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')))
  return states.indexOf('true') + 1
}

describe('for a person who asked for less motion', () => {
  it('dialogs and the menu come and go without moving', async () => {
    const { page, finish } = await site.open('/contacto', { viewport: PHONE })
    await page.addInitScript(noteMotion)
    await page.goto('/')
    await untilReady(page)
    await comesAndGoes(page, 'Entrar', 'Ingresa o Regístrate')
    await comesAndGoes(page, 'Abrir menú', 'Menú')
    await page.goto('/FAQ')
    await untilReady(page)
    await page.locator('summary').first().click()
    expect(await motionOf(page)).toEqual([])
    await finish()
  })

  it('the dialogs of the staff open without moving', async () => {
    const { page, finish } = await openAs(site, 'LEGAL', '/legal/claim-list', { viewport: DESKTOP })
    await page.addInitScript(noteMotion)
    await page.reload()
    await firstClaim(page).waitFor()
    await comesAndGoes(page, 'Agregar nuevo reclamo', 'Nuevo Reclamo')
    await firstClaim(page).click()
    await page.getByRole('dialog', { name: 'Detalles del Reclamo' }).waitFor()
    expect(await motionOf(page)).toEqual([])
    await finish()
  })

  it('a colour that changes is there at once, not a frame later', async () => {
    const { page, finish } = await site.open('/')
    const heading = page.getByRole('heading', { level: 1 })
    const seen = await heading.evaluate((element) => {
      const before = getComputedStyle(element).backgroundColor
      element.style.backgroundColor = 'rgb(1, 2, 3)'
      return [before, getComputedStyle(element).backgroundColor]
    })
    expect(seen).toEqual(['rgba(0, 0, 0, 0)', 'rgb(1, 2, 3)'])
    await finish()
  })

  it('the banner stays at its first slide', async () => {
    const { page, finish } = await site.open('/')
    expect(await slideAfterItsTime(page)).toBe(1)
    await finish()
  })
})

describe('for everybody else', () => {
  it('a dialog fades in', async () => {
    const { page, finish } = await site.open('/contacto', { viewport: PHONE })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(noteMotion)
    await page.goto('/')
    await untilReady(page)
    await comesAndGoes(page, 'Entrar', 'Ingresa o Regístrate')
    expect(await motionOf(page)).not.toEqual([])
    await finish()
  })

  it('the banner goes on', async () => {
    const { page, finish } = await site.open('/')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Pausar' }).waitFor()
    expect(await slideAfterItsTime(page)).toBe(2)
    await finish()
  })
})

describe('for a person with colours of their own', () => {
  it('says the age of each contact in words, beside the stripe', async () => {
    const { page, finish } = await openAs(site, 'LEGAL', '/legal/claim-list', {
      viewport: { width: 1280, height: 900 },
    })
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
