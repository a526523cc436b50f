import { useQuery } from '@tanstack/react-query'
import { KNOWN_CLAIMS, NOTHING_KNOWN, type KnownClaims } from './known-claims'

/** What is known of claims, as it grows. */
export function useKnownClaims(): KnownClaims {
  const { data = NOTHING_KNOWN } = useQuery(KNOWN_CLAIMS)
  return data
}
