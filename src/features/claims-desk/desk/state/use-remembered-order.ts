import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  namesOrder,
  parseClaimSort,
  sortText,
  type ClaimSort,
} from '@/domain/claim/list/claim-list'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import type { DeskProfile } from '@/features/claims-desk/desk/desk-profiles'
import type { ClaimList } from './use-claim-list'

/** A stored order, as an address would name it; null for none. */
function parseOrder(raw: unknown): string | null {
  return parseClaimSort(raw) === null ? null : String(raw)
}

const recordOf = (desk: string) =>
  createUserRecord({ kind: 'preference', name: `claims-desk-order-${desk}`, parse: parseOrder })

const ORDERS = { crm: recordOf('crm'), charges: recordOf('charges') }

/**
 * Begins the list in the order that this person chose last on this device, where the address names none:
 * a link, a saved view and the way back keep the order that they name.
 */
export function useRememberedOrder(profile: DeskProfile, { change }: ClaimList) {
  const { value, isRead, change: store } = useUserRecord(ORDERS[profile.orderKey])
  const { search } = useLocation()
  const [isKnown, setKnown] = useState(false)
  const isNamed = namesOrder(search)
  const isPlain = value === null || value === sortText(profile.defaults.sort)
  if (!isKnown && (isNamed || (isRead && isPlain))) setKnown(true)
  useEffect(() => {
    const sort = parseClaimSort(value)
    if (!isKnown && isRead && !isNamed && sort) change({ sort }, { replace: true })
  }, [change, isKnown, isNamed, isRead, value])
  return {
    /** Until then the rows are not drawn: they would jump under the pointer. */
    isKnown,
    remember: useCallback((sort: ClaimSort) => store(() => sortText(sort)), [store]),
  }
}
