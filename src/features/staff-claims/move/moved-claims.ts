import type { Claim } from '@/domain/claim/fields'
import { isolate } from '@/domain/isolate'
import { fullName } from '@/domain/people/full-name'

/** '1198 · Felipe Mardones'; null for several claims. */
export function whoIsMoved(claims: readonly Claim[]): string | null {
  const [claim, ...others] = claims
  if (!claim || others.length > 0) return null
  const name = fullName(claim)
  return [claim.id ?? 'Sin número', isolate(name)].filter(Boolean).join(' · ')
}

/** The status that all claims have; null for what differs among them. */
export function sharedBy(claims: readonly Claim[]) {
  const shared = (key: 'category' | 'subcategory' | 'agency') => {
    const value = claims[0]?.[key] ?? null
    return claims.every((claim) => claim[key] === value) ? value : null
  }
  return {
    category: shared('category'),
    subcategory: shared('subcategory'),
    agency: shared('agency'),
    /** Of one claim; those of several are asked for anew. */
    documents: (claims.length === 1 ? claims[0]?.documents : null) ?? [],
  }
}

/** The agencies of the configuration, then those that claims were saved with. */
export function agenciesOf(
  claims: readonly Claim[],
  configured: readonly string[],
): readonly string[] {
  const held = claims.map(({ agency }) => agency?.trim() ?? '').filter(Boolean)
  return [...new Set([...configured, ...held])]
}
