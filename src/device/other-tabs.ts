import { isIsolatedTab } from './isolated-tab'

const CHANNEL = 'vuelo-justo-session'
const SIGNED_OUT_KEY = 'vuelo-justo:signed-out'

/**
 * Why the session of the browser changed. `signed-out`: on purpose, everything goes. `expired`: it ran
 * out, unsaved work stays. `signed-in`: a token was stored, and whose it is says the cookie.
 */
export type SessionNews = 'signed-out' | 'expired' | 'signed-in'

const NEWS: readonly unknown[] = ['signed-out', 'expired', 'signed-in'] satisfies SessionNews[]

function isNews(data: unknown): data is SessionNews {
  return NEWS.includes(data)
}

function openChannel(): BroadcastChannel | null {
  if (isIsolatedTab()) return null
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Missing in old browsers and refused in opaque origins; returning to the tab still re-checks.
    return null
  }
}

/** The channel this tab listens on. What is posted through it reaches every tab but this one. */
let ownChannel: BroadcastChannel | null = null

/** Tells this browser's other tabs why the session changed. They read the cookies themselves. */
export function broadcastToTabs(news: SessionNews): void {
  const channel = ownChannel ?? openChannel()
  channel?.postMessage(news)
  if (channel !== ownChannel) channel?.close()
}

/** Notes for tabs that cannot hear now (asleep, in the back/forward cache) whether somebody signed out. */
export function storeSignedOut(isSignedOut: boolean): void {
  if (isIsolatedTab()) return
  try {
    if (isSignedOut) localStorage.setItem(SIGNED_OUT_KEY, '1')
    else localStorage.removeItem(SIGNED_OUT_KEY)
  } catch {
    // Without storage a tab that slept takes the end of the session for one that ran out.
  }
}

/** Whether the last session of this browser was closed on purpose. */
export function wasSignedOut(): boolean {
  if (isIsolatedTab()) return false
  try {
    return localStorage.getItem(SIGNED_OUT_KEY) !== null
  } catch {
    return false
  }
}

/**
 * Calls back whenever another tab may have changed the session: with its reason when it says so, with
 * null whenever the person comes back to this tab.
 *
 * @returns stops watching; one watcher at a time
 */
export function watchOtherTabs(onMaybeChanged: (news: SessionNews | null) => void): () => void {
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    onMaybeChanged(isNews(data) ? data : null)
  }
  const handleLook = () => onMaybeChanged(null)
  const listen = () => {
    ownChannel ??= openChannel()
    ownChannel?.addEventListener('message', handleMessage)
  }
  const hangUp = () => {
    ownChannel?.close()
    ownChannel = null
  }
  const handleReturn = () => {
    listen()
    handleLook()
  }

  listen()
  // An open channel can keep a page out of the back/forward cache, so it rests while the page does.
  window.addEventListener('pagehide', hangUp)
  window.addEventListener('pageshow', handleReturn)
  window.addEventListener('focus', handleLook)
  document.addEventListener('visibilitychange', handleLook)

  return () => {
    hangUp()
    window.removeEventListener('pagehide', hangUp)
    window.removeEventListener('pageshow', handleReturn)
    window.removeEventListener('focus', handleLook)
    document.removeEventListener('visibilitychange', handleLook)
  }
}
