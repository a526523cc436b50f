import { it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { placeOf, rowOf, noticeAbout } from './staff-changes'

const site = openSite('dist-e2e')

it.each([
  [1280, 720],
  [390, 700],
])('leaves every option of the status menu clickable at %d x %d', async (width, height) => {
  const { page, finish } = await visitAs(site, 'LEGAL', CRM, { viewport: { width, height } })
  await firstClaim(page).waitFor()
  const menu = page.getByRole('menu', { name: 'Mover a…' })
  const move = async (id: number, state: string) => {
    await placeOf(page, 'Mover a…', id).click()
    await menu.getByRole('menuitem', { name: state }).click({ timeout: 10_000 })
    await noticeAbout(page, `Reclamo ${String(id)}`).waitFor()
    await rowOf(page, id).getByText(state).waitFor()
  }
  await move(30, 'Procesando compensación')
  await move(28, 'Caso ganado')
  await move(27, 'Demanda en curso')
  await placeOf(page, 'Mover a…', 26).click()
  await menu.getByRole('menuitem', { name: /^No aplica/ }).click({ timeout: 10_000 })
  await menu.waitFor({ state: 'hidden' })
  await finish()
})
