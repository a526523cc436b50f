import type { Page } from 'playwright-core'
import type { ApiServer } from './api-server'

/** The button in a cell, and the mark of the cell. */
const PLACES = {
  'Mover a…': 'category',
  'Cambiar Responsable': 'handler',
  'Cambiar Último contacto': 'last_customer_contact',
  'Cambiar Next Step': 'next_step',
} as const

export function rowOf(page: Page, id: number) {
  const details = page.getByRole('button', {
    name: `Detalles del reclamo ${String(id)}`,
    exact: true,
  })
  return page.locator('tr', { has: details })
}

/** The inline-editable cell of a claim. */
export function placeOf(page: Page, verb: keyof typeof PLACES, id: number) {
  return rowOf(page, id).locator(`[data-place="${PLACES[verb]}"]`)
}

/** The notice of the last change. */
export function changeNotice(page: Page) {
  return page.getByRole('status', { name: 'Cambios' })
}

/** A notice about these claims: 'Reclamo 20', '5 reclamos'. */
export function noticeAbout(page: Page, subject: string) {
  return changeNotice(page).getByText(subject, { exact: true })
}

/** The body of every save with the id of its claim, in the order of the calls. */
export function savedBodies(api: ApiServer): readonly Readonly<Record<string, unknown>>[] {
  return api.callsOf('PUT /claims/{}').map(({ url, body }) => {
    const values = JSON.parse(body.toString()) as Record<string, unknown>
    return { ...values, id: Number(url.split('/').at(-1)) }
  })
}
