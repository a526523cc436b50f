import type ReactGA from 'react-ga4'
import { env } from '@/config/env'
import { importWithRetry } from '@/ui/browser/import-with-retry'

type GoogleAnalytics = typeof ReactGA

const OPTIONS = {
  gtagOptions: {
    // The automatic view would carry the whole address, with a QR identifier or a reset token.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  },
}

let loading: Promise<GoogleAnalytics> | null = null
let isInitialized = false
let isAllowed = false

function load(): Promise<GoogleAnalytics> {
  // A chunk that failed to load may load with the next page.
  loading ??= importWithRetry(() => import('react-ga4')).then(
    (module) => module.default,
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  // Google writes on the widest domain that the browser accepts, which only trying can tell.
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((text) => /^_ga(_|$)/.test(text))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/**
 * Lets Google's script work or silences it, whatever it has been told before: on staff pages and
 * after a withdrawn consent it stays in the page but must not send.
 */
export function allowAnalytics(allowed: boolean): void {
  isAllowed = allowed
  Object.assign(window, { [`ga-disable-${env.gaMeasurementId}`]: !allowed })
}

/** Deletes what Google's script has kept on this device. */
export function forgetAnalytics(): void {
  allowAnalytics(false)
  forgetCookies()
}

/**
 * Reports one page view (SPEC 2.2); never rejects, because nobody should notice when it fails.
 *
 * @param pattern route pattern such as '/reclamo': no query, no fragment, nothing a person typed
 */
export async function sendPageView(pattern: string): Promise<void> {
  const address = location.origin + pattern
  try {
    const ga = await load()
    if (!isAllowed) return
    // Google's own events would otherwise read the address bar.
    ga.set({ page_path: pattern, page_location: address })
    if (!isInitialized) ga.initialize(env.gaMeasurementId, OPTIONS)
    isInitialized = true
    ga.send({ hitType: 'pageview', page: pattern, location: address })
  } catch {
    // Blocked or offline: the visit goes uncounted.
  }
}
