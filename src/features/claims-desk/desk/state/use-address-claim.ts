import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { claimAsked } from './claim-address'
import type { ClaimList } from './use-claim-list'

interface OpenDetails {
  readonly claim: Claim | null
  readonly isOpen: boolean
  readonly open: (claim: Claim) => void
  /** Opens a claim that is in no place of the list. */
  readonly openUnlisted: (claim: Claim) => void
}

interface AddressOptions {
  /** Only beside the list: over it, an opened claim would hide what a reload has to say. */
  readonly isPanel: boolean
  readonly isListShown: boolean
}

/**
 * Keeps the number of the open claim in the address, and opens the one that an address brings: as soon
 * as the list behind it has come, or, on the other views, once the claim has been read.
 */
export function useAddressClaim(
  details: OpenDetails,
  list: ClaimList,
  { isPanel, isListShown }: AddressOptions,
): void {
  const { search } = useLocation()
  const { rows, isFirstLoad, nameOpenClaim } = list
  const { claim, isOpen, open, openUnlisted } = details
  const known = useKnownClaims()
  const asked = claimAsked(search)
  /** What the address asked for when the page was opened, until it is there or cannot be. */
  const wish = useRef(asked)
  const shown = isOpen && claim?.id != null ? String(claim.id) : null

  useEffect(() => {
    const wished = wish.current
    if (!isPanel || wished === null || (isListShown && isFirstLoad)) return
    const found = isListShown ? rows.find(({ id }) => String(id) === wished) : known.get(wished)
    if (!found && !isListShown) return
    wish.current = null
    if (!found) nameOpenClaim(null)
    else if (isListShown) open(found)
    else openUnlisted(found)
  }, [isFirstLoad, isListShown, isPanel, known, nameOpenClaim, open, openUnlisted, rows])

  useEffect(() => {
    if (!isPanel) return
    // Whoever opens another claim meanwhile wishes for that one.
    if (shown !== null) wish.current = null
    if (wish.current === null && asked !== shown) nameOpenClaim(shown)
  }, [asked, isPanel, nameOpenClaim, shown])
}
