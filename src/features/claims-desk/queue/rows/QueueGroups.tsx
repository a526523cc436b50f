import type { Claim } from '@/domain/claim/fields'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import type { QueueGroupRows } from '../state/use-queue'
import styles from '../WorkQueue.module.css'
import { Notice } from '@/ui/feedback/Notice'
import { QueueGroup } from './QueueGroup'
import type { QueueActions } from './QueueRow'

interface QueueGroupsProps extends QueueActions {
  readonly rows: readonly QueueGroupRows[]
  readonly done: ReadonlySet<Claim>
  readonly today: Date
  /** Claims still due today. */
  readonly leftCount: number
  /** Recently contacted claims; null while filters are active. */
  readonly freshCount: number | null
}

/** The queue by reason. Contacted claims keep their row, so that no row moves. */
export function QueueGroups({ rows, leftCount, freshCount, ...rest }: QueueGroupsProps) {
  return (
    <>
      {leftCount === 0 && (
        <Notice tone="success">
          {freshCount === null
            ? 'Con estos filtros no hay nada pendiente por hoy'
            : 'Nada pendiente por hoy'}
        </Notice>
      )}
      {rows.map(({ reason, entries }) => (
        <QueueGroup key={reason} reason={reason} entries={entries} {...rest} />
      ))}
      {freshCount !== null && freshCount > 0 && (
        <p className={styles['hint']}>
          {`Con contacto en los últimos 2 días: ${countClaims(freshCount)}. No necesitan nada hoy.`}
        </p>
      )}
    </>
  )
}
