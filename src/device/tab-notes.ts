/** Notes of this tab for its user. A separate module, to keep the first load small. */
const KEY = 'vuelo-justo:tab-notes'

/** Fallback if the browser refuses storage: lasts as long as the page. */
let unstored: string | null = null

export function readTabNotes(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

export function writeTabNotes(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
}

export function clearTabNotes(): void {
  unstored = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without access to storage there are no notes to remove.
  }
}
