import type { Page } from 'playwright-core'
import type { ApiServer } from './api-server'

/** What the button in a cell of a row does, and how the cell is marked. */
const PLACES = {
  'Mover a…': 'category',
  'Cambiar Responsable': 'handler',
  'Cambiar Último contacto': 'last_customer_contact',
  'Cambiar Next Step': 'next_step',
} as const

/** The row of a claim. */
export function rowOf(page: Page, id: number) {
  const details = page.getByRole('button', {
    name: `Detalles del reclamo ${String(id)}`,
    exact: true,
  })
  return page.locator('tr', { has: details })
}

/** The cell of a claim that is changed where it stands. */
export function placeOf(page: Page, verb: keyof typeof PLACES, id: number) {
  return rowOf(page, id).locator(`[data-place="${PLACES[verb]}"]`)
}

/** What the page says of the last change. */
export function changeNotice(page: Page) {
  return page.getByRole('status', { name: 'Cambios' })
}

/** That the last change is about these: 'Reclamo 20', '5 reclamos'. */
export function saidOfChanges(page: Page, subject: string) {
  return changeNotice(page).getByText(subject, { exact: true })
}

/** Every claim that was saved, with its number, in the order in which the API was told. */
export function savedBodies(api: ApiServer): readonly Readonly<Record<string, unknown>>[] {
  return api.callsOf('PUT /claims/{}').map(({ url, body }) => {
    const values = JSON.parse(body.toString()) as Record<string, unknown>
    return { ...values, id: Number(url.split('/').at(-1)) }
  })
}
