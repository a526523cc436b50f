/** Which record was stored last, for the moment that it takes the other tabs to hear of it. */
const KEY = 'vuelo-justo:changed-record'

/** Tells this browser's other tabs that a record of this name was stored. */
export function announceChange(name: string): void {
  try {
    localStorage.setItem(KEY, name)
    localStorage.removeItem(KEY)
  } catch {
    // Without storage the other tabs read it when they start.
  }
}

/** Calls back when another tab has stored a record of this name. @returns stops watching */
export function watchChanges(name: string, onChange: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue === name) onChange()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
