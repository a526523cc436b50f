import { useEffect, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { StaffButton } from '@/ui/actions/StaffButton'
import { toRowKeys } from '@/domain/claim/list/claim-rows'
import type { QueueViewRow } from '@/domain/claim/list/queue-view'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import { QUEUE_TITLES, type QueueReason } from '@/domain/claim/list/work-queue'
import { formatNumber } from '@/domain/country/money'
import { DataTable } from '@/ui/table/DataTable'
import { ScrollRegion } from '@/ui/table/ScrollRegion'
import { selectionSearch } from '../../shared/desk-view'
import { ROW_ACTION } from '../../shared/use-row-cursor'
import { QUEUE_COLUMNS, queueTone } from './queue-columns'
import { classNames } from '@/ui/theme/class-names'
import tones from '../../shared/ToneRows.module.css'
import styles from '../WorkQueue.module.css'

const ROWS_AT_ONCE = 25

const QUEUE_MEANINGS = {
  today: 'Alguien anotó retomarlos hoy o antes.',
  overdue: 'Más de 4 días sin contacto con el cliente.',
  uncontacted: 'Nadie anotó un contacto todavía.',
  'due-soon': '3 o 4 días sin contacto: todavía a tiempo.',
  tomorrow: 'Alguien anotó retomarlos mañana.',
  week: 'Para retomar a más tardar el domingo.',
  later: 'Para retomar después de esta semana.',
} as const satisfies Record<QueueReason, string>

const keysOf = (rows: readonly QueueViewRow[]) => toRowKeys(rows.map(({ claim }) => claim))

interface QueueGroupProps {
  readonly reason: QueueReason
  readonly rows: readonly QueueViewRow[]
  readonly filter: ViewFilter
}

/** Claims due for one reason; the count excludes those contacted meanwhile. */
export function QueueGroup({ reason, rows, filter }: QueueGroupProps) {
  const title = QUEUE_TITLES[reason]
  const { search } = useLocation()
  const listed = selectionSearch(search, { ...filter, state: 'open', due: reason })
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const titleId = useId()
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown === ROWS_AT_ONCE) return
    // The pressed button moved or disappeared: focus the first new row.
    const actions = table.current?.querySelectorAll<HTMLElement>(`[${ROW_ACTION}]`)
    actions?.[shown - ROWS_AT_ONCE]?.focus()
  }, [shown])

  const left = rows.filter(({ isDone }) => !isDone).length
  const more = `Ver más (${shown} de ${formatNumber(rows.length)})`
  return (
    <section aria-labelledby={titleId} className="stack gap-8">
      <div className="row gap-12 flat baseline">
        <h3 id={titleId} className="lead">
          {title} <span className="muted numbers">{`(${formatNumber(left)})`}</span>
        </h3>
        <p className="muted">{QUEUE_MEANINGS[reason]}</p>
        {left > 0 && (
          <Link
            to={{ search: listed }}
            aria-label={`Ver en la lista: ${title}`}
            className="tiny semibold"
          >
            Ver en la lista
          </Link>
        )}
      </div>
      <ScrollRegion ref={table} aria-label={`Tabla: ${title}`} edges={styles['edges']}>
        <DataTable
          caption={title}
          rows={rows.slice(0, shown)}
          columns={QUEUE_COLUMNS}
          rowKeys={keysOf}
          rowClass={queueTone}
          layout="even"
          className={classNames(tones['rows'], styles['table'])}
        />
      </ScrollRegion>
      {shown < rows.length && (
        <div>
          <StaffButton
            aria-label={`${more} de ${title}`}
            onClick={() => setShown(shown + ROWS_AT_ONCE)}
          >
            {more}
          </StaffButton>
        </div>
      )}
    </section>
  )
}
