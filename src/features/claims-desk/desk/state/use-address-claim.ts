import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { knownClaims } from '@/features/claim-store/claim-data/claim-cache'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { claimAsked } from '../../shared/desk-view'
import type { ClaimList } from './use-claim-list'
import type { useOpenClaim } from './use-open-claim'

interface AddressOptions {
  /** Only a panel is kept in the URL: after a reload a dialog would cover the list's messages. */
  readonly isPanel: boolean
  readonly isListShown: boolean
}

/**
 * Keeps the panel's claim in the URL, and opens the claim of the initial URL, such as a shared link, once it
 * is loaded. `missing` is its id if the list's page does not have it.
 */
export function useAddressClaim(
  { claim, isOpen, open }: Pick<ReturnType<typeof useOpenClaim>, 'claim' | 'isOpen' | 'open'>,
  list: ClaimList,
  { isPanel, isListShown }: AddressOptions,
) {
  const client = useQueryClient()
  const { search } = useLocation()
  const { rows, isFirstLoad, nameOpenClaim } = list
  const known = useKnownClaims()
  const asked = claimAsked(search)
  /** Claim of the initial URL, until it is opened or turns out to be missing. */
  const wish = useRef(asked)
  const [missing, setMissing] = useState<string | null>(null)
  const shown = isOpen && claim?.id != null ? String(claim.id) : null

  useEffect(() => {
    const wished = wish.current
    if (wished === null || (isListShown && isFirstLoad)) return
    const found = isListShown ? rows.find(({ id }) => String(id) === wished) : known.get(wished)
    if (!found && !isListShown) return
    wish.current = null
    if (!found || !isPanel) nameOpenClaim(null)
    if (found) open(found)
    else setMissing(wished)
  }, [isFirstLoad, isListShown, isPanel, known, nameOpenClaim, open, rows])

  useEffect(() => {
    if (!isPanel) return
    // If the user has opened another claim meanwhile, that one wins.
    if (shown !== null) wish.current = null
    if (wish.current === null && asked !== shown) nameOpenClaim(shown)
  }, [asked, isPanel, nameOpenClaim, shown])

  return {
    missing: shown === null ? missing : null,
    forget: () => setMissing(null),
    /** Once it has been read from another page. */
    openFound: () => {
      const found = knownClaims(client).get(missing ?? '')
      setMissing(null)
      if (found) open(found)
    },
  }
}
