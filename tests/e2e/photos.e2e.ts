import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blankPng, takePhoto, withPlace, withTexts } from './camera'
import { fillClaim, sendClaim } from './fill-claim'
import { sentClaims } from './multipart'
import { openSite } from './site'
import { joinWorker } from './worker'

const MB = 1024 * 1024
const site = openSite('dist-e2e')
const worker = joinWorker()
/** For large files: from a path the browser reads them itself. */
const folder = mkdtempSync(join(tmpdir(), 'vuelo-justo-photo-'))
afterAll(() => rmSync(folder, { recursive: true }))

function store(name: string, bytes: Buffer) {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const choose = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(files)

const asFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

/** The uploaded file with this name. */
function sentFile(name: string) {
  const [claim] = sentClaims(site.api)
  const file = claim?.files.find(({ filename }) => filename === name)
  if (!file) throw new Error(`No ${name} was sent`)
  return file
}

/** Size at which the browser shows a picture, after its orientation. */
function measure(page: Page, bytes: Buffer) {
  return page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
    const { width, height } = await createImageBitmap(blob)
    return { width, height }
  }, bytes.toString('base64'))
}

interface Watched {
  echoes: number[]
  done: number
  /** Pictures that the page itself has written. */
  written: number
}

/** Records when letters appeared, when the photo was ready, and what the page itself wrote. */
function watch(page: Page) {
  return page.evaluate(() => {
    const seen: Watched = { echoes: [], done: 0, written: 0 }
    Object.assign(globalThis, { seen })
    // Called with its canvas below.
    // oxlint-disable-next-line typescript/unbound-method
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      seen.written += 1
      toBlob.apply(this, given)
    }
    document.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) seen.echoes.push(performance.now())
    })
    new MutationObserver(() => {
      if (seen.done === 0 && document.body.textContent.includes('Achicada de')) {
        seen.done = performance.now()
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Time that a busy machine may take to draw such a picture, in ms; not an assertion. */
const PATIENCE_MS = 120_000

describe('a photo of 48 megapixels', { timeout: 4 * PATIENCE_MS }, () => {
  let path: string
  let photo: Buffer
  /** The same, barely too large, where only the way counts. */
  let smaller: Buffer
  beforeAll(async () => {
    photo = withPlace(
      await takePhoto(worker.browser, { width: 8000, height: 6000, hasGrain: true, quality: 0.8 }),
    )
    path = store('tarjeta.jpg', photo)
    smaller = withPlace(
      await takePhoto(worker.browser, { width: 2880, height: 2160, hasGrain: true }),
    )
  }, 2 * PATIENCE_MS)

  const open = async () => {
    const opened = await site.open('/reclamo')
    opened.page.setDefaultTimeout(PATIENCE_MS)
    return opened
  }

  it('is dropped with its row, and sent small, upright and without its position once it is ready, while typing stays responsive', async () => {
    expect(photo.length).toBeGreaterThan(5 * MB)
    const { page, finish } = await open()
    await fillClaim(page)
    await page.getByLabel('Mensaje', { exact: true }).fill('')
    await choose(page, path)
    await page.getByText('Achicando…').waitFor()
    await page.getByRole('button', { name: 'Quitar tarjeta.jpg' }).click()
    await row(page, 'tarjeta.jpg').waitFor({ state: 'detached' })

    await watch(page)
    await choose(page, path)
    await page.getByText('Achicando…').waitFor()
    await page.getByLabel('Mensaje', { exact: true }).focus()
    await page.keyboard.type('Cancelado')
    await sendClaim(page)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen)
    expect(seen.echoes).toHaveLength('Cancelado'.length)
    expect(Math.max(...seen.echoes)).toBeLessThan(seen.done)
    expect(seen.written).toBe(0)
    const { bytes, contentType } = sentFile('tarjeta.jpg')
    expect(contentType).toBe('image/jpeg')
    expect(bytes.length).toBeLessThan(5 * MB)
    expect(bytes.includes('Exif')).toBe(false)
    expect(await measure(page, bytes)).toEqual({ width: 1920, height: 2560 })
    await finish()
  })

  it('is resized on the main thread where workers cannot draw, and says so after a reload', async () => {
    const { page, finish } = await open()
    await page.route('**/photo.worker-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'onmessage = () => postMessage(null)',
      }),
    )
    await fillClaim(page)
    await choose(page, asFile('tarjeta.jpg', smaller))
    const words = row(page, 'tarjeta.jpg').getByText(/^Achicada de /)
    await words.waitFor()
    const before = await words.textContent()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await page.reload()
    await words.waitFor()
    expect(before).toContain(await words.textContent())
    await page.getByRole('checkbox', { name: /^Autorizo/ }).check()
    await sendClaim(page)
    const { bytes } = sentFile('tarjeta.jpg')
    expect(bytes.includes('Exif')).toBe(false)
    expect(await measure(page, bytes)).toEqual({ width: 1920, height: 2560 })
    await finish()
  })
})

describe('a photo within the limits', () => {
  it('loses its position unless the user wants it; a screenshot or a photo without metadata is sent byte by byte, without texts', async () => {
    const { browser } = worker
    const small = withPlace(await takePhoto(browser, { width: 1200, height: 900 }))
    const screenshot = await takePhoto(browser, { width: 1170, height: 2532, type: 'image/png' })
    const plain = await takePhoto(browser, { width: 1600, height: 1200 })
    const { page, finish } = await site.visit('/reclamo')
    const removed = page.getByText('Quitamos la ubicación de tus fotos.')
    await fillClaim(page)
    await choose(page, [asFile('chat.png', screenshot, 'image/png'), asFile('foto.jpg', plain)])
    await row(page, 'foto.jpg')
      .getByText(/^Imagen · /)
      .waitFor()
    expect(await removed.count()).toBe(0)
    await choose(page, asFile('maleta.jpg', small))
    await removed.waitFor()
    await row(page, 'maleta.jpg').getByRole('button', { name: 'Usar el original' }).click()
    await removed.waitFor({ state: 'detached' })
    await choose(page, asFile('correo.png', withTexts(screenshot), 'image/png'))
    await removed.waitFor()
    await row(page, 'maleta.jpg')
      .getByRole('button', { name: /^Usar (la achicada|sin ubicación)$/ })
      .click()
    await sendClaim(page)
    expect(sentFile('chat.png').bytes.equals(screenshot)).toBe(true)
    expect(sentFile('correo.png').contentType).toBe('image/png')
    expect(sentFile('correo.png').bytes.equals(screenshot)).toBe(true)
    expect(sentFile('foto.jpg').bytes.equals(plain)).toBe(true)
    const { bytes } = sentFile('maleta.jpg')
    expect(bytes.includes('Exif')).toBe(false)
    expect(await measure(page, bytes)).toEqual({ width: 900, height: 1200 })
    await finish()
  })

  it('gets a notice when it is dark or blurred: it is taken again, or kept', async () => {
    const take = (flaw: object) => takePhoto(worker.browser, { width: 1600, height: 1200, ...flaw })
    const photos = { oscura: await take({ light: 0.1 }), borrosa: await take({ blur: 5 }) }
    const { page, finish } = await site.visit('/reclamo')
    const answer = (file: string, name: string) =>
      page
        .getByRole('group', { name: `Aviso de ${file}` })
        .getByRole('button', { name })
        .click()
    await fillClaim(page)
    await choose(page, asFile('foto.jpg', photos.oscura))
    await Promise.all([page.waitForEvent('filechooser'), answer('foto.jpg', 'Sacar otra')])
    await row(page, 'foto.jpg').waitFor({ state: 'detached' })
    for (const [looks, photo] of Object.entries(photos)) {
      await choose(page, asFile(`${looks}.jpg`, photo))
      const words = `Se ve ${looks}. Si no se lee, te la pediremos de nuevo.`
      await page.getByText(words).waitFor()
      await answer(`${looks}.jpg`, 'Usarla igual')
      await page.getByText(words).waitFor({ state: 'detached' })
    }
    await sendClaim(page)
    for (const [looks, photo] of Object.entries(photos)) {
      expect(sentFile(`${looks}.jpg`).bytes.equals(photo)).toBe(true)
    }
    await finish()
  })
})

describe('a picture that cannot be used', () => {
  it('is reported with the reason, whatever its name or type', async () => {
    const { page, finish } = await site.visit('/reclamo')
    const noPicture = Buffer.from('no picture')
    await choose(page, [asFile('a.jpg', noPicture), asFile('b.png', noPicture, 'image/png')])
    for (const name of ['a.jpg', 'b.png']) {
      await page
        .getByRole('group', { name: `Aviso de ${name}` })
        .getByText(/^No se puede abrir/)
        .waitFor()
    }

    const heavy = Buffer.alloc(5 * MB + 1)
    await choose(page, [store('una.jpg', heavy), store('dos.jpg', heavy)])
    const alert = page.getByRole('alert').filter({ hasText: 'una.jpg' })
    await alert.getByText('El archivo una.jpg supera los 5MB y fue omitido.').waitFor()
    await alert.getByText('El archivo dos.jpg supera los 5MB y fue omitido.').waitFor()

    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await choose(page, asFile('IMG_1.heic', heic, 'image/heic'))
    await page.getByText(/Es una foto HEIC y este navegador no la abre/).waitFor()
    expect(await row(page, 'IMG_1.heic').count()).toBe(0)

    // A few kilobytes of a huge size in pixels are not decoded.
    const bomb = blankPng(20_000)
    expect(bomb.length).toBeLessThan(60_000)
    await choose(page, asFile('bomba.png', bomb, 'image/png'))
    await page.getByText(/^bomba\.png: Mide demasiados píxeles/).waitFor()
    expect(await row(page, 'bomba.png').count()).toBe(0)
    await finish()
  })
})
