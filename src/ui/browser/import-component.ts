import { importWithRetry } from './import-with-retry'
import { wait } from './wait'

/** A loaded stylesheet that does not apply yet: WebKit waits for all others that are on their way. */
function hasIdleStyles(): boolean {
  const applied = new Set<StyleSheet>(document.styleSheets)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return Array.from(links).some(({ sheet }) => sheet !== null && !applied.has(sheet))
}

const STYLES_CHECK_MS = 30

/** After 9 s the user gets the component without its styles. */
const STYLES_CHECKS = 300

/** Imports what is drawn, with `importWithRetry`; its styles apply when it resolves (docs/decisions/042). */
export async function importComponent<Module>(load: () => Promise<Module>): Promise<Module> {
  const code = await importWithRetry(load)
  if (typeof document === 'undefined') return code
  for (let left = STYLES_CHECKS; left > 0 && hasIdleStyles(); left -= 1) await wait(STYLES_CHECK_MS)
  return code
}
