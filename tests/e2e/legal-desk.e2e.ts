import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '@tests/support/parse-csv'
import { openSite } from './site'
import { enterAsStaff } from './staff-sign-in'
import { createStepCounter, type Steps } from './steps'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }

const bodyOf = (name: 'PUT /claims/{}' | 'POST /claims/') =>
  JSON.parse(site.api.callsOf(name).at(-1)?.body.toString() ?? 'null') as Record<string, unknown>

function report(task: string, { clicks, keys }: Steps) {
  console.log(`steps: ${task}: ${clicks} clicks, ${keys} keys`)
}

describe('the desk of a case handler', () => {
  it('finds, reads and edits a claim and moves to the next one, with few clicks and keys', async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsStaff(page, 'legal')
    const first = new URL(page.url())
    expect(first.pathname).toBe('/legal/claim-list')
    const counter = createStepCounter(page)

    await counter.select(page.getByLabel('Categoría', { exact: true }), 'EN EVALUACIÓN')
    await counter.click(page.getByRole('button', { name: 'Aplicar Filtro' }))
    await page.getByRole('button', { name: 'Detalles del reclamo 30' }).waitFor()
    expect(new URL(page.url()).search).toContain('EN')
    report('find', counter.take())

    await counter.press('j')
    await counter.press('Enter')
    const details = page.getByRole('dialog', { name: 'Detalles del Reclamo' })
    await details.getByText('RES30', { exact: true }).waitFor()
    const chat = details.getByRole('link', { name: /Chat/ })
    expect(await chat.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/56912345678\?text=Hola%20Nombre30/,
    )
    report('open and call', counter.take())

    await counter.click(details.getByRole('button', { name: 'Editar', exact: true }))
    const form = page.getByRole('dialog', { name: 'Editar Reclamo' })
    await counter.select(form.getByLabel('Subcategoría'), 'INGRESO DE CASO')
    await counter.click(form.getByLabel('Next Step'))
    await page.keyboard.press('Control+a')
    await counter.type('Llamar a LATAM')
    await counter.click(form.getByRole('button', { name: 'Guardar', exact: true }))
    await form.waitFor({ state: 'hidden' })
    await details.getByText('Llamar a LATAM').first().waitFor()
    report('edit', counter.take())
    expect(bodyOf('PUT /claims/{}')).toMatchObject({
      next_step: 'Llamar a LATAM',
      subcategory: 'INGRESO DE CASO',
      case_number: null,
    })
    expect(bodyOf('PUT /claims/{}')).not.toHaveProperty('alias')
    expect(bodyOf('PUT /claims/{}')).not.toHaveProperty('flight_id')

    await counter.click(details.getByRole('button', { name: /siguiente/i }))
    await details.getByText('RES25', { exact: true }).waitFor()
    report('next', counter.take())
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'hidden' })

    const download = page.waitForEvent('download')
    await counter.click(page.getByRole('button', { name: 'Exportar CSV' }))
    const file = await readFile(await (await download).path(), 'utf8')
    report('export', counter.take())
    expect(file.charCodeAt(0)).toBe(0xfeff)
    expect(file.trim().split('\r\n')).toHaveLength(7)

    await page.reload()
    await page.getByRole('button', { name: 'Detalles del reclamo 30' }).waitFor()
    expect(await page.getByLabel('Categoría', { exact: true }).inputValue()).toBe('EN EVALUACIÓN')
    await finish()
  })

  it("exports the list as CSV and as an Excel workbook, under the page's policy", async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsStaff(page, 'legal')
    const save = async (label: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: label }).click()
      const file = await download
      await page.getByText(`Archivo: ${file.suggestedFilename()}.`).waitFor()
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await save('Exportar CSV')
    expect(csv.name).toMatch(/^reclamos-\d{4}-\d{2}-\d{2}\.csv$/)
    const [header = [], ...rows] = parseCsv(csv.bytes.toString('utf8').slice(1))
    const book = await save('Exportar Excel')
    expect(book.name).toMatch(/^reclamos-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const files = unzipSync(new Uint8Array(book.bytes))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const titles = [...sheet.matchAll(/<c r="[A-Z]+1"[^>]*><is><t[^>]*>([^<]*)</g)].map(
      ([, t]) => t,
    )
    expect(titles).toEqual(header)
    const ids = [...sheet.matchAll(/<c r="A\d+"><v>(\d+)<\/v>/g)].map(([, id]) => id)
    expect(ids).toEqual(rows.map(([id]) => id))
    expect(ids.length).toBeGreaterThan(20)
    await finish()
  })

  it('creates a claim with the keyboard, and asks before discarding it', async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsStaff(page, 'legal')
    await page.keyboard.press('n')
    const form = page.getByRole('dialog', { name: 'Nuevo Reclamo' })
    await form.getByLabel('Código de reserva').fill('ABC123')
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /seguir/i })
      .click()
    expect(await form.getByLabel('Código de reserva').inputValue()).toBe('ABC123')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.getByText(/^Errors: handler: Required/).waitFor()
    await form.getByLabel('Responsable').selectOption('Equipo Legal')
    await form.getByLabel('Categoría', { exact: true }).selectOption('INGRESADO')
    await form.getByLabel('Subcategoría').selectOption('SI APLICA COMPENSACIÓN')
    await form.getByLabel('Tipo de reclamo').selectOption('RETRASO')
    await form.getByLabel('Aerolínea', { exact: true }).selectOption('SKY')
    await form.getByRole('button', { name: 'Guardar', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
    expect(bodyOf('POST /claims/')).toMatchObject({
      reservation_code: 'ABC123',
      email: null,
      submitted_date: null,
    })
    await finish()
  })

  it('lists whom to call today, marks a contact and undoes it', async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsStaff(page, 'legal')
    await page.getByRole('link', { name: 'Qué toca hoy' }).click()
    const button = page.getByRole('button', { name: /^Contacté hoy, reclamo/ }).first()
    await button.click()
    await expect.poll(() => site.api.callsOf('PUT /claims/{}').length).toBe(1)
    expect(bodyOf('PUT /claims/{}')['last_customer_contact']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await page
      .getByRole('button', { name: /Deshacer/ })
      .first()
      .click()
    await expect.poll(() => site.api.callsOf('PUT /claims/{}').length).toBe(2)
    expect(bodyOf('PUT /claims/{}')['last_customer_contact']).toBeNull()
    await finish()
  })

  it('finds a user by e-mail, without the e-mail in the address', async () => {
    const { page, finish } = await site.visit('/', DESKTOP)
    await enterAsStaff(page, 'legal')
    await page.getByRole('link', { name: 'Gestión de Usuarios' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lista de Usuarios' }).waitFor()
    await page.getByRole('cell', { name: 'taxi@prueba.test' }).waitFor()
    await page.getByPlaceholder('Buscar por correo...').fill('user@prueba.test')
    await page.keyboard.press('Enter')
    await page.getByRole('cell', { name: 'taxi@prueba.test' }).waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: 'Paula Pasajera', exact: true }).waitFor()
    expect(page.url()).not.toContain('prueba.test')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await page.waitForURL('**/')
    await finish()
  })

  it('goes home when the server rejects the session', async () => {
    const { page, finish } = await site.visit('/', { ...DESKTOP, allow: [/401/] })
    await enterAsStaff(page, 'legal')
    site.api.setFault('GET /claims/', { kind: 'respond', status: 401, body: { detail: 'no' } })
    await page.getByLabel('Categoría', { exact: true }).selectOption('INGRESADO')
    await page.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await page.waitForURL('**/')
    await finish()
  })
})
