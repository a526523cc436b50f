import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookiesOf } from './api-data'
import { choose, chosen } from './fill-claim'
import { hold, openSite, untilReady } from './site'
import { startStaticServer, type StaticServer } from './static-server'

const site = openSite('dist-e2e')

/** One of each kind: tests/app/prerender.test.tsx hydrates every page. */
const PAGES = [
  ['/', 'Tu vuelo falló. Tu derecho no.', 'Reclamamos por'],
  ['/reclamo', 'Crear Reclamo', '1 Qué pasó'],
  ['/contacto', 'Contáctanos', 'Otras formas de hablar con nosotros'],
  ['/FAQ', 'Preguntas Frecuentes', '¿Cuánto cuesta el servicio?'],
  ['/derechos', '¿Me corresponde?', 'Faltan 3 respuestas'],
  ['/derechos/aeropuerto', 'Estoy en el aeropuerto', 'Qué pedir, hora por hora'],
  ['/reclamo-exitoso', '¿Tu caso ha sido enviado con éxito?', 'revisa tu carpeta de spam'],
  ['/404.html', 'No encontramos esta página', '404 Not Found'],
] as const

describe('without scripts', () => {
  it('a public page can be read, a form says so at the top and cannot be sent, and a private page shows no loading text', async () => {
    const { page, finish } = await site.enter({
      javaScriptEnabled: false,
      // The browser's own message that scripts are off.
      allow: [/^failed request: csp .*\.js$/],
    })
    for (const [path, title, text] of PAGES) {
      await page.goto(path)
      expect(await page.locator('h1').textContent(), path).toBe(title)
      expect(await page.locator('main').textContent(), path).toContain(text)
      const sheets = await page.locator('main').evaluate(() => document.styleSheets.length)
      expect(sheets, path).toBeGreaterThan(0)
      expect(await page.title(), path).not.toBe('')
    }
    for (const path of ['/reclamo', '/contacto', '/cobros']) {
      await page.goto(path)
      const notice = page.locator('#no-script')
      expect(await notice.boundingBox(), path).toMatchObject({ x: 0, y: 0, width: 390 })
      expect(await page.getByRole('button', { name: /enviar|continuar/i }).count(), path).toBe(0)
      expect(await page.getByRole('textbox').count(), path).toBe(0)
    }
    for (const path of ['/profile', '/mis-reclamos', '/legal/claim-list', '/reset-password']) {
      await page.goto(path)
      await page.locator('#no-script').waitFor()
      expect(await page.getByText('Cargando…').filter({ visible: true }).count(), path).toBe(0)
      expect(await page.getByText('WhatsApp').filter({ visible: true }).count(), path).toBe(0)
    }
    await finish()
  })
})

describe('after hydration', () => {
  it('hydrates without console messages for a signed-in user with stored data', async () => {
    const prefilled = '/reclamo?id=7&tipo=RETRASO&aerolinea=SKY'
    const { page, finish } = await site.visit(prefilled, { cookies: cookiesOf('TAXI') })
    await page.getByLabel('Mensaje', { exact: true }).fill('Llegué cuatro horas tarde')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    for (const [path, title] of PAGES) {
      await page.goto(path)
      await untilReady(page)
      expect(await page.locator('h1').first().textContent()).toBe(title)
      await page.getByRole('link', { name: 'Mi perfil' }).waitFor()
    }
    await page.goto('/reclamo?id=7')
    await page.getByText('Recuperamos tu borrador').waitFor()
    expect(await chosen(page, 'Tipo de reclamo')).toBe('RETRASO')
    await finish()
  })
})

describe('before hydration', () => {
  const newVisitor = async (path: string) => {
    const watched = await site.enterTab()
    const letGo = await hold(watched.page, /\/assets\/(?!entry-).*\.js$/)
    await watched.page.goto(path, { waitUntil: 'commit' })
    await watched.page.locator('main h1').waitFor()
    // The entry script runs and has removed the notice: from here on input is recorded.
    await watched.page.waitForFunction(
      () => document.readyState !== 'loading' && !document.getElementById('start-notice'),
    )
    const start = () => {
      letGo()
      return untilReady(watched.page)
    }
    return { ...watched, letGo: start }
  }

  it('keeps what is typed, chosen and attached in the claim form', async () => {
    const { page, letGo, finish } = await newVisitor('/reclamo')
    await page.getByLabel('Nombre', { exact: true }).pressSequentially('Ana María')
    await choose(page, 'Aerolínea', 'SKY')
    const file = { name: 'boleta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
    await page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(file)
    await letGo()
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    await page.getByText('Borrador guardado en este equipo').waitFor()
    expect(await chosen(page, 'Aerolínea')).toBe('SKY')
    await page.getByRole('button', { name: 'Quitar boleta.pdf' }).waitFor()
    await page.getByRole('link', { name: 'Falta: el tipo, tu mensaje, 5 más' }).waitFor()
    await finish()
  })

  it('replays a pressed button', async () => {
    const { page, letGo, finish } = await newVisitor('/')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await letGo()
    await page.getByRole('dialog', { name: 'Ingresa o Regístrate' }).waitFor()
    await finish()
  })

  it('takes what was chosen along to the claim', async () => {
    const { page, letGo, finish } = await newVisitor('/')
    await page.getByText('Retraso', { exact: true }).click()
    await page.getByLabel('Aerolínea', { exact: true }).selectOption('SKY')
    await page.getByRole('link', { name: 'Reclamar', exact: true }).click()
    await letGo()
    await page.getByRole('link', { name: /^Falta: tu mensaje/ }).waitFor()
    expect(await chosen(page, 'Tipo de reclamo')).toBe('RETRASO')
    expect(await chosen(page, 'Aerolínea')).toBe('SKY')
    await finish()
  })

  it('never puts early form data into the address, and asks before an early message is left', async () => {
    const { page, letGo, finish } = await newVisitor('/contacto')
    await page.getByLabel('Nombre', { exact: true }).fill('Ana María')
    await page.getByLabel('Nombre', { exact: true }).press('Enter')
    expect(new URL(page.url()).search).toBe('')
    await page.getByLabel('Mensaje', { exact: true }).fill('Perdí mi conexión')
    await letGo()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana María')
    const isAsking = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await page.waitForFunction(isAsking)
    await page.getByRole('link', { name: 'Ver las preguntas frecuentes' }).click()
    await page.getByRole('button', { name: 'Seguir escribiendo' }).click()
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe('Perdí mi conexión')
    await finish()
  })
})

describe("a host that answers with another page's HTML", () => {
  it('shows the requested page', async () => {
    const { page, finish } = await site.enterTab()
    for (const [path, file, title] of [
      ['/equipo', 'index.html', 'Equipo'],
      // The host is case-sensitive, the app is not.
      ['/Equipo', '404.html', 'Equipo'],
      ['/no-existe', '404.html', 'No encontramos esta página'],
      ['/no-existe', 'index.html', 'No encontramos esta página'],
    ] as const) {
      const body = readFileSync(`dist-e2e/${file}`, 'utf8')
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(path)
      await untilReady(page)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await page.locator('h1').count(), `${path}, answered with ${file}`).toBe(1)
    }
    await finish()
  })
})

describe('below a sub-path, with another brand and without the rights pages', () => {
  const BRAND = 'Ñandú "Vuela" $& Cía'
  const root = mkdtempSync(join(tmpdir(), 'vuelo-justo-below-'))
  let below: StaticServer

  beforeAll(async () => {
    const args = ['vite', 'build', '--base', '/vuelo/', '--outDir', join(root, 'vuelo')]
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      VITE_DEMO: '',
      VITE_BRAND_NAME: BRAND,
      VITE_RIGHTS: 'off',
      VITE_SITE_URL: 'https://vuelojusto.cl',
    }
    const { status } = spawnSync('npx', ['--no-install', ...args, '--logLevel', 'warn'], { env })
    expect(status).toBe(0)
    below = await startStaticServer({ dir: root })
  }, 120_000)
  afterAll(async () => {
    await below.close()
    rmSync(root, { recursive: true, force: true })
  })

  it('hydrates as well', async () => {
    const { page, finish } = await site.enter({ baseURL: below.url })
    for (const path of ['/vuelo/', '/vuelo/reclamo', '/vuelo/FAQ']) {
      await page.goto(path)
      await untilReady(page)
      const links = await page
        .locator('header a')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      expect(links.length).toBeGreaterThan(3)
      expect(links.filter((link) => !link.startsWith('/vuelo'))).toEqual([])
    }
    await finish()
  })

  it('has neither their files nor their code, and no link to them', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    expect(files).toContain(join('vuelo', 'sitemap.xml'))
    expect(files.filter((file) => /derechos|rights/i.test(file))).toEqual([])
    for (const file of files.filter((name) => /\.(html|xml)$|sw\.js$/.test(name))) {
      expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(
        /href="[^"]*derechos|\/derechos</,
      )
    }
  })

  it('the manifest and the shared texts have that brand only', () => {
    const read = (file: string) => readFileSync(join(root, 'vuelo', file), 'utf8')
    const manifest = JSON.parse(read('manifest.webmanifest')) as Record<string, unknown>
    expect(manifest).toMatchObject({
      name: `${BRAND}: compensación por tu vuelo`,
      short_name: BRAND,
    })
    const [head = ''] = read('index.html').split('</head>')
    expect(head).toMatch(/og:image:alt"\s+content="Ñandú &quot;Vuela&quot; \$&amp; Cía: /)
    expect(head + read('manifest.webmanifest')).not.toContain('Vuelo Justo')
  })
})
