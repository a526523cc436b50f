import { describe, expect, it } from 'vitest'
import { openSite } from './site'

const site = openSite('dist-e2e')

describe('the other public pages', () => {
  it('send a contact message as JSON, once, and say so', async () => {
    const { page, finish } = await site.open('/contacto')
    await page.getByLabel('Nombre', { exact: true }).fill('Camila Rojas')
    await page.getByLabel('Teléfono', { exact: true }).fill('987654321')
    await page.getByLabel('Correo electrónico').fill('camila@correo.cl')
    await page.getByLabel('Mensaje').fill('¿En qué va mi caso?')
    await page.getByRole('button', { name: 'Enviar' }).dblclick()
    await page.getByText('Tu mensaje ha sido enviado correctamente.').waitFor()
    const calls = site.api.callsOf('POST /mails/contacto')
    expect(calls).toHaveLength(1)
    expect(JSON.parse(calls[0]?.body.toString() ?? '')).toEqual({
      name: 'Camila Rojas',
      phone: '+56987654321',
      email: 'camila@correo.cl',
      message: '¿En qué va mi caso?',
    })
    expect(await page.getByLabel('Mensaje').inputValue()).toBe('')
    await finish()
  })

  it('simulate a payment without a single call', async () => {
    const { page, finish } = await site.open('/cobros')
    await page.getByLabel('ID del Cliente').fill('cus_1')
    await page.getByLabel('Monto').fill('38000')
    await page.getByLabel('Concepto').fill('Prueba')
    await page.getByLabel('Orden de Comercio').fill('orden-1')
    await page.getByLabel('Moneda').selectOption('CLP')
    await page.getByRole('button', { name: 'Continuar con el Pago' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirmar Pago' })
    await dialog.getByRole('button', { name: 'Confirmar Pago' }).click()
    await page.getByText('¡Pago Exitoso!').waitFor()
    expect(site.api.requests).toEqual([])
    await finish()
  })

  it('take the reset token out of the address before anything else happens', async () => {
    const { page, finish } = await site.open('/reset-password?token=secreto')
    await page.waitForURL((url) => url.search === '')
    expect(page.url()).not.toContain('secreto')
    await page.getByLabel('Repetir contraseña').waitFor()
    await finish()
  })
})
