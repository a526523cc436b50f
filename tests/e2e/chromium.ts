import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { findProgram } from './find-program'

/**
 * What the browser leaves out. The first two are the pages behind the suggestions of its address bar:
 * no journey sees them, and each new window loads both, for more than most pages of the app cost. The
 * others are on Playwright's own list, which this one replaces.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
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

/** The browser reaches no other host. Flags are decoration, and their absence is no problem. */
const FLAGS = 'https://flagcdn.com/'

/**
 * The browser to drive: `CHROMIUM_PATH`, else the first Chromium or Chrome of this machine.
 *
 * @throws when there is none, or when `CHROMIUM_PATH` names no program
 */
export function findChromium(): string {
  return findProgram({
    // The headless shell is the same engine without the browser around it: a third less work for each page.
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

/**
 * Starts a headless browser that makes no calls of its own.
 *
 * @param instead leads calls for one address and port of this machine to another, unseen by the page
 * @param camera a film that its camera shows, to every page that asks; without one it has no camera
 */
export function launchChromium(
  instead: Readonly<Record<string, string>> = {},
  camera?: string,
): Promise<Browser> {
  // The first rule that fits applies. No interception of requests: it costs a fifth of a page's time, and its cache.
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

/** A page, its cookies and storage, and what went wrong in it. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and warnings, page errors, failed requests and calls to other hosts. */
  readonly problems: readonly string[]
  /** Throws with the list of problems, if there are any; then closes the page. */
  readonly finish: () => Promise<void>
}

/** Where going offline is the point of a journey, what fails because of it is no problem. */
export const OFFLINE = [
  /ERR_INTERNET_DISCONNECTED/,
  // What the page was still reading ahead, when it is the worker that could not fetch it.
  /net::ERR_FAILED \S+\/assets\//,
  /Failed to load resource/,
  /Failed to fetch/,
]

/** Chromium says so three seconds after the load: of a machine out of breath, not of the page. */
const SLOW_MACHINE = 'was preloaded using link preload but not used'

export interface PageOptions {
  /** Problems this journey provokes on purpose. */
  readonly allow?: readonly RegExp[]
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Show the welcome modal, as on a person's first visit. Off unless asked. */
  readonly welcome?: boolean
  readonly baseURL?: string
  /** What the browser holds from an earlier visit to `baseURL`. */
  readonly cookies?: Readonly<Record<string, string>>
  /** The person's language; Chilean Spanish unless said. */
  readonly locale?: string
  /** What is there once the page is: its heading, unless said. */
  readonly landmark?: string
  /** False for a browser that runs no scripts. */
  readonly javaScriptEnabled?: boolean
}

/** Opens an empty page in a context of its own: a person on a phone, unless the viewport says else. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: options.viewport ?? { width: 390, height: 844 },
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
      // A page without an origin, such as about:blank, refuses storage.
      if (location.origin !== 'null') sessionStorage.setItem('welcomeShown', '1')
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
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const isOutside = protocol.startsWith('http') && !LOCAL_HOSTS.includes(hostname)
    if (isOutside) report(`call to another host: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page or a newer search aborts what is under way; that is no fault.
    if (reason !== 'net::ERR_ABORTED') report(`failed request: ${reason} ${request.url()}`)
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
