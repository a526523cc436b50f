const CHANNEL = 'vuelo-justo-session'

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL)
  } catch {
    // Missing in old browsers and refused in opaque origins; returning to the tab still re-checks.
    return null
  }
}

/** Tells this browser's other tabs that the session changed. They read the cookies themselves. */
export function tellOtherTabs(): void {
  const channel = openChannel()
  channel?.postMessage('changed')
  channel?.close()
}

/**
 * Calls back whenever another tab may have changed the session: when it says so, and whenever the
 * person comes back to this tab.
 *
 * @returns stops watching
 */
export function watchOtherTabs(onMaybeChanged: () => void): () => void {
  let channel: BroadcastChannel | null = null

  const listen = () => {
    channel ??= openChannel()
    channel?.addEventListener('message', onMaybeChanged)
  }
  const hangUp = () => {
    channel?.close()
    channel = null
  }
  const handleReturn = () => {
    listen()
    onMaybeChanged()
  }

  listen()
  // An open channel can keep a page out of the back/forward cache, so it rests while the page does.
  window.addEventListener('pagehide', hangUp)
  window.addEventListener('pageshow', handleReturn)
  window.addEventListener('focus', onMaybeChanged)
  document.addEventListener('visibilitychange', onMaybeChanged)

  return () => {
    hangUp()
    window.removeEventListener('pagehide', hangUp)
    window.removeEventListener('pageshow', handleReturn)
    window.removeEventListener('focus', onMaybeChanged)
    document.removeEventListener('visibilitychange', onMaybeChanged)
  }
}
