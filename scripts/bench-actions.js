import { CPU_SLOWDOWN } from './bench-visit.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/**
 * What a person does, each from the key or click to the next paint. Staff actions (sorting 100 claims,
 * changing the page, opening details, filtering 100,000 users) belong here too, with a `prepare`
 * that signs in.
 * @type {readonly { name: string, path: string, act: (page: Page) => Promise<void> }[]}
 */
export const ACTIONS = [
  {
    name: 'open the sign-in dialog',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'open the menu',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'choose in the estimate',
    path: '/',
    act: (page) => page.getByRole('radio', { name: 'Sobreventa' }).click(),
  },
  {
    name: 'type in the claim form',
    path: '/reclamo',
    act: (page) =>
      page.getByLabel('Mensaje').pressSequentially('Cancelaron mi vuelo', { delay: 60 }),
  },
  {
    name: 'type a phone number',
    path: '/reclamo',
    act: (page) =>
      page.getByLabel('Teléfono', { exact: true }).pressSequentially('912345678', { delay: 60 }),
  },
  {
    name: 'add a file to the claim',
    path: '/reclamo',
    act: async (page) => {
      const file = { name: 'tarjeta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
      await page.getByLabel('Elegir archivos').setInputFiles(file)
      await page.getByText('tarjeta.pdf').first().waitFor()
    },
  },
]

const SETTLE_MS = 400

/** Runs in the page: how long after each key, click or choice the next picture came. */
function watchAnswers() {
  /** @type {number[]} */
  const answers = []
  Reflect.set(globalThis, 'benchAnswers', answers)
  for (const type of ['keydown', 'click', 'change']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          // A message comes after the frame has been handed over.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => answers.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  }
}

/**
 * The milliseconds from each key, click or choice of an action to the next paint, on a slow phone.
 * @param {Browser} browser
 * @param {string} origin
 * @param {(typeof ACTIONS)[number]} action
 * @returns {Promise<number[]>}
 */
export async function measureAction(browser, origin, { path, act }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(() => {
    if (location.origin !== 'null') sessionStorage.setItem('welcomeShown', '1')
  })
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.evaluate(watchAnswers)
  await act(page)
  await page.waitForTimeout(SETTLE_MS)
  /** @type {unknown} */
  const answers = await page.evaluate(
    () => /** @type {unknown} */ (Reflect.get(globalThis, 'benchAnswers')),
  )
  await context.close()
  return /** @type {number[]} */ (answers)
}
