/** Emitter for `useSyncExternalStore`. `watch` observes external changes while there are listeners. */
export function createEmitter<News = void>(watch?: (announce: (news: News) => void) => () => void) {
  const listeners = new Set<(news: News) => void>()
  let unwatch: (() => void) | undefined
  const announce = (news: News) => listeners.forEach((listener) => listener(news))
  const subscribe = (listener: (news: News) => void) => {
    if (listeners.size === 0) unwatch = watch?.(announce)
    // A wrapper, so that the same function can subscribe twice and unsubscribe once.
    const entry = (news: News) => listener(news)
    listeners.add(entry)
    return () => {
      if (listeners.delete(entry) && listeners.size === 0) unwatch?.()
    }
  }
  return { announce, subscribe }
}
