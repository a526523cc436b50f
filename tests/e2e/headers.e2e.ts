import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isStaffPath, paths } from '@/config/paths'
import type { TestRole } from './api-data'
import { DESKTOP } from './chromium'
import { signIn } from './enter-as'
import { CLAIM, fillClaim, sendClaim } from './fill-claim'
import { canRunNginx } from './nginx'
import { openNginxSite, type PolicedPage } from './nginx-site'
import { untilStill, violations as findViolations } from './page-checks'
import { ANALYTICS_LOADER, GOOGLE_CLIENT, REPORT_HEADING } from './outside-services'

/** The part of the browser's trusted types that this suite uses; TypeScript's DOM types lack it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => unknown
}

/** What a user does under the policy, apart from opening pages. */
type Act = (opened: PolicedPage) => Promise<void>

interface Policed {
  readonly role: TestRole | null
  readonly visited: readonly string[]
  readonly act?: Act
}

const EVERY_PATH = [...Object.values(paths), '/no-existe', '/reclamo?id=QR-1']

describe.runIf(canRunNginx)('the site behind nginx', () => {
  const site = openNginxSite('dist-nginx')

  describe('the policy of each page', () => {
    /** Enforces trusted types on every page: only texts that `default` allows may become code. */
    async function requireTrustedTypes(page: Page) {
      const context = page.context()
      const urls: string[] = []
      await context.exposeFunction('reportScript', (url: string) => urls.push(url))
      await context.addInitScript(() => {
        const report = Reflect.get(globalThis, 'reportScript') as (url: string) => void
        const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes
        types.createPolicy('default', {
          createScriptURL: (url) => {
            report(url)
            return url
          },
        })
      })
      // As the outside services do it (outside-services.ts): a route of the driver would switch off the cache.
      const session = await context.newCDPSession(page)
      // The app has a policy of its own for the addresses of its workers.
      const value = "require-trusted-types-for 'script'; trusted-types default vuelo-justo"
      const added = { name: 'content-security-policy', value }
      session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders }) => {
        const send = async () => {
          const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
          await session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: responseStatusCode ?? 200,
            responseHeaders: [...(responseHeaders ?? []), added],
            body: base64Encoded ? body : Buffer.from(body).toString('base64'),
          })
        }
        // The page may be gone by then.
        send().catch(() => undefined)
      })
      const urlPattern = `${site.nginx.url}/*`
      await session.send('Fetch.enable', {
        patterns: [{ urlPattern, resourceType: 'Document', requestStage: 'Response' }],
      })
      return urls
    }

    /** The app's only script address that a browser API takes as a text: the offline worker's. */
    const isKnown = (url: string) =>
      url.startsWith(GOOGLE_CLIENT) || url.startsWith(ANALYTICS_LOADER) || /^\/?sw\.js$/.test(url)

    /** Sends a claim with files, allows statistics, opens Google's dialog and signs in. */
    const actAsVisitor: Act = async ({ page, visit, asked }) => {
      await visit(paths.claim)
      await fillClaim(page)
      // It must not cover the button.
      await page.getByRole('region', { name: 'Preferencias de privacidad' }).waitFor()
      await sendClaim(page)
      const [claim] = site.api.callsOf('POST /claim/')
      expect(claim?.body.includes(CLAIM.message)).toBe(true)

      await visit(paths.faq)
      const accept = page.getByRole('button', { name: 'Aceptar' })
      await accept.waitFor()
      expect(await findViolations(page)).toEqual([])
      await accept.click()
      await expect.poll(() => asked.filter((url) => url.includes('/g/collect'))).toHaveLength(2)

      await visit(paths.home)
      await page.getByRole('button', { name: 'Entrar' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ingresa o Regístrate' })
      await dialog.locator('iframe[title="Botón de Google"]').waitFor()
      for (const what of ['style', 'status?client_id=prueba']) {
        await expect.poll(() => asked).toContain(`https://accounts.google.com/gsi/${what}`)
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await signIn(page, 'taxi@prueba.test')
      const [call] = site.api.callsOf('POST /token/')
      expect(call?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
      const [read] = site.api.callsOf('GET /user/')
      expect(read?.headers.authorization).toMatch(/^Bearer /)
      await visit(paths.earnings)
    }

    /** Opens the report by a link of the landing page and by its own address. */
    const readReport: Act = async ({ page, visit }) => {
      const report = page.frameLocator('main iframe').getByRole('heading', { name: REPORT_HEADING })
      await page.setViewportSize(DESKTOP.viewport)
      await visit(paths.home)
      await page.getByRole('link', { name: 'Administración' }).click()
      const panel = page.getByRole('navigation', { name: 'Administración' })
      await panel.getByRole('link', { name: 'Vuelo Justo', exact: true }).click()
      await report.waitFor()
      await visit(paths.adminReport)
      await report.waitFor()
    }

    it.each<Policed>([
      {
        role: null,
        visited: EVERY_PATH.filter((path) => !isStaffPath(path)),
        act: actAsVisitor,
      },
      // Only what differs from the other pages: the policy depends on the page, not on the user.
      {
        role: 'USER',
        visited: [paths.claim, paths.profile, paths.myClaims, paths.selfCheck, paths.legalClaims],
      },
      { role: 'ADMIN', visited: [paths.adminCharges], act: readReport },
      { role: 'LEGAL', visited: [paths.legalClaims, paths.legalUsers] },
    ])(
      'blocks nothing that the app does, and lets only known addresses become code, as $role',
      async ({ role, visited, act }) => {
        const opened = await site.enter(role, {
          // The browser's own message about the 404 status, and what it says of the injected text below.
          allow: [/status of 404.*\/no-existe/, /TrustedHTML/],
          // It stores the pages once, in the journey with the fewest of them.
          serviceWorker: role === 'ADMIN',
        })
        const { page, visit, violations, finish } = opened
        const urls = await requireTrustedTypes(page)
        for (const path of visited) {
          await visit(path)
          await untilStill(page)
        }
        await act?.(opened)
        expect(violations).toEqual([])
        expect(urls.filter((url) => !isKnown(url))).toEqual([])
        const inject = page.evaluate(() => {
          document.body.innerHTML = '<p>texto</p>'
        })
        await expect(inject).rejects.toThrow('TrustedHTML')
        await finish()
      },
      180_000,
    )

    // A policy belongs to the document: after the redirect to home the document still has the staff
    // policy.
    it('blocks only Google for a visitor who opens a staff page', async () => {
      const { page, violations, finish } = await site.enter(null, {
        allow: [/accounts\.google\.com\/gsi\/client/],
      })
      for (const path of [paths.adminReport, paths.legalClaims]) {
        // After the redirect the page reloads itself under its own policy, possibly before the load
        // event.
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForFunction(() => {
          const [document] = performance.getEntriesByType('navigation')
          return document !== undefined && new URL(document.name).pathname === '/'
        })
        await page.getByRole('button', { name: 'Entrar' }).waitFor()
      }
      expect(violations.filter((text) => !text.includes(` ${GOOGLE_CLIENT}?`))).toEqual([])
      await finish()
    })

    it.each([
      [paths.legalClaims, 'LEGAL', [GOOGLE_CLIENT, ANALYTICS_LOADER]],
      [paths.home, null, ['https://otra.prueba.test/robo.js']],
    ] as const)('blocks foreign and injected scripts on %s', async (path, role, addresses) => {
      const { page, visit, asked, violations, finish } = await site.enter(role, {
        allow: [/Content.Security.Policy|failed request: csp/],
      })
      await visit(path)
      for (const address of addresses) {
        await page.evaluate((url) => {
          const script = document.createElement('script')
          script.src = url
          document.head.append(script)
        }, address)
        await expect.poll(() => violations.join()).toContain(`script-src-elem ${address}`)
        expect(asked).not.toContain(address)
      }
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="robbed = 1">')
      })
      await expect.poll(() => violations.join()).toContain('script-src-attr inline')
      expect(await page.evaluate(() => 'robbed' in globalThis)).toBe(false)
      await finish()
    })
  })
})

describe.runIf(canRunNginx)('the demo behind nginx', () => {
  const site = openNginxSite('dist-demo')

  it('works without a policy violation', async () => {
    const { page, visit, violations, finish } = await site.enter(null)
    await visit(paths.claim)
    await page.getByLabel('País del teléfono', { exact: true }).selectOption('AR')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('button', { name: 'Admin' }).click()
    await page.waitForURL('**/profile')
    await page.getByLabel('Dirección', { exact: true }).waitFor()
    await visit(paths.adminCharges)
    expect(violations).toEqual([])
    await finish()
  })
})
