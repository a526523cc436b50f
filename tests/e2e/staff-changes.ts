import type { Page } from 'playwright-core'
import type { ApiServer } from './api-server'

/** What the button in a cell of a row does. */
type Verb = 'Mover a…' | 'Cambiar Responsable' | 'Cambiar Último contacto' | 'Cambiar Next Step'

/** The cell of a claim that is changed where it stands. */
export function placeOf(page: Page, verb: Verb, id: number) {
  return page.getByRole('button', { name: new RegExp(`^${verb} del reclamo ${String(id)}:`) })
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
