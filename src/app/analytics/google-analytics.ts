import { env } from '@/config/env'
import { importWithRetry } from '@/ui/browser/import-with-retry'

const OPTIONS = {
  gtagOptions: {
    // The automatic page view would contain the full address, with a QR identifier or a reset token.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  },
}

let isInitialized = false
let isAllowed = false

function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  // Google sets its cookies on the widest domain that the browser accepts; only trying shows which.
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((text) => /^_ga(_|$)/.test(text))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}

/** Enables or silences Google's script, which stays loaded after a consent was withdrawn. */
export function allowAnalytics(allowed: boolean): void {
  isAllowed = allowed
  Object.assign(window, { [`ga-disable-${env.gaMeasurementId}`]: !allowed })
}

/** Silences Google's script and deletes its cookies. */
export function forgetAnalytics(): void {
  allowAnalytics(false)
  forgetCookies()
}

/** Reports a page view (SPEC 2.2); never rejects. `pattern` is a route pattern, without user input. */
export async function sendPageView(pattern: string): Promise<void> {
  const address = location.origin + pattern
  try {
    const { default: ga } = await importWithRetry(() => import('react-ga4'))
    if (!isAllowed) return
    // Google's own events would otherwise read the address bar and the referrer, with their codes.
    const site = document.referrer.split('/').slice(0, 3).join('/')
    ga.set({ page_path: pattern, page_location: address, page_referrer: site })
    if (!isInitialized) ga.initialize(env.gaMeasurementId, OPTIONS)
    isInitialized = true
    ga.send({ hitType: 'pageview', page: pattern, location: address })
  } catch {
    // Blocked or offline: the visit is not counted.
  }
}
