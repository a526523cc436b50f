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

  it('shows the sentence of SPEC for a wrong password, and keeps the e-mail', async () => {
    const { page, finish } = await site.visit('/', { allow: [/401/] })
    await page.getByRole('button', { name: 'Entrar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Correo electrónico').fill('admin@prueba.test')
    await dialog.getByLabel('Contraseña', { exact: true }).fill('otra')
    const submit = dialog.getByRole('button', { name: 'Ingresar' })
    await submit.click()
    await dialog.getByText('Correo o contraseña incorrectos').waitFor()
    // A button disabled while sending would have lost the focus, and with it the Escape key.
    expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await dialog.getByLabel('Correo electrónico').inputValue()).toBe('admin@prueba.test')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(
      await page
        .getByRole('button', { name: 'Entrar' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true)
    await finish()
  })

  it('is requested with an explanation on the way to the claims, and continues to them', async () => {
    const { page, finish } = await site.open('/mis-reclamos', { welcome: true })
    const dialog = page.getByRole('dialog', { name: 'Ingresa o Regístrate' })
    await dialog.getByText('Entra para ver tus reclamos').waitFor()
    expect(page.url()).toBe(`${site.url}/`)
    await page.reload()
    await dialog.getByText('Entra para ver tus reclamos').waitFor()
    expect(await page.getByText('¿Tuviste algún problema con tu vuelo?').count()).toBe(0)
    await dialog.getByLabel('Correo electrónico').fill('user@prueba.test')
    await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
    await dialog.getByRole('button', { name: 'Ingresar' }).click()
    await page.getByRole('columnheader', { name: 'Última actualización' }).waitFor()
    expect(page.url()).toBe(`${site.url}/mis-reclamos`)
    await finish()
  })

  it('is not requested again after the dialog is closed', async () => {
    const { page, finish } = await site.visit('/profile')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Entra para ver tu perfil').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
    expect(await dialog.count()).toBe(0)
    await finish()
  })
})
