import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }

/** A claim as another program may have written it; its values must be sent back unchanged. */
const ODD_FIELDS = {
  name: '"Ana"',
  lastname: '""',
  rut: '123456789',
  email: '"user@prueba.test"',
  phone: '56912345678',
  reservation_code: '"RES7"',
  handler: '{"id":7,"name":"Equipo Legal"}',
  created_at: '"2026-01-05T03:30:00Z"',
  category: '"EN REVISIÓN INTERNA"',
  subcategory: 'null',
  type: '"RETRASO"',
  submitted_date: '"2026-02-01T23:30:00-03:00"',
  case_number: '12345678901234567890',
  tracking_id: 'false',
  case_folder: 'null',
  last_airline_contact: '"a fines de mayo"',
  next_step: '"Revisar  "',
  documents: '[{"name":"RUT del pasajero","received":false}]',
  agency: 'null',
  airline: '"LATAM"',
  loyalty: '{"points":98765432109876543210,"tier":"oro"}',
} as const

const oddRow = (last: string) =>
  `{"id":9007199254740993,${Object.entries(ODD_FIELDS)
    .map(([field, text]) => `"${field}":${text}`)
    .join(',')},"last_customer_contact":${last},"updated_at":"2026-01-05"}`

const lastBody = (route: 'PUT /claims/{}' | 'PUT /user/') =>
  site.api.callsOf(route).at(-1)?.body.toString() ?? ''

function answerClaims(row: string, total = '1') {
  const body = `{"items":[${row}],"total":${total}}`
  site.api.setFault('GET /claims/', { kind: 'respond', status: 200, body })
  site.api.setFault('PUT /claims/{}', { kind: 'respond', status: 200, body: '{}' })
}

describe('values that the app cannot read', () => {
  it('are unchanged after "Contacté hoy" is pressed and undone', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, DESKTOP)
    await firstClaim(page).waitFor()
    answerClaims(oddRow('"2026-01-06T10:00:00Z"'))
    await page.getByRole('link', { name: 'Qué toca hoy' }).click()
    await page.getByRole('button', { name: 'Contacté hoy, reclamo 9007199254740993' }).click()
    const undo = page.getByRole('button', { name: 'Deshacer', exact: true })
    await undo.waitFor()
    const [put] = site.api.callsOf('PUT /claims/{}')
    expect(put?.url).toBe('/api/v1/claims/9007199254740993')
    for (const [field, text] of Object.entries(ODD_FIELDS)) {
      expect(lastBody('PUT /claims/{}')).toContain(`"${field}":${text}`)
    }
    const today = /"last_customer_contact":"(\d{4}-\d{2}-\d{2})"/.exec(lastBody('PUT /claims/{}'))
    expect(today).not.toBeNull()
    expect(lastBody('PUT /claims/{}')).not.toContain('"id":9007')

    answerClaims(oddRow(`"${today?.[1] ?? ''}"`))
    await undo.click()
    await page.getByRole('button', { name: /^Contacté hoy, reclamo/ }).waitFor()
    expect(lastBody('PUT /claims/{}')).toContain('"last_customer_contact":"2026-01-06T10:00:00Z"')
    expect(lastBody('PUT /claims/{}')).toContain(`"documents":${ODD_FIELDS.documents}`)
    await finish()
  })

  it('are kept when other fields of the claim are edited', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, DESKTOP)
    await firstClaim(page).waitFor()
    answerClaims(oddRow('null'))
    await page.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await page.getByRole('button', { name: 'Detalles del reclamo 9007199254740993' }).click()
    const details = page.getByRole('dialog', { name: 'Detalles del Reclamo' })
    await details.getByText('12345678901234567890').waitFor()
    await details.getByRole('button', { name: 'Editar', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Editar Reclamo' })
    await form.getByText('Guardado así: {"id":7,"name":"Equipo Legal"}').waitFor()
    await form.getByLabel('Next Step').fill('Llamar a LATAM')
    await form.getByLabel('Responsable').selectOption({ index: 1 })
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.getByText(/no sabe leer lo que ya está guardado en Responsable/).waitFor()
    expect(site.api.callsOf('PUT /claims/{}')).toHaveLength(0)
    await form.getByLabel('Responsable').selectOption('')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    for (const [field, text] of Object.entries(ODD_FIELDS)) {
      const expected = field === 'next_step' ? '"Llamar a LATAM"' : text
      expect(lastBody('PUT /claims/{}')).toContain(`"${field}":${expected}`)
    }
    await finish()
  })
})
