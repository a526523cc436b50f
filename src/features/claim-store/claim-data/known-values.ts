import { useMemo } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { type ClaimCache } from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'

const SPANISH = new Intl.Collator('es', { sensitivity: 'base' })

/**
 * The names that claims hold in a field and those of the configuration, each once, in the order of
 * the alphabet. Of two spellings the one of the configuration counts, else the first.
 */
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
  return [...names.values()].sort((a, b) => SPANISH.compare(a, b))
}

function useNames(field: 'handler' | 'agency', configured: readonly string[]) {
  const known: ClaimCache = useKnownClaims()
  return useMemo(() => namesIn(known.values(), field, configured), [known, field, configured])
}

/** Everyone who answers for claims, as far as the claims that were read and the configuration say. */
export function useKnownHandlers(): readonly string[] {
  return useNames('handler', env.crmHandlers)
}

/** Every travel agency, as far as the claims that were read and the configuration say. */
export function useKnownAgencies(): readonly string[] {
  return useNames('agency', env.crmAgencies)
}
