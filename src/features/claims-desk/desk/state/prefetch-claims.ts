import type { QueryClient } from '@tanstack/react-query'
import { readClaimList } from '@/domain/claim/list/claim-list'
import type { DeskProfile } from '../desk-profiles'
import { viewOf } from '../views'
import { allClaims } from '@/features/claim-store/claim-data/all-claims'
import { claimPage, filtersOf } from '@/features/claim-store/claim-data/list-page'
import { initClaimCache } from '@/features/claim-store/claim-data/claim-cache'
import { withClaim } from './claim-address'

/** Requests the claims of a URL while the desk's code still loads. */
export function prefetchClaims(
  client: QueryClient,
  profile: DeskProfile,
  { search, email, text }: Readonly<Record<'search' | 'email' | 'text', string>>,
): Promise<unknown> {
  initClaimCache(client)
  if (viewOf(profile, search) !== 'list') return client.query(allClaims(profile.readsOnly))
  const state = readClaimList(withClaim(search, null), email, profile.defaults, text)
  return client.query(claimPage(filtersOf(state)))
}
