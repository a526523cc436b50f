import { wait } from './wait'

const RETRY_DELAYS_MS = [300, 1200]

/** Code could not be loaded: offline, or a new version was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
  }
}

/** Imports with three attempts in one promise: the router and React cache a rejected import. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load()
    } catch {
      await wait(delay)
    }
  }
  try {
    return await load()
  } catch (cause) {
    throw new ChunkLoadError(cause)
  }
}

/** A loaded stylesheet that does not apply yet: WebKit waits for all others that are on their way. */
function hasIdleStyles(): boolean {
  const applied = new Set<StyleSheet>(document.styleSheets)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return Array.from(links).some(({ sheet }) => sheet !== null && !applied.has(sheet))
}

const STYLES_CHECK_MS = 30

/** After 9 s the user gets the component without its styles. */
const STYLES_CHECKS = 300

/** Imports code of the screen with `importWithRetry`; its stylesheets apply when it resolves. */
export async function importComponent<Module>(load: () => Promise<Module>): Promise<Module> {
  const code = await importWithRetry(load)
  if (typeof document === 'undefined') return code
  for (let left = STYLES_CHECKS; left > 0 && hasIdleStyles(); left -= 1) await wait(STYLES_CHECK_MS)
  return code
}
