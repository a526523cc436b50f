/**
 * Measures how many generated pictures of boarding passes the scan's worker reads: four codes, each with
 * every kind of damage. Writes the table into docs/scan.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { toBuffer } from 'bwip-js/node'
import { format, resolveConfig } from 'prettier'
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

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
})

/** @param {string} dir */
async function serve(dir) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path === '/') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>')
      return
    }
    const file = path === '/scan-pictures.js' ? `scripts/tools${path}` : join(dir, path)
    const type = TYPES[extname(path)]
    try {
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

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

/** @param {readonly number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]
  return value === undefined ? '-' : String(Math.round(value))
}

/** @param {readonly Outcome[]} outcomes */
const countOf = (outcomes) => `${outcomes.filter(({ isRead }) => isRead).length}/${outcomes.length}`

/** @param {readonly (readonly string[])[]} rows */
const toTable = (rows) =>
  rows
    .map((row) => `| ${row.join(' | ')} |`)
    .toSpliced(1, 0, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`)
    .join('\n')

/** @param {readonly Outcome[]} outcomes */
function toSection(outcomes) {
  const codes = Object.keys(CODES)
  const damages = [...new Set(outcomes.map(({ damage }) => damage))]
  const of = (/** @type {Partial<Outcome>} */ wanted) =>
    outcomes.filter((outcome) =>
      Object.entries(wanted).every(
        ([name, value]) => outcome[/** @type {keyof Outcome} */ (name)] === value,
      ),
    )
  const shares = toTable([
    ['picture', ...codes],
    ...damages.map((damage) => [damage, ...codes.map((code) => countOf(of({ damage, code })))]),
    ['**all**', ...codes.map((code) => `**${countOf(of({ code }))}**`)],
  ])
  const times = toTable([
    ['ms', ...codes],
    ...[0.5, 0.95].map((share) => [
      share === 0.5 ? 'read, median' : 'read, 95 of 100',
      ...codes.map((code) =>
        quantile(
          of({ code, isRead: true }).map(({ ms }) => ms),
          share,
        ),
      ),
    ]),
    [
      'not read, median',
      ...codes.map((code) =>
        quantile(
          of({ code, isRead: false }).map(({ ms }) => ms),
          0.5,
        ),
      ),
    ],
  ])
  return `${TITLE}\n\n${shares}\n\n${times}\n`
}

const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-scan-'))
buildProduction(dir)
const worker = readdirSync(join(dir, 'assets/scan')).find((name) => name.endsWith('.js'))
const server = await serve(dir)
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
await page.goto(server.url)
const outcomes = await page.evaluate(readAll, { worker: `/assets/scan/${worker ?? ''}`, codes })
await browser.close()
server.close()
rmSync(dir, { recursive: true, force: true })

const section = toSection(outcomes)
console.log(section)
const [before = ''] = readFileSync(DOCUMENT, 'utf8').split(TITLE)
const options = await resolveConfig(DOCUMENT)
writeFileSync(DOCUMENT, await format(before + section, { ...options, parser: 'markdown' }))
