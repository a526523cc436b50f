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
