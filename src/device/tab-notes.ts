/**
 * What this tab alone notes for the person who uses it, until they leave. A room of its own, so that
 * forgetting costs a first visit next to nothing.
 */
const KEY = 'vuelo-justo:tab-notes'

/** Where the browser refuses storage, a note lasts as long as the page. */
let unstored: string | null = null

/** The notes as they were written; null when there are none. */
export function readTabNotes(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

/** Writes the notes in the place of the earlier ones. */
export function writeTabNotes(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
}

/** Forgets the notes. */
export function clearTabNotes(): void {
  unstored = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // A storage that cannot be reached holds no notes.
  }
}
