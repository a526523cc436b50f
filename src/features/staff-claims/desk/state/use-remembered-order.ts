import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  namesOrder,
  parseClaimSort,
  sortText,
  type ClaimSort,
} from '@/domain/claim/list/claim-list'
import { usePreference } from '@/session/use-preference'
import type { DeskProfile } from '@/features/staff-claims/desk/desk-profiles'
import type { ClaimList } from './use-claim-list'

/** A stored order, as an address would name it; null for none. */
function parseOrder(raw: unknown): string | null {
  return parseClaimSort(raw) === null ? null : String(raw)
}

/**
 * Begins the list in the order that this person chose last on this device, where the address names none:
 * a link, a saved view and the way back keep the order that they name.
 *
 * @returns what remembers a chosen order
 */
export function useRememberedOrder(
  profile: DeskProfile,
  { change }: ClaimList,
): (sort: ClaimSort) => void {
  const name = `claims-desk-order-${profile.isCrm ? 'crm' : 'charges'}`
  const { value, isRead, store } = usePreference(name, parseOrder)
  const { search } = useLocation()
  const isBegun = useRef(false)
  useEffect(() => {
    if (!isRead || isBegun.current) return
    isBegun.current = true
    const sort = parseClaimSort(value)
    if (sort !== null && !namesOrder(search)) change({ sort }, { replace: true })
  }, [change, isRead, search, value])
  return useCallback((sort) => store(sortText(sort)), [store])
}
