import type { Page } from 'playwright-core'
import { cookiesOf, TEST_PASSWORD, type TestRole } from './api-data'
import type { PageOptions } from './chromium'
import type { VisitOptions } from './shared-tab'
import type { openSite } from './site'

/** Opens a path as a signed-in user, for journeys that do not test signing in. */
export function openAs(
  site: ReturnType<typeof openSite>,
  role: TestRole,
  path: string,
  options: PageOptions,
) {
  return site.open(path, { ...options, cookies: cookiesOf(role) })
}

/** The same in the tab that such visits share. */
export function visitAs(
  site: ReturnType<typeof openSite>,
  role: TestRole,
  path: string,
  options: VisitOptions,
) {
  return site.visit(path, { ...options, cookies: cookiesOf(role) })
}

/** The charge button of a won claim, which needs no confirmation of its status. */
export function wonClaim(page: Page) {
  return page.getByRole('button', { name: 'Detalles del reclamo 24', exact: true })
}

/** The button of the first claim, once the list has loaded. */
export function firstClaim(page: Page) {
  return page.getByRole('button', { name: /^Detalles del reclamo/ }).first()
}

export const detailsOf = (page: Page) => page.getByRole('dialog', { name: 'Detalles del Reclamo' })

/** Opens the details of the first claim. @returns their dialog */
export async function openDetails(page: Page) {
  await firstClaim(page).click()
  await detailsOf(page).waitFor()
  return detailsOf(page)
}

/** Opens the form of the first claim. @returns its dialog */
export async function openForm(page: Page) {
  const details = await openDetails(page)
  await details.getByRole('button', { name: 'Editar', exact: true }).click()
  return page.getByRole('dialog', { name: 'Editar Reclamo' })
}

/** Signs in through the dialog, until the profile is there. */
export async function signIn(page: Page, email: string) {
  await page.getByRole('button', { name: 'Entrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ingresa o Regístrate' })
  await dialog.getByLabel('Correo electrónico', { exact: true }).fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(TEST_PASSWORD)
  await dialog.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/profile')
  await page.getByLabel('Dirección', { exact: true }).waitFor()
}
