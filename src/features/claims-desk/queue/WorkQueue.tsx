import { useMemo, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { countFiltered, type ViewFilter } from '@/domain/claim/list/view-filter'
import { formatNumber } from '@/domain/country/money'
import { InlineHints } from '@/features/claim-editor/inline-edit/InlineButtons'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { useToday } from '@/features/claim-store/contact/use-today'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { useAllClaims } from '@/features/claim-store/claim-data/use-claims'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { Notice } from '@/ui/feedback/Notice'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { SkeletonBlocks } from '@/ui/skeleton/SkeletonBlocks'
import { toClaimRecord } from '@/api/claim-records'
import { buildQueueView } from '@/domain/claim/list/queue-view'
import { isDue } from '@/domain/claim/list/work-queue'
import { isContactedOn } from '@/domain/claim/status/contact-age'
import { toDayString } from '@/domain/dates'
import { useChangeLog } from '@/features/claim-store/changes/log/change-log'
import { rowShortcuts } from '../shared/row-shortcuts'
import { useDeskKeys } from '../shared/use-desk-keys'
import { ROW_ACTION, useRowCursor } from '../shared/use-row-cursor'
import { useMyHandler } from '../settings/use-my-handler'
import { useShortcuts } from '../settings/use-desk-settings'
import { useViewFilter } from '../shared/use-view-filter'
import { ViewFilters } from '../shared/ViewFilters'
import { QueueGroup } from './rows/QueueGroup'
import { classNames } from '@/ui/theme/class-names'
import styles from './WorkQueue.module.css'

/** Claims that were due before this user set today's contact on this device. */
function useContactedToday(claims: readonly Claim[], today: Date): readonly Claim[] {
  const { value: entries } = useChangeLog()
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

function useQueue(claims: readonly Claim[], reading: unknown, filter: ViewFilter, today: Date) {
  // The rows stay as the queue was opened, until a fetch or a new day.
  const [frozen, setFrozen] = useState({ claims, reading, today })
  if (frozen.reading !== reading || frozen.today !== today) setFrozen({ claims, reading, today })
  const contactedToday = useContactedToday(claims, today)
  return useMemo(
    () => buildQueueView({ claims, frozen: frozen.claims, contactedToday, filter, today }),
    [claims, frozen.claims, contactedToday, filter, today],
  )
}

/** Shortcuts for the rows; `region` is where they are. */
function useQueueKeys(claims: readonly Claim[]) {
  const actions = useDeskActions()
  const queue = useClaimUpdateQueue()
  const { region, current, move } = useRowCursor()
  const currentClaim = () => {
    const action = region.current?.querySelectorAll(`[${ROW_ACTION}]`)[current()]
    return claims.find(({ id }) => String(id) === action?.getAttribute(ROW_ACTION))
  }
  const isOn = useShortcuts().value
  useDeskKeys(rowShortcuts({ current: currentClaim, move, actions, queue }), isOn)
  return region
}

const ROW_HEIGHTS = Array<number>(6).fill(52)

const QUEUE_FACETS = ['category', 'airline', 'handler'] as const

/** "Qué toca hoy": open claims whose customers are due for contact, most urgent first. */
export function WorkQueue() {
  const { claims, data } = useAllClaims()
  const today = useToday()
  const { filter, setFilter } = useViewFilter(QUEUE_FACETS)
  const queue = useQueue(claims, data?.rows, filter, today)
  const { groups, open, freshCount, leftCount } = queue
  const { done, all } = queue.progress
  const doneText = `${formatNumber(done)} de ${formatNumber(all)} hoy`
  const { mine } = useMyHandler()
  const region = useQueueKeys(claims)
  return (
    <AllClaimsView
      title="Qué toca hoy"
      tools={
        <ViewFilters
          label="Filtrar lo que toca hoy"
          facets={QUEUE_FACETS}
          claims={open}
          {...{ filter, mine }}
          onChange={setFilter}
        />
      }
      note={
        all > 0 && (
          <div className={classNames('line middle', styles['progress'])}>
            <strong className="ink numbers">{doneText}</strong>
            <ProgressBar label="Contactados hoy" text={doneText} percent={(done / all) * 100} />
          </div>
        )
      }
      skeleton={<SkeletonBlocks heights={ROW_HEIGHTS} className="stack gap-8" />}
    >
      <InlineHints />
      <div ref={region} className={classNames('stack gap-16', styles['groups'])}>
        {leftCount === 0 && (
          <Notice tone="success">
            {countFiltered(filter) > 0
              ? 'Con estos filtros no hay nada pendiente por hoy'
              : 'Nada pendiente por hoy'}
          </Notice>
        )}
        {groups.map((group) => (
          <QueueGroup key={group.reason} {...group} filter={filter} />
        ))}
        {countFiltered(filter) === 0 && freshCount > 0 && (
          <p className="muted dense">
            {`Con contacto en los últimos 2 días: ${countClaims(freshCount)}. No necesitan nada hoy.`}
          </p>
        )}
      </div>
    </AllClaimsView>
  )
}
