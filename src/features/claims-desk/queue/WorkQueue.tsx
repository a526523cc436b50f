import { useId } from 'react'
import { formatMoment } from '@/domain/dates'
import { countClaims } from '@/features/claim-store/claim-data/reading-words'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import type { DeskViewProps } from '../shared/desk-view'
import { Bar } from '@/ui/skeleton/Bar'
import { QueueBody } from './QueueBody'
import { useToday } from '@/features/claim-editor/shared/use-today'
import styles from './WorkQueue.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

function QueueSkeleton() {
  return (
    <div aria-hidden className={styles['skeleton']}>
      {ROWS.map((row) => (
        <Bar key={row} height={52} />
      ))}
    </div>
  )
}

/** "Qué toca hoy": open claims whose customers are due for contact, most urgent first. */
export function WorkQueue({ onOpen, onEdit, onAsk, mine }: DeskViewProps) {
  const today = useToday()
  const titleId = useId()
  return (
    <AllClaimsView
      titleId={titleId}
      head={(data) => (
        <>
          <h2 id={titleId}>Qué toca hoy</h2>
          {data && (
            <p className={styles['hint']}>
              {`${countClaims(data.claims.length)}, leídos el ${formatMoment(new Date(data.readAt))}`}
            </p>
          )}
        </>
      )}
      skeleton={<QueueSkeleton />}
    >
      {({ claims, rows }) => (
        <QueueBody {...{ claims, today, mine, onOpen, onEdit, onAsk }} reading={rows} />
      )}
    </AllClaimsView>
  )
}
