import type { QueryClient } from '@tanstack/react-query'
import { ADMIN_DESK, CRM_DESK } from '@/features/claims-desk/desk/desk-profiles'
import { prefetchClaims } from '@/features/claims-desk/desk/state/prefetch-claims'
import { claimSearchOf } from '@/features/claims-desk/shared/claims-of-email'

const DESKS = { admin: ADMIN_DESK, legal: CRM_DESK } as const

/** Requests the first page of a desk. Only staff download this code. */
export function prefetchDeskClaims(
  client: QueryClient,
  area: keyof typeof DESKS,
  { search, state }: { readonly search: string; readonly state: unknown },
): Promise<unknown> {
  return prefetchClaims(client, DESKS[area], { search, ...claimSearchOf(state) })
}
