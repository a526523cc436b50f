import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillClaim, sendButton } from './fill-claim'
import { sentClaims } from './multipart'
import { openSite } from './site'

const site = openSite('dist-e2e')
const SENT = 'Tu reclamo ha sido enviado correctamente.'

async function addCompanion(page: Page, number: number, person: readonly string[]) {
  await page.getByRole('button', { name: 'Agregar otro pasajero' }).click()
  const group = page.getByRole('group', { name: `Pasajero ${number}` })
  for (const [index, label] of ['Nombre', 'Apellido', 'RUT/DNI'].entries()) {
    await group.getByLabel(label, { exact: true }).fill(person[index] ?? '')
  }
}

/** Names in the received claims, in order. */
const arrived = () => sentClaims(site.api).map(({ fields }) => fields['name'])

describe('a family', () => {
  it('sends one claim per passenger and lists everyone on the receipt', async () => {
    const { page, finish } = await site.visit('/reclamo')
    await fillClaim(page)
    await addCompanion(page, 2, ['Pedro', 'Rojas', '5.261.117-2'])
    await addCompanion(page, 3, ['Luz', 'Rojas', 'ABC12345'])
    await sendButton(page).click()
    await page.getByText(SENT).waitFor()
    expect(arrived()).toEqual(['Camila', 'Pedro', 'Luz'])
    for (const name of ['Camila Rojas Díaz', 'Pedro Rojas', 'Luz Rojas']) {
      await page.getByText(name, { exact: true }).first().waitFor()
      expect(await page.getByText(name, { exact: true }).count()).toBe(1)
    }
    await finish()
  })

  it('sends only the refused claim again, also after a reload', async () => {
    const { page, finish } = await site.visit('/reclamo', {
      allow: [/Failed to load resource/, /failed request/],
    })
    await fillClaim(page)
    await addCompanion(page, 2, ['Pedro', 'Rojas', '5.261.117-2'])
    let calls = 0
    await page.route('**/api/v1/claim/', (route) => {
      calls += 1
      return calls === 2 ? route.fulfill({ status: 422, json: { detail: [] } }) : route.fallback()
    })
    await sendButton(page).click()
    const broken = page.getByText(
      /^Ya enviamos: Camila Rojas Díaz\. No aceptaron el de Pedro Rojas\./,
    )
    await broken.waitFor()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await page.reload()
    await page.getByText(/^Recuperamos tu borrador/).waitFor()
    await broken.waitFor()
    await page.getByRole('checkbox', { name: /^Autorizo/ }).check()
    await sendButton(page).click()
    await page.getByText(SENT).waitFor()
    expect(arrived()).toEqual(['Camila', 'Pedro'])
    await finish()
  })
})
