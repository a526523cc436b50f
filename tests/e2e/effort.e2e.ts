import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buildPassText } from '@tests/support/boarding-pass'
import { openAs } from './enter-as'
import { CLAIM } from './fill-claim'
import { parseMultipart } from './multipart'
import { drawCode } from './pass-pictures'
import { openSite } from './site'
import { countingHands } from './steps'

const site = openSite('dist-e2e')

const RECEIPT = { name: 'boleta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }

/** The flight alone is no message: so much is typed in any case. */
const STORY = 'Lo cancelaron.'

type Hands = ReturnType<typeof countingHands>

/** Presses what opens the browser's own file dialog, and chooses there. */
async function choose(
  page: Page,
  hands: Hands,
  opener: Locator,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await hands.click(opener)
  await (await chooser).setFiles(file)
}

/** Tells what happened with a few words, a photo of the pass and one more file. */
async function tellByScan(page: Page, hands: Hands) {
  await hands.click(page.getByText('Cancelación', { exact: true }))
  await hands.click(page.getByLabel('Mensaje', { exact: true }))
  await hands.type(STORY)
  await hands.click(page.getByRole('button', { name: 'Escanear tarjeta de embarque' }))
  const scan = page.getByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })
  const photo = await drawCode(buildPassText(), 'pdf417')
  await choose(page, hands, scan.getByRole('button', { name: 'Elegir una foto' }), {
    name: 'pase.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  await page.getByRole('group', { name: 'Tarjeta leída' }).waitFor()
  await choose(page, hands, page.getByText('Elegir archivos o arrastrarlos aquí'), RECEIPT)
  await page.getByRole('button', { name: 'Quitar boleta.pdf' }).waitFor()
}

async function sendIt(page: Page, hands: Hands) {
  await hands.click(page.getByRole('checkbox', { name: /^Autorizo/ }))
  await hands.click(page.getByRole('button', { name: 'Enviar reclamo' }))
  await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
  const [request] = site.api.callsOf('POST /claim/')
  const parts = parseMultipart(
    request?.headers['content-type'] ?? '',
    request?.body ?? Buffer.alloc(0),
  )
  const texts = parts.filter(({ filename }) => filename === null)
  return {
    texts: Object.fromEntries(texts.map(({ name, bytes }) => [name, bytes.toString()])),
    files: parts.flatMap(({ filename }) => filename ?? []),
  }
}

describe('what a claim costs', () => {
  it('signed in, by scan with two files: seven presses, and only the message to type', async () => {
    const { page, finish } = await openAs(site, 'USER', '/reclamo', {})
    await page.getByText(/^Completamos tus datos/).waitFor()
    const hands = countingHands(page)
    await tellByScan(page, hands)
    const { texts, files } = await sendIt(page, hands)
    expect(texts).toMatchObject({
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      email: 'user@prueba.test',
    })
    expect(texts['message']).toMatch(
      /^Vuelo LA 600, SCL-LIM, \d\d-\d\d-\d{4}, reserva ABC123, asiento 12A\r?\nLo cancelaron\.$/,
    )
    expect(files).toEqual(['pase.png', 'boleta.pdf'])
    const { clicks, keys } = hands.take()
    expect(clicks).toBeLessThanOrEqual(7)
    expect(keys).toBe(STORY.length)
    await finish()
  })

  it('signed out: ten presses, with message, RUT, phone and e-mail the only things to type', async () => {
    const { page, finish } = await site.open('/reclamo')
    const hands = countingHands(page)
    await tellByScan(page, hands)
    for (const [label, text] of [
      ['RUT/DNI', '12345678-5'],
      ['Teléfono', '987654321'],
      ['Correo electrónico', CLAIM.email],
    ] as const) {
      await hands.click(page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    const { texts } = await sendIt(page, hands)
    expect(texts).toMatchObject({ name: 'Camila', lastname: 'Rojas Diaz', rut: CLAIM.rut })
    expect(hands.take().clicks).toBeLessThanOrEqual(10)
    await finish()
  })

  it('and what it waits for, from the landing page: one press', async () => {
    const { page, finish } = await openAs(site, 'USER', '/', {})
    const hands = countingHands(page)
    await hands.click(page.getByRole('main').getByRole('link', { name: 'Mis Reclamos' }).first())
    await page.getByText('Siguiente paso').first().waitFor()
    expect(hands.take()).toEqual({ clicks: 1, keys: 0 })
    await finish()
  })
})
