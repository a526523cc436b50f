import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/ui/actions/Button'
import type { Claim } from '@/domain/claim/fields'
import type { QueueEntry } from '@/domain/claim/list/work-queue'
import { formatNumber } from '@/domain/money/clp'
import { QueueRow, type QueueActions } from './QueueRow'
import { QUEUE_HEADS } from './queue-words'
import rowStyles from './QueueRow.module.css'
import styles from '@/features/staff-claims/queue/WorkQueue.module.css'

const ROWS_AT_ONCE = 25

interface QueueGroupProps extends QueueActions {
  readonly title: string
  /** What makes a claim belong here. */
  readonly meaning: string
  readonly entries: readonly QueueEntry<Claim>[]
  /** What was due, and has been contacted since. */
  readonly done: ReadonlySet<Claim>
  readonly today: Date
}

/** The claims that are due for one reason; the count leaves out those contacted meanwhile. */
export function QueueGroup({ title, meaning, entries, done, ...rest }: QueueGroupProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const titleId = useId()
  const firstNew = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The button that was pressed moved away or is gone.
    if (shown > ROWS_AT_ONCE) firstNew.current?.focus()
  }, [shown])

  const left = entries.filter(({ claim }) => !done.has(claim)).length
  return (
    <section aria-labelledby={titleId} className={styles['group']}>
      <div className={styles['groupHead']}>
        <h3 id={titleId}>
          {title} <span className={styles['count']}>({formatNumber(left)})</span>
        </h3>
        <p>{meaning}</p>
      </div>
      <div className={styles['rows']}>
        <div aria-hidden className={rowStyles['heads']}>
          {QUEUE_HEADS.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul>
          {entries.slice(0, shown).map((entry, index) => (
            <QueueRow
              key={entry.claim.id ?? `sin-numero-${index}`}
              ref={index === shown - ROWS_AT_ONCE ? firstNew : null}
              claim={entry.claim}
              reason={entry.reason}
              age={entry.age}
              isDone={done.has(entry.claim)}
              {...rest}
            />
          ))}
        </ul>
      </div>
      {shown < entries.length && (
        <Button
          size="small"
          color="secondary"
          aria-label={`Ver más de ${title} (${shown} de ${entries.length})`}
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          Ver más ({shown} de {formatNumber(entries.length)})
        </Button>
      )}
    </section>
  )
}
