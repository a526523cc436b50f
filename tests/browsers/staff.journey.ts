import { describe, expect, it } from 'vitest'
import { parseCsv } from '@tests/support/parse-csv'
import { DESKTOP } from './engine'
import { button, dialog, field, heading, words } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

const DETAILS = dialog('Detalles del Reclamo')

const lastBody = (route: 'PUT /claims/{}' | 'POST /flow/charge') =>
  JSON.parse(site.api.callsOf(route).at(-1)?.body.toString() ?? 'null') as Record<string, unknown>

const openDesk = () => site.open('/legal/claim-list', { role: 'LEGAL', size: DESKTOP })

describe('a staff user', () => {
  it('returns to the button of a closed dialog, exports the list as CSV, filters it, opens a claim, edits it and saves it', async () => {
    const person = await openDesk()
    await person.see(button('Detalles del reclamo 30'))
    for (const [opener, title] of Object.entries({
      Vistas: 'Vistas guardadas',
      Columnas: 'Columnas',
    })) {
      await person.click(button(opener))
      await person.click(button('Cerrar', dialog(title)))
      await person.seeGone(dialog(title))
      await person.until(`the focus on ${opener}`, () =>
        person.tab.run((name: string) => document.activeElement?.textContent === name, opener),
      )
    }

    await person.click(button('Exportar CSV'))
    const { name, bytes } = await person.saved(/\.csv$/)
    expect(name).toMatch(/^reclamos-\d{4}-\d{2}-\d{2}\.csv$/)
    const text = bytes.toString('utf8')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const [header = [], ...rows] = parseCsv(text.slice(1))
    expect(header.length).toBeGreaterThan(8)
    expect(rows.map(([id]) => Number(id)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )

    await person.choose(field('Categoría'), 'EN EVALUACIÓN')
    await person.click(button('Aplicar Filtro'))
    await person.seeGone(button('Detalles del reclamo 29'))
    await person.click(button('Detalles del reclamo 30'))
    await person.see(words('RES30', DETAILS))

    await person.click(button('Editar', DETAILS))
    const form = dialog('Editar Reclamo')
    await person.choose(field('Subcategoría', form), 'INGRESO DE CASO')
    await person.fill(field('Next Step', form), 'Llamar a LATAM')
    await person.pickDate(field('Último contacto con el cliente', form), '2026-01-07')
    await person.click(button('Guardar', form))
    await person.seeGone(form)
    await person.see(words('Llamar a LATAM', DETAILS))
    expect(lastBody('PUT /claims/{}')).toMatchObject({
      next_step: 'Llamar a LATAM',
      subcategory: 'INGRESO DE CASO',
      last_customer_contact: '2026-01-07',
      case_number: null,
      reservation_code: 'RES30',
    })
  })

  it('sees whom to call today, marks a contact and undoes it', async () => {
    const person = await openDesk()
    await person.click(words(/^Qué toca hoy$/))
    await person.click(button(/^Contacté hoy, reclamo/))
    await person.until('the contact at the API', () =>
      Promise.resolve(site.api.callsOf('PUT /claims/{}').length === 1),
    )
    expect(lastBody('PUT /claims/{}')['last_customer_contact']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await person.click(button(/Deshacer/))
    await person.until('the way back at the API', () =>
      Promise.resolve(site.api.callsOf('PUT /claims/{}').length === 2),
    )
    expect(lastBody('PUT /claims/{}')['last_customer_contact']).toBeNull()
  })

  it('charges a card once, after seeing the amount', async () => {
    const person = await site.open('/admin/cobro-manual', { role: 'ADMIN', size: DESKTOP })
    // The cards load after the rows and move the target of the click.
    await person.see(words('Con tarjeta'))
    await person.click(button('Detalles del reclamo 24'))
    await person.click(button('Cobrar', DETAILS))
    const charge = dialog('Charge')
    await person.seeValue(field('Customer ID', charge), 'cus_1')
    await person.fill(field('Amount (CLP)', charge), '38.000')
    await person.see(words('Se cobrarán $38.000 CLP', charge))
    const said = await person.watchFor('Charge created successfully.')
    await person.click(button(/Confirm charge/, charge))
    await said()
    await person.seeGone(charge)
    expect(site.api.callsOf('POST /flow/charge')).toHaveLength(1)
    expect(lastBody('POST /flow/charge')).toMatchObject({
      customer_id: 'cus_1',
      amount: 38000,
      currency: 'CLP',
    })
  })

  it('creates a QR code and downloads it', async () => {
    const person = await site.open('/qr', { role: 'ADMIN', size: DESKTOP })
    await person.see(heading('Crear código QR'))
    await person.fill(field('Identificador QR'), 'taxi-77')
    await person.see({ role: 'img', name: 'Código QR de taxi-77' })
    await person.click(button('Descargar SVG'))
    const svg = await person.saved(/\.svg$/)
    expect(svg.name).toBe('qr-taxi-77.svg')
    expect(svg.bytes.toString('utf8')).toMatch(/^<svg [^]*<\/svg>$/)
    await person.click(button('Descargar PNG'))
    const png = await person.saved(/\.png$/)
    expect(png.name).toBe('qr-taxi-77.png')
    expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  })
})
