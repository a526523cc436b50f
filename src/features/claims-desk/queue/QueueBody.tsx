import { useCallback } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { isFiltering } from '@/domain/claim/list/queue-filter'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import type { DeskViewProps } from '../shared/desk-view'
import { InlineHints } from '@/features/claim-editor/inline-edit/buttons/InlineHints'
import { QueueFilters } from './filters/QueueFilters'
import { QueueGroups } from './rows/QueueGroups'
import { useQueue } from './state/use-queue'
import { useQueueFilter } from './state/use-queue-filter'
import { useQueueKeys } from './state/use-queue-keys'
import styles from './WorkQueue.module.css'
import { formatNumber } from '@/domain/country/money'
import { ProgressBar } from '@/ui/feedback/ProgressBar'

interface QueueProgressProps {
  /** Customers that this device marked as contacted today. */
  readonly done: number
  /** Customers due today. */
  readonly all: number
}

function QueueProgress({ done, all }: QueueProgressProps) {
  if (all === 0) return null
  const text = `${formatNumber(done)} de ${formatNumber(all)} hoy`
  return (
    <div className={styles['progress']}>
      <p>
        <strong>{text}</strong>
      </p>
      <ProgressBar label="Contactados hoy" text={text} percent={(done / all) * 100} />
    </div>
  )
}

interface QueueBodyProps extends DeskViewProps {
  readonly claims: readonly Claim[]
  /** Identity of the fetched list; changes with each fetch. */
  readonly reading: unknown
  readonly today: Date
  readonly mine: string | undefined
}

export function QueueBody(props: QueueBodyProps) {
  const { claims, reading, today, mine, onOpen, onEdit, onAsk } = props
  const desk = useClaimUpdateQueue()
  const remind = useCallback(
    (claim: Claim, text: string) => void desk.start([claim], { next_step: text }),
    [desk],
  )
  const { filter, setFilter } = useQueueFilter()
  const { counts, freshCount, progress, ...shown } = useQueue({ claims, reading, filter, today })
  const region = useQueueKeys({
    find: (id) => claims.find((claim) => String(claim.id) === id),
    onEdit,
  })
  return (
    <>
      {onAsk && <InlineHints />}
      <QueueProgress {...progress} />
      <QueueFilters counts={counts} filter={filter} mine={mine} onChange={setFilter} />
      <div ref={region} className={styles['groups']}>
        <QueueGroups
          {...{ ...shown, today, onOpen, onEdit, onAsk }}
          freshCount={isFiltering(filter) ? null : freshCount}
          onRemind={remind}
        />
      </div>
    </>
  )
}
