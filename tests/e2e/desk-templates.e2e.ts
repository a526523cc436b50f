import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')

async function openTemplates(page: Page) {
  await firstClaim(page).click()
  await page.getByRole('button', { name: 'Cambiar plantillas' }).click()
  await page.getByLabel('Texto', { exact: true }).waitFor()
}

async function importTemplate(page: Page, id: string, texto: string) {
  const file = {
    tipo: 'plantillas-de-mensajes',
    version: 1,
    plantillas: [{ id, asunto: 'Asunto', texto }],
  }
  await page.getByLabel('Importar plantillas').setInputFiles({
    name: 'plantillas.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await page.getByText('Se importó 1 plantilla.').waitFor()
}

/** The text of a template in the editor. */
async function textOf(page: Page, id: string): Promise<string> {
  await page.getByLabel('Plantilla', { exact: true }).selectOption(id)
  return page.getByLabel('Texto', { exact: true }).inputValue()
}

it('keeps the templates that two tabs import and shows them in both', async () => {
  const desktop = { viewport: { width: 1280, height: 900 } }
  const { page, context, finish } = await visitAs(site, 'LEGAL', CRM, desktop)
  const other = await context.newPage()
  await other.setViewportSize(desktop.viewport)
  await other.goto(CRM)
  for (const tab of [page, other]) await openTemplates(tab)
  await importTemplate(page, 'recibido', 'Lo recibimos.')
  await importTemplate(other, 'ganado', 'Lo ganamos.')
  for (const tab of [page, other]) {
    await expect.poll(() => textOf(tab, 'recibido')).toBe('Lo recibimos.')
    await expect.poll(() => textOf(tab, 'ganado')).toBe('Lo ganamos.')
  }
  await page.reload()
  await openTemplates(page)
  expect(await textOf(page, 'recibido')).toBe('Lo recibimos.')
  expect(await textOf(page, 'ganado')).toBe('Lo ganamos.')
  await finish()
})
