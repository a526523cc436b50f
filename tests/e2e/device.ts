import type { Page } from 'playwright-core'

/**
 * Everything that the app stores, as text: keys, then values; binary values by kind only. '[[],[]]' when
 * nothing is stored. It never creates the database, because the app would then find it without its store.
 */
export function readDevice(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('vuelo-justo')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve('[[],[]]')
        opening.onsuccess = () => {
          const database = opening.result
          const store = database.transaction('device').objectStore('device')
          const keys = store.getAllKeys()
          const values = store.getAll()
          values.onsuccess = () => {
            resolve(JSON.stringify([keys.result, values.result]))
            database.close()
          }
        }
      }),
  )
}

/** Keys of the stored receipts. */
export async function storedReceipts(page: Page): Promise<readonly string[]> {
  const [keys = []] = JSON.parse(await readDevice(page)) as readonly [unknown[]?, unknown[]?]
  return keys.map(String).filter((key) => /^(?:visitor-)?receipt\|/.test(key))
}
