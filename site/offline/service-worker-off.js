/**
 * The switch: deployed as `sw.js`, it takes the place of the worker in every browser at its next
 * visit, forgets what was kept and signs itself off. Set VITE_OFFLINE=off to build with it.
 *
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {{
 *   registration: { unregister(): Promise<boolean> },
 *   addEventListener(type: string, listener: (event: any) => void): void,
 * }} WorkerWorld
 */
const worker = /** @type {WorkerWorld} */ (/** @type {unknown} */ (self))

// Without activating: the page in view keeps its worker, and what it is loading, until it is left.
worker.addEventListener('install', (/** @type {LifeEvent} */ event) => {
  // Not awaited: browsers queue it behind the installation, which would wait for itself.
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

// For the type check alone: the build takes this line away.
export {}
