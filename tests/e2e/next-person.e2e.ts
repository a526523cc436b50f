import { describe, expect, it } from 'vitest'
import { enterAsLegal, firstClaim, signIn } from './enter-as'
import { openSite } from './site'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }
const SECRET = 'user@prueba.test'

describe('the next user in the same tab', () => {
  it('neither sees the searched e-mail nor sends it by going back in the history', async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsLegal(page)
    await page.getByLabel('Correo', { exact: true }).fill(SECRET)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => site.api.callsOf('GET /claims/').some(({ url }) => url.includes('prueba.test')))
      .toBe(true)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('prueba.test')
    // The same user gets it back after a reload.
    await page.reload()
    await firstClaim(page).waitFor()
    expect(await page.getByLabel('Correo', { exact: true }).inputValue()).toBe(SECRET)

    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await page.getByRole('link', { name: 'Mi perfil' }).click()
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    // The colleague has the same role; only the user differs.
    const body = { id: 9, email: 'admin@prueba.test', name: 'Colega Legal', role: 'LEGAL' }
    site.api.setFault('GET /user/', { kind: 'respond', status: 200, body })
    const before = site.api.requests.length
    await signIn(page, 'admin@prueba.test')
    for (let step = 0; step < 6 && !page.url().includes('/legal/claim-list'); step += 1) {
      await page.goBack()
    }
    await page.getByLabel('Correo', { exact: true }).waitFor()
    await firstClaim(page).waitFor()
    expect(await page.getByLabel('Correo', { exact: true }).inputValue()).toBe('')
    const calls = site.api.requests.slice(before).map(({ url }) => decodeURIComponent(url))
    expect(calls.filter((url) => url.includes(SECRET))).toEqual([])
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
      SECRET,
    )
    await finish()
  })
})
