import type { Page } from 'playwright-core'
import { TEST_PASSWORD } from './api-data'

const ENTRANCES = {
  admin: { email: 'admin@prueba.test', link: 'Administración', title: 'Gestión de Cobros' },
  legal: { email: 'legal@prueba.test', link: 'Legal', title: 'CRM' },
} as const

/** Signs in a staff user through the dialog and opens their first page. */
export async function enterAsStaff(page: Page, area: keyof typeof ENTRANCES) {
  const { email, link, title } = ENTRANCES[area]
  await page.getByRole('button', { name: 'Entrar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByLabel('Dirección').waitFor()
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page
    .getByRole('button', { name: /^Detalles del reclamo/ })
    .first()
    .waitFor()
}
