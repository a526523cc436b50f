import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import { claimAsked } from './claim-address'
import type { ClaimList } from './use-claim-list'

interface OpenDetails {
  readonly claim: Claim | null
  readonly isOpen: boolean
  readonly open: (claim: Claim) => void
}

/**
 * Keeps the number of the open claim in the address, and opens the one that an address brings, as soon
 * as the list behind it has come.
 */
export function useAddressClaim(details: OpenDetails, list: ClaimList): void {
  const { search } = useLocation()
  const { rows, isFirstLoad, nameOpenClaim } = list
  const { claim, isOpen, open } = details
  const asked = claimAsked(search)
  /** What the address asked for when the page was opened, until the list has said whether it is there. */
  const wish = useRef(asked)
  const shown = isOpen && claim?.id != null ? String(claim.id) : null

  useEffect(() => {
    if (wish.current === null || isFirstLoad) return
    const found = rows.find(({ id }) => String(id) === wish.current)
    wish.current = null
    if (found) open(found)
    else nameOpenClaim(null)
  }, [isFirstLoad, nameOpenClaim, open, rows])

  useEffect(() => {
    if (wish.current === null && asked !== shown) nameOpenClaim(shown)
  }, [asked, nameOpenClaim, shown])
}
