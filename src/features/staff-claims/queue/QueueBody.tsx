import { useCallback } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { isFiltering } from '@/domain/claim/list/queue-filter'
import { useChangeDesk } from '@/features/staff-claims/changes/use-change-desk'
import type { DeskViewProps } from '@/features/staff-claims/shared/desk-view'
import { PlaceHints } from '@/features/staff-claims/in-place/buttons/PlaceHints'
import { QueueFilters } from './filters/QueueFilters'
import { QueueProgress } from './QueueProgress'
import { QueueGroups } from './rows/QueueGroups'
import { isContacted } from './state/contact-marks'
import type { Contacts } from './state/use-contacts'
import { useQueue } from './state/use-queue'
import { useQueueFilter } from './state/use-queue-filter'
import { useQueueKeys } from './state/use-queue-keys'
import styles from './WorkQueue.module.css'

interface QueueBodyProps extends DeskViewProps {
  readonly claims: readonly Claim[]
  readonly contacts: Omit<Contacts, 'forget'>
  readonly today: Date
  /** Whom the claims of the person at the desk are assigned to, where that is known. */
  readonly mine: string | undefined
}

/** The read claims as work: how much of the day is done, what to narrow it to, and the rows. */
export function QueueBody(props: QueueBodyProps) {
  const { claims, contacts, today, mine, onOpen, onEdit, onAsk } = props
  const { places, marks, contact, undo, settle } = contacts
  const desk = useChangeDesk()
  const remind = useCallback(
    (claim: Claim, text: string) => void desk.start([claim], { next_step: text }),
    [desk],
  )
  const { filter, setFilter } = useQueueFilter()
  const { rows, counts, leftCount, freshCount, progress } = useQueue({
    ...{ claims, places, marks, filter, today },
  })
  const region = useQueueKeys({
    find: (id) => claims.find((claim) => String(claim.id) === id),
    onContact: (claim) => {
      if (!isContacted(marks.get(String(claim.id)))) contact(claim)
    },
    onEdit,
  })
  return (
    <>
      {onAsk && <PlaceHints />}
      <QueueProgress {...progress} />
      <QueueFilters counts={counts} filter={filter} mine={mine} onChange={setFilter} />
      <div ref={region} className={styles['groups']}>
        <QueueGroups
          {...{ rows, marks, today, leftCount, onOpen, onEdit, onAsk }}
          freshCount={isFiltering(filter) ? null : freshCount}
          onContact={contact}
          onUndo={undo}
          onUndoOver={settle}
          onRemind={remind}
        />
      </div>
    </>
  )
}
