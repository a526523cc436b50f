import { env } from '@/config/env'
import { API_PREFIX } from '@/config/limits'

const ADDRESS = `${API_PREFIX}/user/`

/** True if another origin responds without CORS headers, as error pages of proxies often do. */
export async function isAnswerHidden(signal: AbortSignal): Promise<boolean> {
  if (env.apiHost === '') return false
  try {
    await fetch(`${env.apiHost}${ADDRESS}`, { mode: 'no-cors', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

export function readTransfer(): { readonly isRedirected: boolean; readonly isOldHttps: boolean } {
  const calls = performance.getEntriesByType('resource') as Partial<PerformanceResourceTiming>[]
  const last = calls.filter(({ name }) => name?.endsWith(ADDRESS)).at(-1)
  return {
    isRedirected: (last?.redirectStart ?? 0) > 0,
    // Without https browsers use HTTP/1.1 only, as in local development.
    isOldHttps: last?.nextHopProtocol === 'http/1.1' && last.name?.startsWith('https:') === true,
  }
}
