import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { CLAIM, FILES } from '@tests/e2e/fill-claim'
import { sentClaims } from '@tests/e2e/multipart'
import { drawCode } from '@tests/e2e/pass-pictures'
import { textPdf } from '@tests/e2e/pdf-files'
import { buildPassText } from '@tests/support/boarding-pass'
import { button, field, heading, words, type Person } from './person'
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

/** A claim that the API received, by its place. */
const sentClaim = (place = 0) => sentClaims(site.api)[place]

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

const WHOLE_FILES = FILES.map(({ name, mimeType, buffer }) => ({
  name: 'boardingTicketFilename',
  filename: name,
  contentType: mimeType,
  bytes: buffer,
}))

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
  it('sends a claim; every field and byte arrives, and nothing comes back after Back or a reload', async () => {
    const person = await site.open('/reclamo?id=QR-42')
    await fillClaim(person)
    await send(person)
    expect(sentClaim()).toEqual({ fields: { ...CLAIM, qr_id: 'QR-42' }, files: WHOLE_FILES })
    await person.see(words('hasta $250.000'))
    await person.tab.goto(new URL('/equipo', await person.url()).href)
    await person.back('/reclamo')
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
})

/** Marks the page, to recognize it when the browser shows it again without loading it. */
const mark = ({ tab }: Person) =>
  tab.run(() => void Object.assign(window, { isSamePage: true }), null)
const isSamePage = ({ tab }: Person) => tab.run(() => 'isSamePage' in window, null)

/** Leaves the app by a full load and returns with the browser's Back. */
async function leaveAndReturn(person: Person, path: string, meanwhile?: () => Promise<void>) {
  await mark(person)
  await person.tab.goto(new URL('/robots.txt', await person.url()).href)
  await meanwhile?.()
  await person.back(path)
}

/** What the app does the same with and without the newer features of an engine, which draw photos and read codes. */
describe.runIf(inject('engine') !== 'webkit')('stored input', () => {
  it('gets the draft of two passengers back after a reload, consents again and sends both claims', async () => {
    const person = await site.open('/reclamo')
    await fillClaim(person)
    await person.click(button('Agregar otro pasajero'))
    const companion = { role: 'group', name: 'Pasajero 2' }
    await person.fill(field('Nombre', companion), 'Pedro')
    await person.fill(field('Apellido', companion), 'Rojas')
    await person.fill(field('RUT/DNI', companion), 'ABC12345')
    await person.see(words('Borrador guardado en este equipo'))
    await person.tab.reload()
    await person.see(words(/Recuperamos tu borrador del/))
    await person.seeValue(field('Mensaje'), CLAIM.message)
    await person.seeValue(field('RUT/DNI', companion), 'ABC12345')
    await person.see(words(/^Falta: .*tu autorización/))
    expect(await person.isTicked(CONSENT)).toBe(false)
    await person.click(CONSENT)
    await send(person)
    expect(site.api.callsOf('POST /claim/')).toHaveLength(2)
    expect(sentClaim(0)).toEqual({ fields: CLAIM, files: WHOLE_FILES })
    const pedro = { name: 'Pedro', lastname: 'Rojas', rut: 'ABC12345' }
    expect(sentClaim(1)?.fields).toEqual({ ...CLAIM, ...pedro })
  })
})

describe.runIf(inject('engine') !== 'webkit')('a page in the back/forward cache', () => {
  it('keeps what is typed', async () => {
    const person = await site.open('/reclamo')
    await person.fill(field('Mensaje'), 'Cancelaron el vuelo')
    // Firefox does not keep a page that is writing to the device.
    await person.see(words('Borrador guardado en este equipo'))
    await leaveAndReturn(person, '/reclamo')
    await person.seeValue(field('Mensaje'), 'Cancelaron el vuelo')
    if (inject('engine') === 'firefox') expect(await isSamePage(person)).toBe(true)
  })

  it('shows no personal data after a sign-out in another tab', async () => {
    const person = await site.open('/mis-reclamos', { role: 'USER' })
    await person.see(words('EN APELACIÓN'))
    const beside = await site.openBeside(person, '/profile')
    await leaveAndReturn(person, '/', async () => {
      await beside.click(button('Cerrar Sesión'))
      await beside.seePath('/')
    })
    await person.seeGone(words('EN APELACIÓN'))
    await person.see(heading(/./))
    if (inject('engine') === 'firefox') expect(await isSamePage(person)).toBe(true)
  })
})
