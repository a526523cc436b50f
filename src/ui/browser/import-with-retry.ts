import { wait } from './wait'

const RETRY_DELAYS_MS = [300, 1200]

/** A part of the app could not be fetched: no connection, or a new version was deployed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
  }
}

/**
 * Loads code with three tries inside one promise, because the router and React both remember a
 * rejected import for ever.
 *
 * @throws {ChunkLoadError} when every try failed
 */
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
