/**
 * Removes the service worker: deployed as `sw.js`, it replaces the worker at the next visit, deletes its
 * caches and unregisters itself. Set VITE_OFFLINE=off to build with it.
 *
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {{
 *   registration: { unregister(): Promise<boolean> },
 *   addEventListener(type: string, listener: (event: any) => void): void,
 * }} WorkerWorld
 */
const worker = /** @type {WorkerWorld} */ (/** @type {unknown} */ (self))

// Does not activate: the open page keeps its worker and its pending requests until the user leaves it.
worker.addEventListener('install', (/** @type {LifeEvent} */ event) => {
  // Not awaited: browsers run it after the installation, which would then wait for itself.
  void worker.registration.unregister()
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('vuelo-justo-'))
            .map((name) => caches.delete(name)),
        ),
      ),
  )
})

// Only for the type check; removed by the build.
export {}
