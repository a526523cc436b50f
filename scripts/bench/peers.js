import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SETTLE_MS, toPlainTwin, viewportOf } from './visit.js'
import { loadJourneyModule } from '../load.js'

/** @typedef {import('playwright-core').Browser} Browser */

/** Another site to compare with: its built files, and the address of the page. @typedef {{ name: string, dir: string, path: string }} Peer */

/**
 * A site given on the command line.
 * @param {string} text `name=folder`, or `name=folder#/path` for another page than the first
 * @returns {Peer}
 * @throws {Error} if there is no built site
 */
export function toPeer(text) {
  const {
    name,
    dir,
    path = '/',
  } = /^(?<name>[^=]+)=(?<dir>[^#]+)(#(?<path>\/.*))?$/.exec(text)?.groups ?? {}
  if (!name || !dir) throw new Error(`--peer ${text}: write it as name=folder`)
  if (!existsSync(dir)) throw new Error(`--peer ${name}: there is no folder ${dir}`)
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`--peer ${name}: there is no index.html in ${dir}`)
  }
  return { name, dir, path }
}

/** Runs in the page: serializes styles that scripts added through the CSSOM. */
function writeStyles() {
  /** @param {CSSStyleSheet} sheet */
  const textOf = (sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  for (const style of document.querySelectorAll('style')) {
    if (style.sheet && style.textContent.trim() === '') style.textContent = textOf(style.sheet)
  }
  const adopted = document.createElement('style')
  adopted.textContent = document.adoptedStyleSheets.map(textOf).join('\n')
  if (adopted.textContent !== '') document.head.append(adopted)
}

/**
 * The rendered page without its code, after it became idle.
 * @param {Browser} browser
 * @param {string} url
 */
async function renderTwin(browser, url) {
  const context = await browser.newContext({ viewport: viewportOf() })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(writeStyles)
  const html = await page.content()
  await context.close()
  return toPlainTwin(html)
}

/**
 * Serves a copy of a site like ours, with its page without code added.
 * @param {Browser} browser
 * @param {Peer} peer
 * @param {{ dir: string, certificate: string }} site folder for the copy, and certificate of its server
 */
export async function openPeer(browser, peer, { dir, certificate }) {
  const { startStaticServer } = await loadJourneyModule('static-server')
  cpSync(peer.dir, dir, { recursive: true })
  const { url, close } = await startStaticServer({ dir, compress: true, certificate })
  // Beside the page, so that relative URLs resolve the same.
  const twin = peer.path.replace(/[^/]*$/, 'plain-twin.html')
  mkdirSync(dirname(join(dir, twin)), { recursive: true })
  writeFileSync(join(dir, twin), await renderTwin(browser, url + peer.path))
  const subject = { name: peer.name, url: url + peer.path, twin: url + twin, landmark: 'body' }
  return { subject, close }
}
