import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadJourneyModule } from '../load.js'

const SOURCE = resolve('docs/terms/terminos-y-condiciones-2025.html')
const TARGET = resolve('public/docs/terminos-y-condiciones-2025.pdf')

const { launchChromium } = await loadJourneyModule('chromium')
const browser = await launchChromium()
try {
  const page = await browser.newPage()
  await page.goto(pathToFileURL(SOURCE).href)
  const hasFont = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].every(({ status }) => status === 'loaded')
  })
  if (!hasFont) throw new Error('Figtree did not load: run npm ci first.')
  await page.pdf({ path: TARGET, preferCSSPageSize: true, tagged: true, outline: true })
} finally {
  await browser.close()
}
console.log(`${TARGET}: ${Math.round(statSync(TARGET).size / 1024)} kB`)
