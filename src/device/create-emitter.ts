/**
 * Who listens to something that changes, as `useSyncExternalStore` wants it: what it says now is read
 * from where it is kept.
 *
 * @param watch runs while anybody listens, for changes that come from outside; it returns its own end
 */
export function createEmitter<News = void>(watch?: (announce: (news: News) => void) => () => void) {
  const listeners = new Set<(news: News) => void>()
  let unwatch: (() => void) | undefined
  const announce = (news: News) => listeners.forEach((listener) => listener(news))
  const subscribe = (listener: (news: News) => void) => {
    if (listeners.size === 0) unwatch = watch?.(announce)
    // A wrapper of its own lets the same function subscribe twice and leave once.
    const entry = (news: News) => listener(news)
    listeners.add(entry)
    return () => {
      if (listeners.delete(entry) && listeners.size === 0) unwatch?.()
    }
  }
  return { announce, subscribe }
}
