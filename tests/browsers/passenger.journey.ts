import { describe, expect, it } from 'vitest'
import { CLAIM, FILES } from '@tests/e2e/fill-claim'
import { parseMultipart } from '@tests/e2e/multipart'
import { button, field, words, type Person } from './person'
import { openBrowserSite } from './site'

const site = openBrowserSite()

async function fillClaim(person: Person) {
  await person.fill(field('Nombre'), CLAIM.name)
  await person.fill(field('Apellido'), CLAIM.lastname)
  await person.fill(field('RUT/DNI'), '12345678-5')
  await person.fill(field('Teléfono'), '987654321')
  await person.fill(field('Correo electrónico'), CLAIM.email)
  await person.choose(field('Tipo de reclamo'), CLAIM.type)
  await person.choose(field('Aerolínea'), CLAIM.airline)
  await person.fill(field('Mensaje'), CLAIM.message)
  await person.attach(field('Elegir archivos'), site.files)
  await person.click({ role: 'checkbox', name: /Autorizo a Vuelo Justo/ })
}

async function send(person: Person) {
  await person.click(button('Enviar reclamo'))
  await person.see(words('Tu reclamo ha sido enviado correctamente.'))
}

/** What the API got with the last claim. */
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

const WHOLE_FILES = FILES.map(({ name, buffer }) => ({ name, bytes: buffer }))

describe('a passenger', () => {
  it('files a claim, and every field and byte arrives', async () => {
    const person = await site.open('/reclamo?id=QR-42')
    await fillClaim(person)
    await send(person)
    expect(sentClaim()).toEqual({ fields: { ...CLAIM, qr_id: 'QR-42' }, files: WHOLE_FILES })
    await person.see(words('hasta $250.000'))
  })
})
