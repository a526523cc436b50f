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
import type { DeskProfile } from '../desk-profiles'
import type { ClaimList } from './use-claim-list'

/** Null if the stored value is not a valid order. */
function parseOrder(raw: unknown): string | null {
  return parseClaimSort(raw) === null ? null : String(raw)
}

const recordOf = (desk: string) =>
  createUserRecord('preference', `claims-desk-order-${desk}`, parseOrder)

const ORDERS = { crm: recordOf('crm'), charges: recordOf('charges') }

/** Applies the order that the user last chose on this device, unless the URL names one. */
export function useRememberedOrder(profile: DeskProfile, { change }: ClaimList) {
  const { value, isRead, change: store } = useUserRecord(ORDERS[profile.orderKey])
  const { search } = useLocation()
  const [isKnown, setKnown] = useState(false)
  const isNamed = namesOrder(search)
  const isPlain = value === null || value === sortText(profile.defaults.sort)
  if (!isKnown && (isNamed || (isRead && isPlain))) setKnown(true)
  useEffect(() => {
    const sort = parseClaimSort(value)
    if (!isKnown && isRead && sort) change({ sort }, { replace: true })
  }, [change, isKnown, isRead, value])
  return {
    /** Render no rows before: they would be reordered under the pointer. */
    isKnown,
    remember: useCallback((sort: ClaimSort) => store(() => sortText(sort)), [store]),
  }
}
