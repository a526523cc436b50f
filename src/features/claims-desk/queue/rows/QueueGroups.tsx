import type { QueueViewRow } from '@/domain/claim/list/queue-view'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import styles from '../WorkQueue.module.css'
import { Notice } from '@/ui/feedback/Notice'
import { QueueGroup } from './QueueGroup'
import type { QueueActions } from './QueueRow'

interface QueueGroupsProps extends QueueActions {
  readonly groups: readonly {
    readonly reason: QueueReason
    readonly rows: readonly QueueViewRow[]
  }[]
  readonly today: Date
  /** Claims still due today. */
  readonly leftCount: number
  /** Recently contacted claims; null while filters are active. */
  readonly freshCount: number | null
}

/** The queue by reason. Contacted claims keep their row, so that no row moves. */
export function QueueGroups({ groups, leftCount, freshCount, ...rest }: QueueGroupsProps) {
  return (
    <>
      {leftCount === 0 && (
        <Notice tone="success">
          {freshCount === null
            ? 'Con estos filtros no hay nada pendiente por hoy'
            : 'Nada pendiente por hoy'}
        </Notice>
      )}
      {groups.map((group) => (
        <QueueGroup key={group.reason} {...group} {...rest} />
      ))}
      {freshCount !== null && freshCount > 0 && (
        <p className={styles['hint']}>
          {`Con contacto en los últimos 2 días: ${countClaims(freshCount)}. No necesitan nada hoy.`}
        </p>
      )}
    </>
  )
}
