import { useCallback } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { isFiltering } from '@/domain/claim/list/queue-filter'
import { formatNumber } from '@/domain/country/money'
import { InlineHints } from '@/features/claim-editor/inline-edit/buttons/InlineHints'
import { useToday } from '@/features/claim-editor/shared/use-today'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import { useAllClaims } from '@/features/claim-store/claim-data/use-all-claims'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Bar } from '@/ui/skeleton/Bar'
import type { DeskViewProps } from '../shared/desk-view'
import { QueueFilters } from './QueueFilters'
import { QueueGroups } from './rows/QueueGroups'
import { useQueue } from './state/use-queue'
import { useQueueFilter } from './state/use-queue-filter'
import { useQueueKeys } from './state/use-queue-keys'
import styles from './WorkQueue.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const NOTHING: readonly Claim[] = []

function QueueSkeleton() {
  return (
    <div aria-hidden className={styles['skeleton']}>
      {ROWS.map((row) => (
        <Bar key={row} height={52} />
      ))}
    </div>
  )
}

interface QueueProgressProps {
  /** Customers that this device marked as contacted today. */
  readonly done: number
  readonly all: number
}

function QueueProgress({ done, all }: QueueProgressProps) {
  if (all === 0) return null
  const text = `${formatNumber(done)} de ${formatNumber(all)} hoy`
  return (
    <div className={styles['progress']}>
      <strong>{text}</strong>
      <ProgressBar label="Contactados hoy" text={text} percent={(done / all) * 100} />
    </div>
  )
}

/** "Qué toca hoy": open claims whose customers are due for contact, most urgent first. */
export function WorkQueue({ onOpen, onEdit, onAsk, mine }: DeskViewProps) {
  const { data } = useAllClaims()
  const today = useToday()
  const claims = data?.claims ?? NOTHING
  const desk = useClaimUpdateQueue()
  const remind = useCallback(
    (claim: Claim, text: string) => void desk.start([claim], { next_step: text }),
    [desk],
  )
  const { filter, setFilter } = useQueueFilter()
  const queue = useQueue({ claims, reading: data?.rows, filter, today })
  const { counts, freshCount, progress, ...shown } = queue
  const region = useQueueKeys({
    find: (id) => claims.find((claim) => String(claim.id) === id),
    onEdit,
  })
  return (
    <AllClaimsView
      title="Qué toca hoy"
      tools={<QueueFilters counts={counts} filter={filter} mine={mine} onChange={setFilter} />}
      note={<QueueProgress {...progress} />}
      skeleton={<QueueSkeleton />}
    >
      {() => (
        <>
          {onAsk && <InlineHints />}
          <div ref={region} className={styles['groups']}>
            <QueueGroups
              {...{ ...shown, today, onOpen, onEdit, onAsk }}
              freshCount={isFiltering(filter) ? null : freshCount}
              onRemind={remind}
            />
          </div>
        </>
      )}
    </AllClaimsView>
  )
}
