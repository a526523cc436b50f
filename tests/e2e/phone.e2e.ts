import { describe, expect, it } from 'vitest'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

const ROWS = [
  ['+56912345678', 'CL', '+56 9 1234 5678'],
  ['+56 9 1234 5678', 'CL', '+56 9 1234 5678'],
  ['56912345678', 'CL', '+56 9 1234 5678'],
  ['0056912345678', 'CL', '+56 9 1234 5678'],
  ['912345678', 'CL', '+56 9 1234 5678'],
  ['9 1234 5678', 'CL', '+56 9 1234 5678'],
  ['+5491123456789', 'AR', '+54 9 11 2345-6789'],
  ['+51 912 345 678', 'PE', '+51 912 345 678'],
] as const

const plain = (text: string) => text.replace(/[\s-]/g, '')

describe('the list of countries', () => {
  it.each(['sv-SE', 'cs-CZ', 'pl-PL'])(
    'stands in the order it was drawn in: %s',
    async (locale) => {
      // A list in another order is a hydration error, which `finish` reports.
      const { page, finish } = await site.open('/contacto', { locale })
      const names = await page.getByLabel('País del teléfono').locator('option').allTextContents()
      expect(names.slice(4)).toEqual(names.slice(4).sort(new Intl.Collator('es').compare))
      await finish()
    },
  )
})

describe('a phone number in whatever form it comes', () => {
  it('lands right when it is filled in at once', async () => {
    const { page, finish } = await site.open('/contacto')
    const number = page.getByLabel('Teléfono', { exact: true })
    for (const [raw, country, shown] of ROWS) {
      await number.fill(raw)
      await number.blur()
      expect(plain(await number.inputValue()), raw).toBe(plain(shown))
      expect(await page.getByLabel('País del teléfono').inputValue(), raw).toBe(country)
      expect(await page.getByText('Número inválido').count(), raw).toBe(0)
      await page.reload()
      await untilReady(page)
    }
    await finish()
  })

  it('lands right when it is pasted behind the calling code', async () => {
    const { page, context, finish } = await site.open('/contacto')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const number = page.getByLabel('Teléfono', { exact: true })
    for (const [raw, country, shown] of ROWS) {
      await number.focus()
      await page.keyboard.press('End')
      await page.evaluate((text) => navigator.clipboard.writeText(text), raw)
      await page.keyboard.press('ControlOrMeta+V')
      expect(plain(await number.inputValue()), raw).toBe(plain(shown))
      expect(await page.getByLabel('País del teléfono').inputValue(), raw).toBe(country)
      await page.reload()
      await untilReady(page)
    }
    await finish()
  })

  it('lands right when it is typed, and says when it is wrong', async () => {
    const { page, finish } = await site.open('/reclamo')
    const number = page.getByLabel('Teléfono', { exact: true })
    await number.focus()
    await page.keyboard.type('987')
    await page.getByText('Número inválido').waitFor()
    await page.keyboard.type('654321')
    expect(plain(await number.inputValue())).toBe('+56987654321')
    expect(await page.getByText('Número inválido').count()).toBe(0)
    await page.getByLabel('País del teléfono').selectOption('AR')
    expect(plain(await number.inputValue())).toMatch(/^\+54987654321/)
    await finish()
  })
})
