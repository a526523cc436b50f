import { describe, expect, it } from 'vitest'
import { signIn, visitAs } from './enter-as'
import { openSite, shortenWaits } from './site'

const site = openSite('dist-e2e')

describe('the account of a passenger', () => {
  it('waits for the card confirmation and asks before a second registration', async () => {
    const { page, finish } = await visitAs(site, 'TAXI', '/profile', {})
    await shortenWaits(page)
    const backUrl = `${site.url}/profile?card=cancelled`
    await page.route('https://cards.prueba.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${backUrl}">Volver</a>` }),
    )
    // The demo API registers the card at once; a real one waits for its provider.
    const body = { redirect_url: 'https://cards.prueba.test/register' }
    site.api.setFault('POST /register-credit-card/', { kind: 'respond', status: 200, body })
    const leave = async (button: string) => {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('link', { name: 'Volver' }).click()
      await page.getByText('Estamos confirmando tu tarjeta.').waitFor()
    }
    await leave('Registrar tarjeta')
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await page.getByRole('button', { name: 'Registrar tarjeta' }).click()
    await page.getByText(/^Hace menos de un minuto saliste a registrar tu tarjeta\./).waitFor()
    expect(site.api.callsOf('POST /register-credit-card/')).toHaveLength(1)
    await leave('Registrar de nuevo')
    expect(site.api.callsOf('POST /register-credit-card/')).toHaveLength(2)
    const cardInfo = { lastFourDigits: '4242', cardHolder: 'T', expiryDate: '12/29', brand: 'VISA' }
    site.api.setFault('GET /user/', {
      kind: 'respond',
      status: 200,
      body: { id: 2, role: 'TAXI', name: 'Tomás Taxi', hasRegisteredCard: true, cardInfo },
    })
    await page.getByText('Tu tarjeta quedó registrada.').waitFor()
    await page.getByText('Tarjeta registrada', { exact: true }).waitFor()
    await finish()
  })

  it('shows each claim with the meaning of its status, and signs out in every tab', async () => {
    const { page, context, finish } = await site.visit('/')
    await signIn(page, 'user@prueba.test')
    await page.getByRole('main').getByRole('link', { name: 'Mis Reclamos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mis Reclamos' }).waitFor()
    await page.getByRole('columnheader', { name: 'Última actualización' }).waitFor()
    await page.getByRole('cell', { name: '05/01/2026' }).first().waitFor()

    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByLabel('Dirección').waitFor()
    await page.getByRole('link', { name: 'Mi perfil' }).click()
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await page.getByRole('button', { name: 'Entrar' }).waitFor()
    await other.getByRole('button', { name: 'Entrar' }).waitFor()
    expect(await context.cookies()).toEqual([])
    await finish()
  })

  it('signs out when the server rejects the session, and keeps the unsent claim', async () => {
    const { page, finish } = await site.visit('/reclamo', { allow: [/401/] })
    await page.getByLabel('Nombre', { exact: true }).fill('Camila')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await signIn(page, 'user@prueba.test')
    site.api.setFault('GET /user/', { kind: 'respond', status: 401, body: { detail: 'expired' } })
    await page.reload()
    await page.waitForURL('**/')
    await page.getByRole('dialog').getByText('Entra para ver tu perfil').waitFor()
    // The next user gets an empty form; the draft is stored for its owner.
    await page.goto('/reclamo?desde=SCL&hasta=LIM')
    // The form adds the flight once it has read the draft of this device.
    const message = page.getByLabel('Mensaje', { exact: true })
    await expect.poll(() => message.inputValue()).toContain('SCL')
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('')
    site.api.clearFaults()
    await signIn(page, 'user@prueba.test')
    await page.goto('/reclamo')
    await page.getByText(/Recuperamos tu borrador del/).waitFor()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Camila')
    await finish()
  })
})
