/**
 * Measures how many generated pictures of boarding passes the scan's worker reads: four codes, each with
 * every kind of damage. Writes the table into docs/scan.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toBuffer } from 'bwip-js/node'
import { format, resolveConfig } from 'prettier'
import { quantile, toTable } from '../bench/figures.js'
import { loadJourneyModule } from '../load.js'
import { buildProduction } from '../npm-run.js'

/** @typedef {{ damage: string, code: string, isRead: boolean, ms: number }} Outcome */

const DOCUMENT = 'docs/scan.md'
const TITLE = '## How much is read'

/** As airlines print them: PDF417 on paper, the others on screens. */
const CODES = {
  PDF417: { bcid: 'pdf417', columns: 5, eclevel: 4 },
  Aztec: { bcid: 'azteccode' },
  QR: { bcid: 'qrcode' },
  DataMatrix: { bcid: 'datamatrix' },
}

const LEG = 'ABC123 SCLLIMLA 0600 325Y012A0025 1'
const MORE = '>5180 M6325BLA              2A0451234567890 1LA LA 12345678901     20KN'
/** Minimal, with airline data, and with two legs. */
const TEXTS = [
  `M1ROJAS DIAZ/CAMILA   E${LEG}00`,
  `M1ROJAS DIAZ/CAMILA   E${LEG}${MORE.length.toString(16).toUpperCase()}${MORE}`,
  `M2ROJAS DIAZ/CAMILA   E${LEG}${MORE.length.toString(16).toUpperCase()}${MORE}${LEG}00`,
]

/**
 * Runs in the page: reads each code with each kind of damage.
 * @param {{ worker: string, codes: readonly { code: string, address: string }[] }} given
 * @returns {Promise<readonly Outcome[]>}
 */
async function readAll({ worker: script, codes }) {
  const address = '/scan-pictures.js'
  /** @type {unknown} */
  const pictures = await import(address)
  const { DAMAGE_NAMES, takePicture } = /** @type {typeof import('./scan-pictures.js')} */ (
    pictures
  )
  const worker = new Worker(script, { type: 'module' })
  /** @returns {Promise<unknown>} */
  const next = () =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => resolve(data)
    })
  await next()
  const outcomes = []
  let id = 0
  for (const damage of DAMAGE_NAMES) {
    for (const { code, address: picture } of codes) {
      id += 1
      const { width, height, data } = await takePicture(picture, damage, id)
      const start = performance.now()
      worker.postMessage({ id, effort: 'photo', picture: { width, height, data } }, [data.buffer])
      const answer = /** @type {{ finding: { kind: string } }} */ (await next())
      const ms = performance.now() - start
      outcomes.push({ damage, code, isRead: answer.finding.kind === 'pass', ms })
    }
  }
  return outcomes
}

/** @param {readonly Outcome[]} outcomes */
const countOf = (outcomes) => `${outcomes.filter(({ isRead }) => isRead).length}/${outcomes.length}`

/** @param {readonly Outcome[]} outcomes */
function toSection(outcomes) {
  const columns = Object.keys(CODES).map((code) => outcomes.filter((one) => one.code === code))
  const damages = [...new Set(outcomes.map(({ damage }) => damage))]
  const shares = toTable([
    ['picture', ...Object.keys(CODES)],
    ...damages.map((damage) => [
      damage,
      ...columns.map((ofCode) => countOf(ofCode.filter((one) => one.damage === damage))),
    ]),
    ['**all**', ...columns.map((ofCode) => `**${countOf(ofCode)}**`)],
  ])
  /** @param {boolean} isRead @param {number} part */
  const timesOf = (isRead, part) =>
    columns.map((ofCode) => {
      const times = ofCode.filter((one) => one.isRead === isRead).map(({ ms }) => ms)
      return times.length === 0 ? '-' : String(Math.round(quantile(times, part)))
    })
  const times = toTable([
    ['ms', ...Object.keys(CODES)],
    ['read, median', ...timesOf(true, 0.5)],
    ['read, 95 of 100', ...timesOf(true, 0.95)],
    ['not read, median', ...timesOf(false, 0.5)],
  ])
  return `${TITLE}\n\n${shares}\n\n${times}\n`
}

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-scan-'))
await buildProduction(dir)
const worker = readdirSync(join(dir, 'assets/scan')).find((name) => name.endsWith('.js'))
const { launchChromium } = await loadJourneyModule('chromium')
const browser = await launchChromium()
const codes = []
for (const [code, options] of Object.entries(CODES)) {
  for (const text of TEXTS) {
    const png = await toBuffer({
      text,
      scale: 3,
      padding: 6,
      backgroundcolor: 'FFFFFF',
      ...options,
    })
    codes.push({ code, address: `data:image/png;base64,${png.toString('base64')}` })
  }
}
const page = await browser.newPage()
await page.route('**/*', (route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  const folder = pathname === '/scan-pictures.js' ? 'scripts/tools' : dir
  return route.fulfill({ path: join(folder, pathname) })
})
await page.goto('http://localhost/')
const outcomes = await page.evaluate(readAll, { worker: `/assets/scan/${worker ?? ''}`, codes })
await browser.close()
rmSync(dir, { recursive: true, force: true })

const section = toSection(outcomes)
console.log(section)
const [before = ''] = readFileSync(DOCUMENT, 'utf8').split(TITLE)
const options = await resolveConfig(DOCUMENT)
writeFileSync(DOCUMENT, await format(before + section, { ...options, parser: 'markdown' }))
