import { readFileSync } from 'node:fs'
import { importFromApp } from '../../site/import-from-app.js'
import { loadJourneyModule } from '../load.js'

const LOGO = readFileSync('public/favicon.svg', 'utf8')
const FONT = readFileSync(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
).toString('base64')

/**
 * The logo. Phones crop home-screen and maskable icons, so those fill the square and keep the plane inside
 * the safe zone.
 * @param {number} scale width of the logo, as a part of the square
 * @param {string} ground
 */
function icon(scale, ground) {
  return `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}
    svg{width:${scale * 100}vw}</style>${LOGO}`
}

/**
 * Without the brand, so that it fits every installation; the texts in index.html have the brand.
 * @param {{ headline: readonly [string, string], lead: string, stub: readonly [string, string], size: number }} texts
 *   `stub`: small and large text of the boarding pass; `size`: of the large one
 */
const sharePicture = ({ headline: [first, second], lead, stub: [small, large], size }) => `<style>
  @font-face{font-family:Figtree;src:url(data:font/woff2;base64,${FONT});font-weight:300 900}
  *{box-sizing:border-box;margin:0}
  body{width:1200px;height:630px;display:flex;align-items:center;gap:64px;padding:0 80px;overflow:hidden;
    background:#FBF6EE;color:#2B1740;font-family:Figtree}
  main{flex:1}
  .logo svg{width:72px}
  h1{margin:52px 0 30px;font-size:84px;line-height:1.02;font-weight:800;letter-spacing:-.03em;white-space:nowrap}
  h1 span{display:block;color:#C81E63}
  p{color:#6A5A78;font-size:31px;line-height:1.4}
  .ticket{position:relative;width:372px;border-radius:26px;background:#fff;box-shadow:0 0 0 3px #E4D6C3}
  .strip{padding:24px 32px;border-radius:26px 26px 0 0;background:#2B1740;color:#fff;font-size:19px;
    font-weight:600;letter-spacing:.06em}
  .route{display:flex;justify-content:space-between;align-items:center;padding:36px 32px;font-size:42px;font-weight:800}
  .route svg{width:76px}
  .stub{position:relative;padding:30px 32px 38px;border-top:3px dashed #E4D6C3}
  .stub::before,.stub::after{content:'';position:absolute;top:-18px;width:34px;height:34px;border-radius:50%;background:#FBF6EE}
  .stub::before{left:-17px}.stub::after{right:-17px}
  .stub small{color:#6A5A78;font-size:21px;font-weight:600}
  .stub b{display:block;margin-top:8px;font-weight:800;letter-spacing:-.03em;line-height:1}
</style>
<main>
  <div class="logo">${LOGO}</div>
  <h1>${first}<span>${second}</span></h1>
  <p>${lead}</p>
</main>
<div class="ticket">
  <div class="strip">TARJETA DE EMBARQUE</div>
  <div class="route">SCL
    <svg viewBox="0 0 76 20" fill="none" stroke="#C81E63" stroke-width="3" stroke-linecap="round">
      <path d="M2 10h68M61 2l9 8-9 8"/></svg>
  PMC</div>
  <div class="stub"><small>${small}</small><b style="font-size:${size}px">${large}</b></div>
</div>`

/** @type {typeof import('../../site/search-engines/share-pictures.ts')} */
const { SHARE_PICTURES } = await importFromApp('site/search-engines/share-pictures.ts')

const LEAD = 'Reclamamos por ti ante la aerolínea.<br>Resultados garantizados o no pagas.'

/** @satisfies {readonly { file: string, width: number, height: number, html: string }[]} */
const PICTURES = [
  { file: 'icon-192.png', width: 192, height: 192, html: icon(1, 'transparent') },
  { file: 'icon-512.png', width: 512, height: 512, html: icon(1, 'transparent') },
  { file: 'icon-maskable-512.png', width: 512, height: 512, html: icon(0.86, '#C81E63') },
  { file: 'apple-touch-icon.png', width: 180, height: 180, html: icon(0.92, '#C81E63') },
  {
    file: 'og.png',
    width: 1200,
    height: 630,
    html: sharePicture({
      headline: ['Tu vuelo falló.', 'Tu derecho no.'],
      lead: LEAD,
      stub: ['Comisión, solo si ganamos', '20%'],
      size: 66,
    }),
  },
  ...Object.values(SHARE_PICTURES).map(({ file, headline, status }) => ({
    file,
    width: 1200,
    height: 630,
    html: sharePicture({ headline, lead: LEAD, stub: ['Estado', status], size: 50 }),
  })),
]

const { launchChromium } = await loadJourneyModule('chromium')
const browser = await launchChromium()
try {
  for (const { file, width, height, html } of PICTURES) {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: `public/${file}`, omitBackground: true })
    await page.close()
    console.log(`public/${file}`)
  }
} finally {
  await browser.close()
}
