import type { BrowserContext } from 'playwright-core'

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

/**
 * Answers for Google, its analytics and the BI report, so that a run needs no network.
 *
 * @returns the requested addresses, in order
 */
export async function playOutsideServices(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  const answer = async (pattern: RegExp, contentType: string, body: string) => {
    await context.route(pattern, (route) => {
      asked.push(route.request().url())
      const headers = { 'access-control-allow-origin': '*' }
      return route.fulfill({ contentType, body, headers })
    })
  }
  const script = (play: () => void) => `(${play.toString()})()`
  await answer(
    /^https:\/\/accounts\.google\.com\/gsi\/(button|status)/,
    'text/html',
    '<p>Google</p>',
  )
  await answer(/^https:\/\/accounts\.google\.com\/gsi\/style/, 'text/css', 'iframe { border: 0 }')
  await answer(
    /^https:\/\/accounts\.google\.com\/gsi\/client/,
    'text/javascript',
    script(playGoogle),
  )
  await answer(/^https:\/\/www\.googletagmanager\.com\//, 'text/javascript', script(playAnalytics))
  await answer(/^https:\/\/[\w-]+\.google-analytics\.com\//, 'image/svg+xml', PICTURE)
  await answer(/^https:\/\/flagcdn\.com\//, 'image/svg+xml', PICTURE)
  await answer(/^https:\/\/bi\.prueba\.test\//, 'text/html', `<h1>${REPORT_HEADING}</h1>`)
  return asked
}
