import { createHash, X509Certificate } from 'node:crypto'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findProgram } from './find-program'

/**
 * Features switched off in Chromium. The first two are the pages behind the address bar's suggestions: each
 * new window loads both, at a higher cost than most pages of the app. The third is a process that each new
 * page starts for the next one. The others are Playwright's own list, which this one replaces.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

const LOCAL_HOSTS = ['127.0.0.1', 'localhost']

/** The browser reaches no other host. Flags are decoration: a missing one is not reported. */
const FLAGS = 'https://flagcdn.com/'

/**
 * Path of the browser: `CHROMIUM_PATH`, else the first Chromium or Chrome of this machine.
 *
 * @throws when there is none, or when `CHROMIUM_PATH` names no program
 */
export function findChromium(): string {
  return findProgram({
    // The headless shell is the same engine without the browser's interface: a third less work per
    // page.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    variable: 'CHROMIUM_PATH',
    title: 'Chromium',
    debian: 'chromium-headless-shell',
  })
}

interface LaunchOptions {
  /** A video file for the fake camera of every page; without one there is no camera. */
  readonly camera?: string
  /** A certificate that the browser trusts, as PEM text. */
  readonly certificate?: string
}

/** Hash of a certificate's public key: unlike with ignored errors, the browser caches what it protects. */
function keyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

/**
 * Starts a headless browser that makes no calls of its own.
 *
 * @param instead maps a local host and port to another one, invisibly to the page
 */
export function launchChromium(
  instead: Readonly<Record<string, string>> = {},
  { camera, certificate }: LaunchOptions = {},
): Promise<Browser> {
  // The first matching rule applies. Requests are not intercepted, which would cost a fifth of a
  // page's time, and its cache.
  const rules = [
    ...Object.entries(instead).map(([from, to]) => `MAP ${from} ${to}`),
    ...LOCAL_HOSTS.map((host) => `MAP ${host} ${host}`),
    'MAP * ~NOTFOUND',
  ]
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...ARGS,
      `--host-resolver-rules=${rules.join(',')}`,
      ...(certificate === undefined
        ? []
        : [`--ignore-certificate-errors-spki-list=${keyHash(certificate)}`]),
      ...(camera === undefined
        ? []
        : [
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
            `--use-file-for-fake-video-capture=${camera}`,
          ]),
    ],
  })
}

/** A page with its cookies and storage, and the problems found in it. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and warnings, page errors, failed requests and calls to other hosts. */
  readonly problems: readonly string[]
  /** Closes the page. @throws with the list of problems, if there are any */
  readonly finish: () => Promise<void>
}

/** What the scanner says if the network fails while it is fetched for attached files. */
export const SCANNER = /\/assets\/scan\//

/** For journeys that go offline: failures caused by it are no problem. */
export const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  // A prefetch that fails in the service worker.
  /net::ERR_FAILED \S+\/assets\//,
  /Failed to load resource/,
  /Failed to fetch/,
  SCANNER,
]

/** Chromium logs this three seconds after the load if the machine is slow; it is no fault of the page. */
const SLOW_MACHINE = 'was preloaded using link preload but not used'

/** The usual viewport. */
export const PHONE = { width: 390, height: 844 }

export const DESKTOP = { viewport: { width: 1280, height: 900 } }

export interface PageOptions {
  /** Problems that this journey causes on purpose. */
  readonly allow?: readonly RegExp[]
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Shows the welcome modal, as on a first visit. Default: false. */
  readonly welcome?: boolean
  readonly baseURL?: string
  /** Storage of the browser from an earlier visit to `baseURL`. */
  readonly cookies?: Readonly<Record<string, string>>
  /** The browser's language. Default: Chilean Spanish. */
  readonly locale?: string
  /** Lets the page install its service worker, which keeps a core busy for two seconds. Default: true. */
  readonly serviceWorker?: boolean
  /** Selector that shows that the page is there. Default: its heading. */
  readonly landmark?: string
  readonly javaScriptEnabled?: boolean
}

/** Opens an empty page in its own context, with a phone's viewport by default. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: options.viewport ?? PHONE,
    locale: options.locale ?? 'es-CL',
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    ...(options.baseURL === undefined ? {} : { baseURL: options.baseURL }),
  })
  const { cookies = {}, baseURL: url = '' } = options
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  const problems: string[] = []
  const report = (problem: string) => {
    if (problem.includes(SLOW_MACHINE) || problem.includes(FLAGS)) return
    if (!options.allow?.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  if (!options.welcome) {
    await context.addInitScript(() => {
      // A page without an origin, such as about:blank, denies access to storage.
      if (location.origin !== 'null') sessionStorage.setItem('welcomeShown', '1')
    })
  }
  if (options.serviceWorker === false) {
    await context.addInitScript(() => {
      // The app ignores a worker that is not there.
      Reflect.set(ServiceWorkerContainer.prototype, 'register', () => new Promise(() => undefined))
    })
  }
  const page = await context.newPage()
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') {
      report(`console ${type}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => {
    report(`page error: ${error.message}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page or starting a newer search aborts open requests; that is no fault.
    if (reason === 'net::ERR_NAME_NOT_RESOLVED') report(`call to another host: ${request.url()}`)
    else if (reason !== 'net::ERR_ABORTED') report(`failed request: ${reason} ${request.url()}`)
  })
  return {
    page,
    context,
    problems,
    finish: async () => {
      await context.close()
      if (problems.length > 0) throw new Error(`The page was not quiet:\n${problems.join('\n')}`)
    },
  }
}
