import { useQuery } from '@tanstack/react-query'
import { KNOWN_CLAIMS, NOTHING_KNOWN, type ClaimCache } from './claim-cache'

export function useKnownClaims(): ClaimCache {
  const { data = NOTHING_KNOWN } = useQuery(KNOWN_CLAIMS)
  return data
}
