import { useMemo, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { buildQueueView } from '@/domain/claim/list/queue-view'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import { isDue } from '@/domain/claim/list/work-queue'
import { isContactedOn } from '@/domain/claim/status/contact-age'
import { toDayString } from '@/domain/dates'
import { useChangeLog } from '@/features/claim-store/changes/log/change-log'

interface QueueSources {
  readonly claims: readonly Claim[]
  readonly reading: unknown
  readonly filter: ViewFilter
  readonly today: Date
}

/** Claims that were due before this user set today's contact on this device. */
function useContactedToday(claims: readonly Claim[], today: Date): readonly Claim[] {
  const { entries } = useChangeLog()
  return useMemo(() => {
    const day = toDayString(today)
    const before = new Map(
      entries
        .filter(({ made }) => made.after.last_customer_contact === day)
        .map(({ claim, made }) => [String(claim['id']), { ...claim, ...made.before }] as const),
    )
    if (before.size === 0) return []
    return claims.filter((claim) => {
      const row = before.get(String(claim.id))
      const wasDue = row && isDue(toClaimRecord({ ...claim.raw, ...row }), today)
      return wasDue && isContactedOn(claim, today)
    })
  }, [claims, entries, today])
}

export function useQueue({ claims, reading, filter, today }: QueueSources) {
  // The rows stay as the queue was opened, until a fetch or a new day.
  const [frozen, setFrozen] = useState({ claims, reading, today })
  if (frozen.reading !== reading || frozen.today !== today) setFrozen({ claims, reading, today })
  const contactedToday = useContactedToday(claims, today)
  return useMemo(
    () => buildQueueView({ claims, frozen: frozen.claims, contactedToday, filter, today }),
    [claims, frozen.claims, contactedToday, filter, today],
  )
}
