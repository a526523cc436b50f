import type { Claim } from '@/domain/claim/fields'
import { buildWorkQueue, QUEUE_REASONS, type QueueReason } from '@/domain/claim/list/work-queue'
import { countClaims } from '@/features/staff-claims/reading/reading-words'
import { Notice } from '@/ui/feedback/Notice'
import { QueueGroup } from './QueueGroup'
import type { QueueActions } from './QueueRow'
import { isContacted, type ContactMarks } from '@/features/staff-claims/queue/use-contact-today'
import { useToday } from '@/features/staff-claims/shared/use-today'
import styles from '@/features/staff-claims/queue/WorkQueue.module.css'

const GROUPS = {
  overdue: { title: 'Atrasados', meaning: 'Más de 4 días sin contacto con el cliente.' },
  uncontacted: { title: 'Sin contacto', meaning: 'Nadie anotó un contacto todavía.' },
  'due-soon': { title: 'Por vencer', meaning: '3 o 4 días sin contacto: todavía a tiempo.' },
} as const satisfies Record<QueueReason, unknown>

interface QueueGroupsProps extends QueueActions {
  readonly claims: readonly Claim[]
  readonly marks: ContactMarks
}

/** The claims of today by reason. What was just contacted keeps its place, so that no row jumps. */
export function QueueGroups({ claims, marks, ...actions }: QueueGroupsProps) {
  const today = useToday()
  const asListed = claims.map((claim) => marks.get(String(claim.id))?.before ?? claim)
  const asSaved = new Map(
    claims.filter(({ id }) => marks.has(String(id))).map((claim) => [String(claim.id), claim]),
  )
  const { groups, recentCount } = buildWorkQueue(asListed, today)
  const doneCount = [...marks.values()].filter(isContacted).length
  const dueCount = QUEUE_REASONS.reduce((sum, reason) => sum + groups[reason].length, 0)
  const freshCount = recentCount + doneCount

  return (
    <>
      {dueCount - doneCount <= 0 && <Notice tone="success">Nada pendiente por hoy</Notice>}
      {QUEUE_REASONS.filter((reason) => groups[reason].length > 0).map((reason) => (
        <QueueGroup
          key={reason}
          {...GROUPS[reason]}
          entries={groups[reason].map((entry) => ({
            ...entry,
            claim: asSaved.get(String(entry.claim.id)) ?? entry.claim,
          }))}
          marks={marks}
          {...actions}
        />
      ))}
      {freshCount > 0 && (
        <p className={styles['hint']}>
          {`Con contacto en los últimos 2 días: ${countClaims(freshCount)}. No necesitan nada hoy.`}
        </p>
      )}
    </>
  )
}
