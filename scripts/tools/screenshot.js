import { parseArgs } from 'node:util'
import { loadChromium } from '../load.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390' },
    height: { type: 'string', default: '844' },
    base: { type: 'string', default: 'http://localhost:5173' },
    full: { type: 'boolean', default: false },
    welcome: { type: 'boolean', default: false },
  },
})
const [path, file] = positionals
if (path === undefined || file === undefined) {
  console.error(
    'Usage: node scripts/tools/screenshot.js <path> <file.png> [--width 390] [--height 844] [--base http://localhost:5173] [--full] [--welcome]',
  )
  process.exit(2)
}

const { launchChromium, newPage } = await loadChromium()
const browser = await launchChromium()
const { page, problems } = await newPage(browser, {
  viewport: { width: Number(values.width), height: Number(values.height) },
  welcome: values.welcome,
})
try {
  await page.goto(new URL(path, values.base).href)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: file, fullPage: values.full })
} finally {
  await browser.close()
}
for (const problem of problems) console.warn(problem)
