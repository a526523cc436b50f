import type { Claim } from '@/domain/claim/fields'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import type { QueueGroupRows } from '@/features/claims-desk/queue/state/use-queue'
import styles from '@/features/claims-desk/queue/WorkQueue.module.css'
import { Notice } from '@/ui/feedback/Notice'
import { QueueGroup } from './QueueGroup'
import type { QueueActions } from './QueueRow'

interface QueueGroupsProps extends QueueActions {
  readonly rows: readonly QueueGroupRows[]
  /** What was due, and has been contacted since. */
  readonly done: ReadonlySet<Claim>
  readonly today: Date
  /** Claims in these groups that still ask for something today. */
  readonly leftCount: number
  /** Claims whose customers heard from us lately; null where that says nothing of what is shown. */
  readonly freshCount: number | null
}

/** The claims of today by reason. What was just contacted keeps its place, so that no row jumps. */
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
