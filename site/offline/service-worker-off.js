/**
 * The switch: deployed as `sw.js`, it takes the place of the worker in every browser at its next
 * visit, forgets what was kept and signs itself off. Set VITE_OFFLINE=off to build with it.
 *
 * @typedef {Event & { waitUntil(work: Promise<unknown>): void }} LifeEvent
 * @typedef {{
 *   registration: { unregister(): Promise<boolean> },
 *   skipWaiting(): Promise<void>,
 *   addEventListener(type: string, listener: (event: any) => void): void,
 * }} WorkerWorld
 */
const worker = /** @type {WorkerWorld} */ (/** @type {unknown} */ (self))

worker.addEventListener('install', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('activate', (/** @type {LifeEvent} */ event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name.startsWith('vuelo-justo-')).map((name) => caches.delete(name)),
      )
      await worker.registration.unregister()
    })(),
  )
})

// For the type check alone: the build takes this line away.
export {}
