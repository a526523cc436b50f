import { useEffect, useId, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import { hasStatus } from '@/api/http/api-error'
import { expireAfter } from '@/api/http/refusals'
import { paths } from '@/config/paths'
import { formatMoment } from '@/domain/dates'
import {
  countClaims,
  failureReason,
  MAYBE_MORE,
  stoppedText,
} from '@/features/staff-claims/reading/reading-words'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { ReadingProgress } from '@/features/staff-claims/reading/ReadingProgress'
import { useAllClaims } from '@/features/staff-claims/reading/use-all-claims'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { RefreshIcon } from '@/ui/icons/desk-icons'
import { Bar } from '@/ui/skeleton/Bar'
import { QueueBody } from './QueueBody'
import { useContacts } from './state/use-contacts'
import { useContactNews } from './state/use-contact-news'
import { useToday } from '@/features/staff-claims/shared/use-today'
import styles from './WorkQueue.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Where the rows will stand while they are read. */
function QueueSkeleton() {
  return (
    <div aria-hidden className={styles['skeleton']}>
      {ROWS.map((row) => (
        <Bar key={row} height={52} />
      ))}
    </div>
  )
}

/** "Qué toca hoy": the open claims whose customers should hear from us, the most urgent first. */
export function WorkQueue({ onOpen, onEdit, mine }: DeskViewProps) {
  const today = useToday()
  const { data, error, isFetching, refetch, soFar } = useAllClaims()
  const { forget, ...contacts } = useContacts(today)
  const message = useContactNews()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const isOver = hasStatus(error, 401)

  useEffect(() => {
    if (isOver) expireAfter(error)
  }, [error, isOver])

  // In the CRM a 403 leads home (SPEC 6, Legal CRM); after a 401 the frame's guard does.
  if (hasStatus(error, 403)) return <Navigate to={paths.home} replace />

  const readAgain = async () => {
    const { isSuccess } = await refetch()
    if (isSuccess) forget()
  }
  const retry = () => {
    // The button that had the focus goes away with the error.
    content.current?.focus()
    void readAgain()
  }

  return (
    <section aria-labelledby={titleId} className={styles['queue']}>
      <div className={styles['head']}>
        <div>
          <h2 id={titleId}>Qué toca hoy</h2>
          {data && (
            <p className={styles['hint']}>
              {`${countClaims(data.claims.length)}, leídos el ${formatMoment(new Date(data.readAt))}`}
            </p>
          )}
        </div>
        {data && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<RefreshIcon />}
            aria-disabled={isFetching}
            onClick={() => {
              if (!isFetching) void readAgain()
            }}
          >
            Actualizar
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {message}
      </p>
      <div ref={content} tabIndex={-1} className={styles['content']} aria-busy={isFetching}>
        {isFetching && <ReadingProgress reading={soFar} label="Lectura de los reclamos" />}
        {isFetching && !data && <QueueSkeleton />}
        {error !== null && !isFetching && (
          <Notice
            tone="error"
            action={
              <Button size="small" onClick={retry}>
                Reintentar
              </Button>
            }
          >
            {`${stoppedText(soFar)}. ${failureReason(error)}`}
            {data && '\nLo que ves abajo es de la lectura anterior.'}
          </Notice>
        )}
        {data && !data.isSure && <Notice tone="warning">{MAYBE_MORE}</Notice>}
        {data && <QueueBody claims={data.claims} {...{ contacts, today, mine, onOpen, onEdit }} />}
      </div>
    </section>
  )
}
