import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toHeadersFile, toNginxMaps } from './header-files.js'
import { readInlineParts, toHashSource } from './inline-parts.js'

/** @typedef {import('../../src/config/parse-env.ts').Env} Env */
/** @typedef {Pick<Env, 'apiHost' | 'flagHost' | 'googleClientId' | 'gaMeasurementId' | 'biReportUrl' | 'demo'>} Hosts */
/**
 * Part of the site with separate headers.
 * @typedef {{ path: string, policy: string, permissions: string, hidden: boolean }} Area
 */
/** @typedef {Readonly<Record<string, string>>} Headers */
/**
 * `worker` is the only folder of scripts with a separate policy: a worker has the policy of its own
 * response, not the page's. Other sites may show the `sharePictures`.
 * @typedef {{ everywhere: Headers, publicPolicy: string, publicPermissions: string, areas: readonly Area[], worker: { path: string, policy: string }, sharePictures: readonly string[] }} ResponseHeaders
 */

/**
 * Hashes (`'sha256-…'`) of allowed inline scripts. None is needed: early code belongs in the entry script.
 * @type {readonly string[]}
 */
export const ALLOWED_INLINE_SCRIPTS = []

/** @param {string} url @returns {string[]} its origin; empty without a URL */
const originOf = (url) => (url === '' ? [] : [new URL(url).origin])

/** @param {boolean} condition @param {readonly string[]} sources */
const when = (condition, sources) => (condition ? sources : [])

/**
 * Content-Security-Policy of one kind of page.
 * @param {Hosts} hosts
 * @param {{ styleHashes: readonly string[], google: boolean, analytics: boolean, report: boolean }} page
 *   `report`: may frame the BI report
 * @returns {string} without `upgrade-insecure-requests`
 */
function toPolicy(hosts, { styleHashes, google, analytics, report }) {
  const withGoogle = google && hosts.googleClientId !== ''
  const withAnalytics = analytics && hosts.gaMeasurementId !== ''
  const frames = [
    ...when(withGoogle, ['https://accounts.google.com/gsi/']),
    ...when(report, originOf(hosts.biReportUrl)),
  ]
  /** @type {readonly (readonly [string, readonly string[]])[]} */
  const directives = [
    ['default-src', []],
    [
      'script-src',
      [
        "'self'",
        ...ALLOWED_INLINE_SCRIPTS,
        ...when(withGoogle, ['https://accounts.google.com/gsi/client']),
        ...when(withAnalytics, ['https://www.googletagmanager.com/gtag/js']),
      ],
    ],
    [
      'style-src',
      // In production emotion fills an empty <style> through the CSSOM, so its hash is the empty one.
      [
        "'self'",
        toHashSource(''),
        ...styleHashes,
        ...when(withGoogle, ['https://accounts.google.com/gsi/style']),
      ],
    ],
    // Prerendered controls carry style attributes, which cannot load or run anything.
    ['style-src-attr', ["'unsafe-inline'"]],
    [
      'img-src',
      [
        "'self'",
        'data:',
        // Previews of files before they are sent.
        'blob:',
        ...originOf(hosts.flagHost),
        ...when(withAnalytics, [
          'https://*.google-analytics.com',
          'https://*.googletagmanager.com',
        ]),
      ],
    ],
    ['font-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['media-src', []],
    ['object-src', []],
    [
      'connect-src',
      [
        "'self'",
        ...originOf(hosts.apiHost),
        // The demo's worker passes other requests on, including flags.
        ...when(hosts.demo, originOf(hosts.flagHost)),
        ...when(withGoogle, ['https://accounts.google.com/gsi/']),
        ...when(withAnalytics, [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ]),
      ],
    ],
    ['frame-src', frames],
    ['worker-src', ["'self'"]],
    ['base-uri', []],
    ['form-action', ["'self'"]],
    ['frame-ancestors', []],
  ]
  return directives
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ') || "'none'"}`)
    .join('; ')
}

/**
 * Policy of the scan's worker (docs/decisions/024): it may fetch and compile its own WebAssembly, but not
 * run text as script.
 */
const SCAN_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * @param {Hosts} hosts
 * @param {{ camera: boolean }} page
 */
function toPermissions(hosts, { camera }) {
  const google = hosts.googleClientId === '' ? '()' : '(self "https://accounts.google.com")'
  return `camera=${camera ? '(self)' : '()'}, microphone=(), geolocation=(), payment=(), usb=(), identity-credentials-get=${google}`
}

/** @type {Headers} */
const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Google's sign-in window must be able to answer. No COEP: it would break flags and the report.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
}

/**
 * Every response header of the site, for all hosts.
 *
 * A policy belongs to the document: after navigating from `/` to `/admin` inside the app, the policy of `/`
 * still applies. So public pages may frame the report as well, while a staff page that is loaded directly
 * allows neither Google nor analytics.
 * @param {Hosts} hosts
 * @param {readonly string[]} styleHashes
 * @param {readonly string[]} [sharePictures]
 * @returns {ResponseHeaders}
 */
export function toResponseHeaders(hosts, styleHashes, sharePictures = []) {
  const staff = { styleHashes, google: false, analytics: false }
  const staffArea = (/** @type {string} */ path, /** @type {boolean} */ report) => ({
    path,
    policy: toPolicy(hosts, { ...staff, report }),
    permissions: toPermissions(hosts, { camera: false }),
    hidden: true,
  })
  return {
    everywhere: EVERYWHERE,
    publicPolicy: toPolicy(hosts, { styleHashes, google: true, analytics: true, report: true }),
    // Passengers scan their boarding pass.
    publicPermissions: toPermissions(hosts, { camera: true }),
    areas: [staffArea('/admin', true), staffArea('/legal', false)],
    worker: { path: '/assets/scan', policy: SCAN_POLICY },
    sharePictures,
  }
}

/**
 * Hashes of the inline styles of prerendered pages.
 * @param {readonly { name: string, html: string }[]} pages
 * @throws if a page has an inline script that the policy blocks
 */
export function toStyleHashes(pages) {
  const hashes = pages.flatMap(({ name, html }) => {
    const { styles, scripts, handlers } = readInlineParts(html)
    const refused = scripts.find((text) => !ALLOWED_INLINE_SCRIPTS.includes(toHashSource(text)))
    const shown = refused ?? handlers[0]
    if (shown !== undefined) {
      throw new Error(
        `${name} has an inline script, which the Content-Security-Policy refuses: "${shown.trim().slice(0, 80)}". ` +
          'Move it into a file of the app, or list its hash in ALLOWED_INLINE_SCRIPTS of site/headers/response-headers.js.',
      )
    }
    return styles.map(toHashSource)
  })
  return [...new Set(hashes)].sort()
}

/**
 * Addresses of the prerendered pages except the landing page, which has only one spelling.
 * @param {readonly { name: string }[]} pages
 */
const toAddresses = (pages) =>
  pages
    .flatMap(({ name }) => (/^(.+)\/index\.html$/.exec(name) ?? []).slice(1))
    .map((path) => `/${path}`)

/**
 * Reads the pages of a build and writes its headers beside them: `_headers` for Netlify and
 * Cloudflare Pages, `_nginx.conf` for `deploy/nginx.conf`.
 * @param {string} dir folder of the build
 * @param {Hosts} hosts
 */
export function writeResponseHeaders(dir, hosts) {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(dir, name), 'utf8') }))
  const sharePictures = names
    .filter((name) => /^og[\w-]*\.png$/.test(name))
    .map((name) => `/${name}`)
  const headers = toResponseHeaders(hosts, toStyleHashes(pages), sharePictures.sort())
  writeFileSync(join(dir, '_headers'), toHeadersFile(headers))
  writeFileSync(join(dir, '_nginx.conf'), toNginxMaps(headers, toAddresses(pages)))
}
