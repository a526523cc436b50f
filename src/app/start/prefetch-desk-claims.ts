import type { QueryClient } from '@tanstack/react-query'
import { ADMIN_DESK, CRM_DESK, type DeskProfile } from '@/features/claims-desk/desk/desk-profiles'
import { claimSearchOf } from '@/features/claims-desk/shared/claims-of-email'
import { readClaimList } from '@/domain/claim/list/claim-list'
import { viewOf, withClaim } from '@/features/claims-desk/shared/desk-view'
import { allClaims } from '@/features/claim-store/claim-data/all-claims'
import { claimPage, filtersOf } from '@/features/claim-store/claim-data/list-page'
import { initClaimCache } from '@/features/claim-store/claim-data/claim-cache'

const DESKS = { admin: ADMIN_DESK, legal: CRM_DESK } as const

/** Requests the claims of a desk's URL while its code still loads. Only staff download this code. */
export function prefetchDeskClaims(
  client: QueryClient,
  area: keyof typeof DESKS,
  { search, state }: { readonly search: string; readonly state: unknown },
): Promise<unknown> {
  const profile: DeskProfile = DESKS[area]
  initClaimCache(client)
  if (viewOf(profile, search) !== 'list') return client.query(allClaims(profile.readsOnly))
  const { email, text } = claimSearchOf(state)
  const list = readClaimList(withClaim(search, null), email, profile.defaults, text)
  return client.query(claimPage(filtersOf(list)))
}
