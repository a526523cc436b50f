import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { DESKTOP } from './chromium'
import { firstClaim, openDetails, openForm, visitAs, wonClaim } from './enter-as'
import { findFaults, isInSight, untilStill } from './page-checks'
import { hold, openSite } from './site'

const site = openSite('dist-e2e')
const PHONE = { viewport: { width: 320, height: 640 } }

/** Opacity of each backdrop of the page, from the lowest up; 0 for a transparent one. */
function backdrops(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.MuiBackdrop-root')].map((veil) =>
      Number(getComputedStyle(veil).opacity),
    ),
  )
}

/** Styles that define the look of a surface. */
function look(surface: Locator) {
  return surface.evaluate((element) => {
    const { backgroundColor, borderRadius, boxShadow } = getComputedStyle(element)
    const { top } = element.getBoundingClientRect()
    return { backgroundColor, borderRadius, boxShadow, top: Math.round(top) }
  })
}

const coloursOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })

async function topOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  return box?.y ?? Number.NaN
}

async function bottomOf(target: Locator): Promise<number> {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.NaN, height: 0 }
  return y + height
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

describe('dialogs', () => {
  it('darken the page once, however many are open', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', PHONE)
    await openDetails(page)
    await expect.poll(() => backdrops(page)).toEqual([1])
    await page.getByRole('button', { name: 'Editar', exact: true }).click()
    await dialog(page, 'Editar Reclamo').getByLabel('Next Step', { exact: true }).fill('Llamar')
    await expect.poll(() => backdrops(page)).toEqual([0, 1])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Seguir editando' }).waitFor()
    await expect.poll(() => backdrops(page)).toEqual([0, 0, 1])
    // Esc closes only the topmost, and the one below gets its backdrop back.
    await page.keyboard.press('Escape')
    await expect.poll(() => backdrops(page)).toEqual([0, 1])
    await finish()
  })

  it('share one surface and one top edge, show that a sign-in is on its way, and move neither title nor button up when a message appears', async () => {
    const options = { ...DESKTOP, welcome: true, allow: [/401/] }
    const { page, finish } = await site.open('/', options)
    const welcome = await look(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await dialog(page, 'Ingresa o Regístrate').waitFor()
    const signIn = dialog(page, 'Ingresa o Regístrate')
    const entrance = await look(signIn)
    expect(entrance).toEqual(welcome)
    expect(entrance.top).toBeLessThan(300)

    await signIn.getByLabel('Correo electrónico', { exact: true }).fill('user@prueba.test')
    await signIn.getByLabel('Contraseña', { exact: true }).fill('equivocada')
    const submit = signIn.getByRole('button', { name: 'Ingresar' })
    const before = { title: await topOf(signIn.getByRole('heading')), submit: await topOf(submit) }
    await submit.focus()
    const idle = await coloursOf(submit)
    const letGo = await hold(page, /\/token\//)
    await submit.press('Enter')
    await submit.and(page.locator('[aria-disabled="true"]')).waitFor()
    const busy = await coloursOf(submit)
    expect(busy.backgroundColor).not.toBe(idle.backgroundColor)
    expect(busy.color).not.toBe(idle.color)
    expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
    letGo()
    await signIn.getByText('Correo o contraseña incorrectos').waitFor()
    expect(await topOf(signIn.getByRole('heading'))).toBe(before.title)
    expect(await topOf(submit)).toBeGreaterThanOrEqual(before.submit)

    await page.getByRole('button', { name: 'Recuperar Contraseña' }).click()
    await dialog(page, 'Recuperar contraseña').waitFor()
    expect(await look(dialog(page, 'Recuperar contraseña'))).toEqual(entrance)
    await finish()
  })

  it('scroll inside on a low screen, with their buttons visible', async () => {
    const options = { viewport: { width: 320, height: 500 } }
    const { page, finish } = await visitAs(site, 'LEGAL', '/legal/claim-list', options)
    await firstClaim(page).waitFor()
    await page.getByRole('button', { name: 'Columnas' }).click()
    const columns = dialog(page, 'Columnas')
    await columns.waitFor()
    const done = await columns.getByRole('button', { name: 'Listo' }).boundingBox()
    expect((done?.y ?? 999) + (done?.height ?? 0)).toBeLessThanOrEqual(500)
    const frame = await columns.boundingBox()
    expect((frame?.y ?? 999) + (frame?.height ?? 0)).toBeLessThanOrEqual(500)
    await finish()
  })
})

describe('the dialog of a series of charges', () => {
  it('has no line of its own for the reason of a disabled button, and leaves its buttons free under a long refusal on a phone', async () => {
    const path = '/admin/cobro-manual?vista=por-cobrar'
    const options = { ...DESKTOP, allow: [/status of 400/] }
    const { page, finish } = await visitAs(site, 'ADMIN', path, options)
    await page.getByRole('button', { name: 'Empezar a cobrar' }).click()
    const charge = dialog(page, 'Charge')
    await charge.getByText('Paula Pasajera').waitFor()
    const cancel = charge.getByRole('button', { name: 'Cancel' })
    expect((await bottomOf(charge)) - (await bottomOf(cancel))).toBeLessThan(24)

    await page.setViewportSize({ width: 390, height: 844 })
    const detail = 'El banco emisor rechazó la tarjeta, y pide que su titular lo llame. '.repeat(3)
    site.api.setFault('POST /flow/charge', { kind: 'respond', status: 400, body: { detail } })
    await charge.getByLabel('Amount (CLP)', { exact: true }).fill('50000')
    await charge.getByRole('button', { name: 'Confirm charge' }).click()
    await charge.getByRole('alert').waitFor()
    for (const name of ['Cobrar y siguiente', 'Confirm charge', 'Cancel']) {
      expect(await isInSight(charge.getByRole('button', { name })), name).toBe(true)
    }
    await finish()
  })
})

/** Whether the close button is in the upper corner of its notice, beside the text. */
async function expectCorner(notice: Locator, close: Locator) {
  const [outer, inner] = [await notice.boundingBox(), await close.boundingBox()]
  if (!outer || !inner) throw new Error('the notice is not there')
  expect(inner.y - outer.y).toBeLessThan(12)
  expect(outer.x + outer.width - (inner.x + inner.width)).toBeLessThan(16)
}

describe('notices over the page', () => {
  const WIDTHS = [PHONE, DESKTOP]

  it("keep the close button in the corner when a session ends over unsaved input, with the product's look, accessible", async () => {
    const cookies = cookiesOf('USER', 180)
    const { page, finish } = await site.visit('/profile', { ...PHONE, cookies })
    await page.getByLabel('Dirección', { exact: true }).fill('Calle Nueva 45')
    const notice = page.getByRole('region', { name: 'Fin de la sesión' })
    await notice.waitFor()
    await untilStill(page)
    expect(await findFaults(page)).toEqual([])
    for (const { viewport } of WIDTHS) {
      await page.setViewportSize(viewport)
      await untilStill(page)
      await expectCorner(notice, notice.getByRole('button', { name: 'Cerrar aviso de sesión' }))
      const again = notice.getByRole('button', { name: 'Volver a entrar' })
      const dressed = await again.evaluate((element) => {
        const { textTransform, borderRadius } = getComputedStyle(element)
        return [textTransform, borderRadius]
      })
      expect(dressed).toEqual(['none', '999px'])
    }
    await finish()
  })

  it('stay clickable over an unsaved form when the session is about to end', async () => {
    const cookies = cookiesOf('LEGAL', 180)
    const { page, finish } = await site.visit('/legal/claim-list', { ...PHONE, cookies })
    const form = await openForm(page)
    await form.getByLabel('Next Step', { exact: true }).fill('Llamar el lunes')
    for (const { viewport } of WIDTHS) {
      await page.setViewportSize(viewport)
      // By its text: elements beside an open dialog have no role.
      await page.getByText('Volver a entrar', { exact: true }).click()
      const renewal = dialog(page, 'Vuelve a entrar')
      await renewal.waitFor()
      await expect.poll(() => isInSight(renewal.getByRole('heading'))).toBe(true)
      await page.keyboard.press('Escape')
      await renewal.waitFor({ state: 'hidden' })
      expect(await form.getByLabel('Next Step', { exact: true }).inputValue()).toBe(
        'Llamar el lunes',
      )
    }
    await finish()
  })

  it.each([
    ['320 px', PHONE],
    ['1280 px', DESKTOP],
  ])(
    'keep the close button in the corner when a charge fails, and cover the dialog when it succeeds, at %s',
    async (_size, options) => {
      const { page, finish } = await visitAs(site, 'ADMIN', '/admin/cobro-manual', {
        ...options,
        allow: [/502/],
      })
      await wonClaim(page).click()
      await page.getByRole('button', { name: 'Cobrar' }).click()
      const charge = dialog(page, 'Charge')
      await charge.getByText('Paula Pasajera').waitFor()
      await charge.getByLabel('Amount (CLP)', { exact: true }).fill('38.000')
      site.api.setFault('POST /flow/charge', { kind: 'respond', status: 502, body: {} })
      await charge.getByRole('button', { name: /Confirm charge/ }).click()
      const notice = charge.getByRole('alert').filter({ hasText: 'Request failed.' })
      await notice.first().waitFor()
      await expectCorner(notice.first(), notice.first().getByRole('button'))

      site.api.clearFaults()
      await charge.getByRole('checkbox').check()
      // It is shown briefly, so every frame is checked, from before it comes.
      await page.evaluate(() => {
        const looks: boolean[] = []
        const look = () => {
          for (const words of document.querySelectorAll('[role="status"] p')) {
            if (!words.textContent.startsWith('Charge created') || words.closest('[role="dialog"]'))
              continue
            const { x, y, width, height } = words.getBoundingClientRect()
            looks.push(words.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
          }
          requestAnimationFrame(look)
        }
        look()
        Object.assign(globalThis, { looks })
      })
      await charge.getByRole('button', { name: /Confirm charge/ }).click()
      await charge.waitFor({ state: 'hidden' })
      const seen = await page.waitForFunction(() => {
        const { looks } = globalThis as unknown as { looks: boolean[] }
        return looks.length > 0 ? looks : null
      })
      const looks = await seen.jsonValue()
      expect(new Set(looks)).toEqual(new Set([true]))
      await finish()
    },
  )
})
