import { env } from '@/config/env'
import { API_PREFIX } from '@/config/limits'

const ADDRESS = `${API_PREFIX}/user/`

/**
 * Whether another origin answers at all, although its answer could not be read: then it lacks the headers of
 * CORS, as the error pages of a proxy often do. Never throws.
 */
export async function isAnswerHidden(signal: AbortSignal): Promise<boolean> {
  if (env.apiHost === '') return false
  try {
    await fetch(`${env.apiHost}${ADDRESS}`, { mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

/** How the last answer of GET /user/ came; a server of another origin may not say. */
export function readTransfer(): { readonly isRedirected: boolean; readonly isOldHttps: boolean } {
  const calls = performance.getEntriesByType('resource') as Partial<PerformanceResourceTiming>[]
  const last = calls.filter(({ name }) => name?.endsWith(ADDRESS)).at(-1)
  return {
    isRedirected: (last?.redirectStart ?? 0) > 0,
    // Without https no browser speaks anything newer, as on a developer's own machine.
    isOldHttps: last?.nextHopProtocol === 'http/1.1' && last.name?.startsWith('https:') === true,
  }
}
