import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '@tests/e2e/api-data'
import { CLAIM, FILES } from '@tests/e2e/fill-claim'
import { parseMultipart } from '@tests/e2e/multipart'
import { drawCode } from '@tests/e2e/pass-pictures'
import { textPdf } from '@tests/e2e/pdf-files'
import { buildPassText } from '@tests/support/boarding-pass'
import { CARD_PAGE, startCardSite } from './card-site'
import { button, dialog, field, heading, words, type Person } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

const CONSENT = { role: 'checkbox', name: /Autorizo a Vuelo Justo/ }

async function fillClaim(person: Person) {
  await person.fill(field('Nombre'), CLAIM.name)
  await person.fill(field('Apellido'), CLAIM.lastname)
  await person.fill(field('RUT/DNI'), '12345678-5')
  await person.fill(field('Teléfono'), '987654321')
  await person.fill(field('Correo electrónico'), CLAIM.email)
  await person.choose({ role: 'radiogroup', name: 'Tipo de reclamo' }, CLAIM.type)
  await person.choose({ role: 'radiogroup', name: 'Aerolínea' }, CLAIM.airline)
  await person.fill(field('Mensaje'), CLAIM.message)
  await person.attach(field('Elegir archivos'), site.files)
  // The notice about a photo moves the elements below it, also between locating a button and
  // clicking it.
  await person.see(button(/^Sacar otra/))
  await person.click(CONSENT)
}

async function send(person: Person) {
  await person.click(button('Enviar reclamo'))
  await person.see(words('Tu reclamo ha sido enviado correctamente.'))
}

/** The fields of the last claim that the API received. */
function sentClaim() {
  const request = site.api.callsOf('POST /claim/').at(-1)
  if (!request) throw new Error('no claim was sent')
  const parts = parseMultipart(request.headers['content-type'] ?? '', request.body)
  const texts = parts.filter((part) => part.filename === null)
  return {
    fields: Object.fromEntries(texts.map(({ name, bytes }) => [name, bytes.toString()])),
    files: parts
      .filter((part) => part.filename !== null)
      .map(({ filename, bytes }) => ({ name: filename, bytes })),
  }
}

/** Values of all fields of the page, visible or not. */
const typedValues = ({ tab }: Person) =>
  tab.run(
    () =>
      Array.from(
        document.querySelectorAll('input, textarea'),
        (it) => (it as HTMLInputElement).value,
      ),
    null,
  )

const WHOLE_FILES = FILES.map(({ name, buffer }) => ({ name, bytes: buffer }))

/** Reloads from within the page: Firefox reports no load to its driver for a page from the back/forward cache. */
async function reloadDocument(person: Person) {
  await person.tab.run(() => {
    Object.assign(window, { isOldDocument: true })
    setTimeout(() => location.reload(), 0)
  }, null)
  await expect
    .poll(() => person.tab.run(() => 'isOldDocument' in window, null).catch(() => true))
    .toBe(false)
}

describe('a passenger', () => {
  it('sends a claim; every field and byte arrives', async () => {
    const person = await site.open('/reclamo?id=QR-42')
    await fillClaim(person)
    await send(person)
    expect(sentClaim()).toEqual({ fields: { ...CLAIM, qr_id: 'QR-42' }, files: WHOLE_FILES })
    await person.see(words('hasta $250.000'))
  })

  it('scans a boarding pass from a photo, without a camera', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'vuelo-justo-pass-'))
    const photo = join(dir, 'pase.png')
    await writeFile(photo, await drawCode(buildPassText(), 'pdf417'))
    const person = await site.open('/reclamo')
    await person.click(button('Escanear tarjeta de embarque'))
    await person.attach(field('Elegir una foto'), [photo])
    await person.see(words(/^Datos copiados al reclamo/))
    await person.seeValue(field('Nombre'), 'Camila')
    await person.seeValue(field('Número de vuelo'), 'LA 600')
    await person.see(button('Quitar pase.png'))
    await rm(dir, { recursive: true })
  })

  it("reads an attached PDF without a code, and an airline's message", async () => {
    const dir = await mkdtemp(join(tmpdir(), 'vuelo-justo-ticket-'))
    const ticket = join(dir, 'pasaje.pdf')
    const lines = ['Reserva: ABC123', 'Vuelo H2 512 20 nov 2026', 'SCL - LIM', 'ROJAS/CAMILA']
    await writeFile(ticket, textPdf(lines))
    const person = await site.open('/reclamo')
    await person.attach(field('Elegir archivos'), [ticket])
    await person.click(button('Leer datos del PDF'))
    await person.click(button('Usar estos datos'))
    await person.seeValue(field('Número de vuelo'), 'H2 512')
    await person.seeValue(field('Nombre'), 'Camila')
    await rm(dir, { recursive: true })

    await person.click(button('Pegar el correo o SMS de la aerolínea'))
    const told = 'SKY: su vuelo H2 512 fue cancelado debido a mantenimiento.'
    await person.fill(field('Correo o SMS de la aerolínea'), told)
    await person.click(button('Usar estos datos'))
    await person.see(words(/^Datos copiados al reclamo/))
    await person.seeValue(field('Mensaje'), /Causa que dio la aerolínea: mantenimiento\./)
  })

  it('sends claims for companions', async () => {
    const person = await site.open('/reclamo')
    await fillClaim(person)
    await person.click(button('Agregar otro pasajero'))
    const companion = { role: 'group', name: 'Pasajero 2' }
    await person.fill(field('Nombre', companion), 'Pedro')
    await person.fill(field('Apellido', companion), 'Rojas')
    await person.fill(field('RUT/DNI', companion), 'ABC12345')
    await send(person)
    expect(site.api.callsOf('POST /claim/')).toHaveLength(2)
    expect(sentClaim().fields).toEqual({
      ...CLAIM,
      name: 'Pedro',
      lastname: 'Rojas',
      rut: 'ABC12345',
    })
  })

  it('gets a draft back after a reload, with its files', async () => {
    const person = await site.open('/reclamo')
    await fillClaim(person)
    await person.see(words('Borrador guardado en este equipo'))
    await person.tab.reload()
    await person.see(words(/Recuperamos tu borrador del/))
    await person.seeValue(field('Mensaje'), CLAIM.message)
    if (!(await person.isTicked(CONSENT))) await person.click(CONSENT)
    await send(person)
    expect(sentClaim()).toEqual({ fields: CLAIM, files: WHOLE_FILES })
  })

  it('has to consent again after a reload', async () => {
    const person = await site.open('/reclamo')
    await person.fill(field('Nombre'), CLAIM.name)
    await person.click(CONSENT)
    await person.see(words('Borrador guardado en este equipo'))
    await person.tab.reload()
    await person.see(words(/Recuperamos tu borrador del/))
    expect(await person.isTicked(CONSENT)).toBe(false)
    await person.see(words(/^Falta: .*tu autorización|^Falta: .* más/))
  })

  it.each([
    ['F5', (person: Person) => person.tab.reload()],
    [
      'Back',
      async (person: Person) => {
        const address = await person.url()
        await person.tab.goto(new URL('/equipo', address).href)
        await person.back('/reclamo')
      },
    ],
  ])('does not get a sent claim back after %s', async (_way, comeBack) => {
    const person = await site.open('/reclamo')
    await fillClaim(person)
    await send(person)
    await comeBack(person)
    await site.untilReady(person)
    expect(await typedValues(person)).not.toContain(CLAIM.email)

    // A wrongly stored draft would be restored here, before anything new is stored.
    await reloadDocument(person)
    await site.untilReady(person)
    await person.fill(field('Nombre'), 'Otra')
    await person.see(words('Borrador guardado en este equipo'))
    const values = await typedValues(person)
    for (const value of [CLAIM.lastname, CLAIM.email, CLAIM.message]) {
      expect(values).not.toContain(value)
    }
    expect(site.api.callsOf('POST /claim/')).toHaveLength(1)
  })

  it('signs in through the dialog', async () => {
    const person = await site.open('/')
    const entrance = dialog('Ingresa o Regístrate')
    await person.click(button('Entrar'))
    await person.fill(field('Correo electrónico', entrance), 'user@prueba.test')
    await person.fill(field('Contraseña', entrance), TEST_PASSWORD)
    await person.click(button('Ingresar', entrance))
    await person.seePath('/profile')
    await person.see(heading('TU PERFIL'))
    await person.seeValue(field('Nombre'), 'Paula Pasajera')
    const cookies = await person.tab.run(() => document.cookie, null)
    expect(cookies).toMatch(/(^|; )iktoken=\w/)
    expect(cookies).toMatch(/(^|; )ikrole=USER(;|$)/)
  })

  it('edits the profile, registers a card at its provider and comes back', async () => {
    const person = await site.open('/profile', { role: 'TAXI' })
    await person.fill(field('Dirección'), 'Calle Nueva 45, Valdivia')
    await person.click(button('Actualizar Datos'))
    await person.see(words('Los datos se han actualizado exitosamente.'))
    const [put] = site.api.callsOf('PUT /user/')
    expect(JSON.parse(put?.body.toString() ?? '')).toMatchObject({
      name: 'Tomás Taxi',
      address: 'Calle Nueva 45, Valdivia',
    })

    const cards = await startCardSite()
    site.api.setFault('POST /register-credit-card/', {
      kind: 'respond',
      status: 200,
      body: { redirect_url: `${cards.url}/register` },
    })
    await person.click(button('Registrar tarjeta'))
    await person.until('the card provider', () =>
      person.tab.run((title) => document.body.innerText.includes(title), CARD_PAGE),
    )
    expect(site.api.callsOf('POST /register-credit-card/')).toHaveLength(1)
    await person.back('/profile')
    await person.seeValue(field('Dirección'), 'Calle Nueva 45, Valdivia')
    await cards.close()
  })

  it('sees the claims with their status', async () => {
    const person = await site.open('/mis-reclamos', { role: 'USER' })
    await person.see(heading('Mis Reclamos'))
    await person.see(words('EN APELACIÓN'))
    await person.see(words('05/01/2026'))
  })
})
