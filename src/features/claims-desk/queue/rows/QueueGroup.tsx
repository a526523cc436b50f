import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/ui/actions/Button'
import type { QueueViewRow } from '@/domain/claim/list/queue-view'
import { QUEUE_TITLES, type QueueReason } from '@/domain/claim/list/work-queue'
import { formatNumber } from '@/domain/country/money'
import { labelOf } from '@/domain/claim/fields'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import { selectionSearch } from '../../shared/desk-view'
import { QueueRow, WAIT_LABEL, type QueueActions } from './QueueRow'
import rowStyles from './QueueRow.module.css'
import styles from '../WorkQueue.module.css'

const ROWS_AT_ONCE = 25

const QUEUE_HEADS = [
  labelOf('id'),
  labelOf('name'),
  labelOf('category'),
  labelOf('next_step'),
  WAIT_LABEL,
  'Acciones',
] as const

const QUEUE_MEANINGS = {
  today: 'Alguien anotó retomarlos hoy o antes.',
  overdue: 'Más de 4 días sin contacto con el cliente.',
  uncontacted: 'Nadie anotó un contacto todavía.',
  'due-soon': '3 o 4 días sin contacto: todavía a tiempo.',
  tomorrow: 'Alguien anotó retomarlos mañana.',
  week: 'Para retomar a más tardar el domingo.',
  later: 'Para retomar después de esta semana.',
} as const satisfies Record<QueueReason, string>

interface QueueGroupProps extends QueueActions {
  readonly reason: QueueReason
  readonly rows: readonly QueueViewRow[]
  readonly filter: ViewFilter
  readonly today: Date
}

/** Claims due for one reason; the count excludes those contacted meanwhile. */
export function QueueGroup({ reason, rows, filter, ...rest }: QueueGroupProps) {
  const title = QUEUE_TITLES[reason]
  const { search } = useLocation()
  const listed = selectionSearch(search, { ...filter, state: 'open', due: reason })
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const titleId = useId()
  const firstNew = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // The pressed button moved or disappeared.
    if (shown > ROWS_AT_ONCE) firstNew.current?.focus()
  }, [shown])

  const left = rows.filter(({ isDone }) => !isDone).length
  return (
    <section aria-labelledby={titleId} className={styles['group']}>
      <div className={styles['groupHead']}>
        <h3 id={titleId}>
          {title} <span className={styles['count']}>({formatNumber(left)})</span>
        </h3>
        <p>{QUEUE_MEANINGS[reason]}</p>
        {left > 0 && (
          <Link
            to={{ search: listed }}
            aria-label={`Ver en la lista: ${title}`}
            className={styles['listed']}
          >
            Ver en la lista
          </Link>
        )}
      </div>
      <div className={styles['rows']}>
        <div aria-hidden className={rowStyles['heads']}>
          {QUEUE_HEADS.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul>
          {rows.slice(0, shown).map(({ claim, age, isDone }, index) => (
            <QueueRow
              key={claim.id ?? `sin-numero-${index}`}
              ref={index === shown - ROWS_AT_ONCE ? firstNew : null}
              {...{ claim, reason, age, isDone }}
              {...rest}
            />
          ))}
        </ul>
      </div>
      {shown < rows.length && (
        <Button
          size="small"
          color="secondary"
          aria-label={`Ver más (${shown} de ${formatNumber(rows.length)}) de ${title}`}
          onClick={() => setShown(shown + ROWS_AT_ONCE)}
        >
          Ver más ({shown} de {formatNumber(rows.length)})
        </Button>
      )}
    </section>
  )
}
