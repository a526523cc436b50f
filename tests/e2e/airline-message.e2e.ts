import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { violations as findViolations } from './page-checks'
import { openSite } from './site'

const SMS = 'LATAM: tu vuelo LA 600 SCL-LIM del 20/11/2025 fue cancelado por niebla. Reserva ABC123'

describe("an airline's message", () => {
  const site = openSite('dist-e2e')

  it('is pasted and confirmed by keyboard, and the draft keeps all of it', async () => {
    const { page, finish } = await site.visit(paths.claim)
    await page.getByRole('button', { name: 'Pegar el correo o SMS de la aerolínea' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Correo o SMS de la aerolínea').waitFor()
    await page.keyboard.insertText(SMS)
    await page.getByRole('group', { name: 'Lo que dice el mensaje' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Datos copiados al reclamo. Revísalos antes de enviar.').waitFor()
    const message = `Vuelo LA 600, SCL-LIM, 20-11-2025, reserva ABC123\n${SMS}`
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(message)
    expect(await page.getByRole('radio', { name: 'Cancelación' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'LATAM' }).isChecked()).toBe(true)
    await page.getByText(/^Borrador guardado en este equipo/).waitFor()
    await page.reload()
    await page.getByText(/^Recuperamos tu borrador/).waitFor()
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(message)
    await finish()
  })
})
