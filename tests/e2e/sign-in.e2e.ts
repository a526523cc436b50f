import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from './api-data'
import { hold, openSite } from './site'

const site = openSite('dist-e2e')

describe('signing in', () => {
  it('shows progress, keeps the focus, stores both cookies and goes to the profile', async () => {
    const { page, context, finish } = await site.visit('/')
    await page.getByRole('button', { name: 'Entrar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ingresa o Regístrate' })
    await dialog.getByLabel('Correo electrónico').fill('admin@prueba.test')
    await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
    const submit = dialog.getByRole('button', { name: 'Ingresar' })
    const look = () =>
      submit.evaluate((button) => {
        const { backgroundColor, color } = getComputedStyle(button)
        return { backgroundColor, color, hasFocus: button === document.activeElement }
      })
    await submit.focus()
    const before = await look()
    const letGo = await hold(page, /\/token\//)
    await submit.press('Enter')
    await submit.and(page.locator('[aria-disabled="true"]')).waitFor()
    const during = await look()
    expect(during.backgroundColor).not.toBe(before.backgroundColor)
    expect(during.color).not.toBe(before.color)
    expect(during.hasFocus).toBe(true)
    letGo()
    await page.waitForURL('**/profile')
    expect(await context.cookies()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'iktoken', path: '/', sameSite: 'Strict' }),
        expect.objectContaining({ name: 'ikrole', path: '/', value: 'ADMIN' }),
      ]),
    )
    const [call] = site.api.callsOf('POST /token/')
    expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(new URLSearchParams(call?.body.toString()).get('username')).toBe('admin@prueba.test')
    await finish()
  })
})
