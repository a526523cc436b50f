import type { Page } from 'playwright-core'

export const GOOGLE_CLIENT = 'https://accounts.google.com/gsi/client'
export const ANALYTICS_LOADER = 'https://www.googletagmanager.com/gtag/js'
export const REPORT_HEADING = 'Informe de prueba'

/** Does what Google's sign-in script does: a style sheet, a call and a button in a frame. */
function playGoogle() {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = 'https://accounts.google.com/gsi/style'
  document.head.append(style)
  const google = {
    accounts: {
      id: {
        initialize: () => void fetch('https://accounts.google.com/gsi/status?client_id=prueba'),
        renderButton: (parent: HTMLElement) => {
          const frame = document.createElement('iframe')
          frame.title = 'Botón de Google'
          frame.src = 'https://accounts.google.com/gsi/button'
          parent.append(frame)
        },
        prompt: () => undefined,
        cancel: () => undefined,
      },
    },
  }
  Object.assign(globalThis, { google })
}

/** Sends a visit as Google's analytics script does: by a call and by a picture. */
function playAnalytics() {
  void fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST' })
  new Image().src = 'https://www.google-analytics.com/g/collect?v=2'
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

const asScript = (play: () => void) => `(${play.toString()})()`

/** Patterns of addresses, the types of their answers, and the answers. */
const ANSWERS: readonly (readonly [pattern: RegExp, contentType: string, body: string])[] = [
  [/^https:\/\/accounts\.google\.com\/gsi\/(button|status)/, 'text/html', '<p>Google</p>'],
  [/^https:\/\/accounts\.google\.com\/gsi\/style/, 'text/css', 'iframe { border: 0 }'],
  [/^https:\/\/accounts\.google\.com\/gsi\/client/, 'text/javascript', asScript(playGoogle)],
  [/^https:\/\/www\.googletagmanager\.com\//, 'text/javascript', asScript(playAnalytics)],
  [/^https:\/\/[\w-]+\.google-analytics\.com\//, 'image/svg+xml', PICTURE],
  [/^https:\/\/flagcdn\.com\//, 'image/svg+xml', PICTURE],
  [/^https:\/\/bi\.prueba\.test\//, 'text/html', `<h1>${REPORT_HEADING}</h1>`],
]

/**
 * Answers for Google, its analytics and the BI report, so that a run needs no network.
 *
 * @returns the requested addresses, in order
 */
export async function playOutsideServices(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  // A route of the driver would stop the requests to the site too, and switch off the cache.
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answer = ANSWERS.find(([pattern]) => pattern.test(request.url))
    const send = () => {
      if (!answer) return session.send('Fetch.continueRequest', { requestId })
      asked.push(request.url)
      const [, contentType, body] = answer
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [
          { name: 'content-type', value: contentType },
          { name: 'access-control-allow-origin', value: '*' },
        ],
        body: Buffer.from(body).toString('base64'),
      })
    }
    // The page may be gone by then.
    send().catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
  return asked
}
