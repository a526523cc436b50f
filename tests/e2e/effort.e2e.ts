import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { buildPassText } from '@tests/support/boarding-pass'
import { visitAs } from './enter-as'
import { CLAIM } from './fill-claim'
import { sentClaims } from './multipart'
import { drawCode } from './pass-pictures'
import { chooseFile, openSite } from './site'

const site = openSite('dist-e2e')

const RECEIPT = { name: 'boleta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }

/** The flight line alone is no valid message, so this text is always typed. */
const STORY = 'Lo cancelaron.'

/** Performs actions and counts every click and every letter. */
function createStepCounter(page: Page) {
  const counts = { clicks: 0, keys: 0 }
  return {
    counts,
    click: async (target: Locator) => {
      counts.clicks += 1
      await target.click()
    },
    type: async (text: string) => {
      counts.keys += text.length
      await page.keyboard.type(text)
    },
  }
}

type StepCounter = ReturnType<typeof createStepCounter>

/** Adds a short message, a photo of the boarding pass and one more file. */
async function fillInByScan(page: Page, counter: StepCounter) {
  await counter.click(page.getByText('Cancelación', { exact: true }))
  await counter.click(page.getByLabel('Mensaje', { exact: true }))
  await counter.type(STORY)
  await counter.click(page.getByRole('button', { name: 'Escanear tarjeta de embarque' }))
  const scan = page.getByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })
  const photo = await drawCode(buildPassText(), 'pdf417')
  const opener = scan.getByRole('button', { name: 'Elegir una foto' })
  await chooseFile(page, () => counter.click(opener), {
    name: 'pase.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  await page.getByRole('group', { name: 'Tarjeta leída' }).waitFor()
  const area = page.getByText('Elegir archivos o arrastrarlos aquí')
  await chooseFile(page, () => counter.click(area), RECEIPT)
  await page.getByRole('button', { name: 'Quitar boleta.pdf' }).waitFor()
}

async function sendIt(page: Page, counter: StepCounter) {
  await counter.click(page.getByRole('checkbox', { name: /^Autorizo/ }))
  await counter.click(page.getByRole('button', { name: 'Enviar reclamo' }))
  await page.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
  const [claim] = sentClaims(site.api)
  return {
    texts: claim?.fields ?? {},
    files: claim?.files.map(({ filename }) => filename),
  }
}

describe('the effort to send a claim', () => {
  it('signed in, by scan with two files: seven presses, only the message is typed', async () => {
    const { page, finish } = await visitAs(site, 'USER', '/reclamo', {})
    await page.getByText(/^Completamos tus datos/).waitFor()
    const counter = createStepCounter(page)
    await fillInByScan(page, counter)
    const { texts, files } = await sendIt(page, counter)
    expect(texts).toMatchObject({
      type: 'CANCELACIÓN',
      airline: 'LATAM',
      email: 'user@prueba.test',
    })
    expect(texts['message']).toMatch(
      /^Vuelo LA 600, SCL-LIM, \d\d-\d\d-\d{4}, reserva ABC123, asiento 12A\r?\nLo cancelaron\.$/,
    )
    expect(files).toEqual(['pase.png', 'boleta.pdf'])
    expect(counter.counts.clicks).toBeLessThanOrEqual(7)
    expect(counter.counts.keys).toBe(STORY.length)
    await finish()
  })

  it('signed out: ten presses; message, RUT, phone and e-mail are typed', async () => {
    const { page, finish } = await site.visit('/reclamo')
    const counter = createStepCounter(page)
    await fillInByScan(page, counter)
    for (const [label, text] of [
      ['RUT/DNI', '12345678-5'],
      ['Teléfono', '987654321'],
      ['Correo electrónico', CLAIM.email],
    ] as const) {
      await counter.click(page.getByLabel(label, { exact: true }))
      await page.keyboard.type(text)
    }
    const { texts } = await sendIt(page, counter)
    expect(texts).toMatchObject({ name: 'Camila', lastname: 'Rojas Diaz', rut: CLAIM.rut })
    expect(counter.counts.clicks).toBeLessThanOrEqual(10)
    await finish()
  })
})
