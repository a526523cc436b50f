import { readStorage, writeStorage } from './safe-storage'

/** Notes of this tab for its user. A separate module, to keep the first load small. */
const KEY = 'vuelo-justo:tab-notes'

/** Fallback if the browser refuses storage: lasts as long as the page. */
let unstored: string | null = null

export function readTabNotes(): string | null {
  return readStorage('sessionStorage', KEY) ?? unstored
}

export function writeTabNotes(text: string): void {
  if (!writeStorage('sessionStorage', KEY, text)) unstored = text
}

export function clearTabNotes(): void {
  unstored = null
  writeStorage('sessionStorage', KEY, null)
}
