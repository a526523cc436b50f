import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimList } from './use-claim-list'

const CLAIM = 'reclamo'

/** An address without the claim that it opens: what of it describes the list. */
export function withoutClaim(search: string): string {
  const query = new URLSearchParams(search)
  query.delete(CLAIM)
  return query.toString()
}

interface OpenDetails {
  readonly claim: Claim | null
  readonly isOpen: boolean
  readonly open: (claim: Claim) => void
}

/**
 * Keeps the number of the open claim in the address, and opens the one that an address brings, as soon
 * as the list behind it has come. A number is no personal data.
 */
export function useAddressClaim(details: OpenDetails, { rows, isFirstLoad }: ClaimList): void {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const navigate = useNavigate()
  const { claim, isOpen, open } = details
  const asked = new URLSearchParams(search).get(CLAIM)
  /** What the address asked for when the page was opened, until the list has said whether it is there. */
  const wish = useRef(asked)
  const shown = isOpen && claim?.id != null ? String(claim.id) : null

  useEffect(() => {
    if (wish.current === null || isFirstLoad) return
    const found = rows.find(({ id }) => String(id) === wish.current)
    wish.current = null
    if (found) open(found)
  }, [isFirstLoad, open, rows])

  useEffect(() => {
    if (wish.current !== null || asked === shown) return
    const query = new URLSearchParams(withoutClaim(search))
    if (shown !== null) query.set(CLAIM, shown)
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true, state })
  }, [asked, navigate, search, shown, state])
}
