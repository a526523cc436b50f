import { describe, expect, it } from 'vitest'
import { hold, openSite, untilReady } from './site'

const site = openSite('dist-e2e')

const plain = (text: string) => text.replace(/[\s-]/g, '')

describe('the list of countries', () => {
  it('is complete and in Spanish order in a browser of another language', async () => {
    const { page, finish } = await site.open('/contacto', { locale: 'cs-CZ' })
    const options = page.getByLabel('País del teléfono', { exact: true }).locator('option')
    // The other countries are rendered after the first ones.
    await expect.poll(() => options.count()).toBeGreaterThan(240)
    const names = await options.allTextContents()
    expect(names.slice(4)).toEqual(names.slice(4).sort(new Intl.Collator('es').compare))
    await finish()
  })
})

/** The rules of all other countries, loaded after hydration. */
const OTHER_RULES = /\/metadata\.min\.json-/

describe('a number of a country whose rules are not loaded', () => {
  it('is accepted as typed, then validated and formatted once the rules are loaded', async () => {
    const { page, finish } = await site.enterTab()
    const letGo = await hold(page, OTHER_RULES)
    await page.goto('/contacto')
    await untilReady(page)
    const number = page.getByLabel('Teléfono', { exact: true })
    await number.fill('912345')
    await page.getByText('Número inválido').waitFor()
    await number.fill('912345678')
    await page.getByText('Número inválido').waitFor({ state: 'detached' })
    await number.fill('+34612345')
    expect(await page.getByLabel('País del teléfono', { exact: true }).inputValue()).toBe('ES')
    expect(plain(await number.inputValue())).toBe('+34612345')
    letGo()
    await expect.poll(() => number.inputValue()).toBe('+34 612 34 5')
    await number.press('End')
    await page.keyboard.type('6')
    await page.getByText('Número inválido').waitFor()
    await page.keyboard.type('78')
    await page.getByText('Número inválido').waitFor({ state: 'detached' })
    expect(await number.inputValue()).toBe('+34 612 34 56 78')
    await finish()
  })

  it('is sent when the rules never load', async () => {
    const { page, finish } = await site.enterTab({
      allow: [/ERR_FAILED/, /Failed to load resource/],
    })
    await page.route(OTHER_RULES, (route) => route.abort())
    await page.goto('/contacto')
    await untilReady(page)
    await page.getByLabel('Nombre', { exact: true }).fill('Noa Ibarra')
    await page.getByLabel('Teléfono', { exact: true }).fill('+34 612 34 56 78')
    await page.getByLabel('Correo electrónico', { exact: true }).fill('noa@example.com')
    await page.getByLabel('Mensaje', { exact: true }).fill('¿Cuánto tarda?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Tu mensaje ha sido enviado correctamente.').waitFor()
    const [call] = site.api.callsOf('POST /mails/contacto').slice(-1)
    expect(JSON.parse(call?.body.toString() ?? '')).toMatchObject({ phone: '+34612345678' })
    await finish()
  })
})
