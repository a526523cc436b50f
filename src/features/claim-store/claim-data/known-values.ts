import { useMemo } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { type ClaimCache } from './claim-cache'
import { useKnownClaims } from './use-claims'

/** Names without duplicates, in alphabetical order; the configured spelling wins, else the first one. */
function namesIn(
  claims: Iterable<Claim>,
  field: 'handler' | 'agency',
  configured: readonly string[],
): readonly string[] {
  const names = new Map(configured.map((name) => [name.toLocaleLowerCase('es'), name]))
  for (const claim of claims) {
    const name = claim[field]?.trim() ?? ''
    const key = name.toLocaleLowerCase('es')
    if (name !== '' && !names.has(key)) names.set(key, name)
  }
  return [...names.values()].sort(new Intl.Collator('es', { sensitivity: 'base' }).compare)
}

function useNames(field: 'handler' | 'agency', configured: readonly string[]) {
  const known: ClaimCache = useKnownClaims()
  return useMemo(() => namesIn(known.values(), field, configured), [known, field, configured])
}

/** From the cached claims and the configuration. */
export function useKnownHandlers(): readonly string[] {
  return useNames('handler', env.crmHandlers)
}

export function useKnownAgencies(): readonly string[] {
  return useNames('agency', env.crmAgencies)
}
