import { useEffect, useState } from 'react'
import type { ReferralInfo } from '@/api/referrals'
import { formatShortMoment } from '@/domain/dates'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { formatEarningsChange, type SeenEarnings } from './earnings-facts'

function parseSeen(raw: unknown): SeenEarnings | null {
  const { at, claims_count, valid_claims, amount } = Object(raw) as Record<string, unknown>
  const figures = [at, claims_count, valid_claims, amount]
  return figures.every((figure) => Number.isFinite(figure)) ? (raw as SeenEarnings) : null
}

const seenEarnings = createUserRecord('preference', 'seen-earnings', parseSeen)

/** 'Desde el 20/11 10:15: 2 reclamos más.'; '' on the first visit, or if nothing changed. */
export function useEarningsChange(info: ReferralInfo, readAt: number): string {
  const { value, isRead, change: store } = useUserRecord(seenEarnings)
  const [before, setBefore] = useState<SeenEarnings | null>()
  // Later reads of this visit compare with the visit before.
  if (isRead && before === undefined) setBefore(value)
  useEffect(() => {
    if (isRead) store(() => ({ ...info, at: readAt }))
  }, [info, isRead, readAt, store])
  const change = before ? formatEarningsChange(before, info) : ''
  return before && change ? `Desde el ${formatShortMoment(new Date(before.at))}: ${change}.` : ''
}
