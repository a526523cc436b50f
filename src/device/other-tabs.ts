import { isIsolatedTab } from './isolated-tab'
import { readStorage, writeStorage } from './safe-storage'

const CHANNEL = 'vuelo-justo-session'
const SIGNED_OUT_KEY = 'vuelo-justo:signed-out'

/** `signed-out`: by the user, delete everything; `expired`: keep unsaved work; `signed-in`: new token. */
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
    // Missing in old browsers, refused in opaque origins; the tab re-checks the session on focus.
    return null
  }
}

/** Messages through this channel reach all other tabs, not this one. */
let ownChannel: BroadcastChannel | null = null

export function broadcastToTabs(news: SessionNews): void {
  const channel = ownChannel ?? openChannel()
  channel?.postMessage(news)
  if (channel !== ownChannel) channel?.close()
}

/** Stored for tabs that receive no messages now: asleep or in the back/forward cache. */
export function storeSignedOut(isSignedOut: boolean): void {
  // Without storage a sleeping tab treats the sign-out as an expired session.
  if (!isIsolatedTab()) writeStorage('localStorage', SIGNED_OUT_KEY, isSignedOut ? '1' : null)
}

export function wasSignedOut(): boolean {
  return !isIsolatedTab() && readStorage('localStorage', SIGNED_OUT_KEY) !== null
}

/** Called with the reason from another tab, or null on return to this tab. One watcher at a time. */
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
  const end = new AbortController()
  const { signal } = end
  // An open channel can keep a page out of the back/forward cache.
  window.addEventListener('pagehide', hangUp, { signal })
  window.addEventListener('pageshow', handleReturn, { signal })
  window.addEventListener('focus', handleLook, { signal })
  document.addEventListener('visibilitychange', handleLook, { signal })

  return () => {
    hangUp()
    end.abort()
  }
}
