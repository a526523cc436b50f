import { memo, type Ref } from 'react'
import { CLAIM_FIELDS, labelOf, type Claim } from '@/domain/claim/fields'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { textOrDash } from '@/domain/text-or-dash'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { ContactButton } from './ContactButton'
import { AlertIcon, DueIcon, NoContactIcon } from '@/ui/icons/desk-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import styles from './QueueRow.module.css'
import { isContacted, type ContactMark } from '@/features/staff-claims/queue/use-contact-today'

const ICONS = {
  overdue: AlertIcon,
  uncontacted: NoContactIcon,
  'due-soon': DueIcon,
} as const satisfies Record<QueueReason, unknown>

/** What the table calls it as well. */
const WAIT_LABEL = CLAIM_FIELDS.last_customer_contact.column.heading

/** What a row can be asked to do. */
export interface QueueActions {
  readonly onOpen: (claim: Claim) => void
  readonly onContact: (claim: Claim) => void
  readonly onUndo: (claim: Claim, mark: ContactMark) => void
  readonly onUndoOver: (claim: Claim) => void
}

interface QueueRowProps extends QueueActions {
  readonly claim: Claim
  readonly reason: QueueReason
  /** How long its customer has waited, in words. */
  readonly age: string
  readonly mark: ContactMark | undefined
  readonly ref: Ref<HTMLLIElement>
}

/**
 * One claim of the queue: who waits, since when, what comes next, and the ways to act on it. Only the
 * row that was acted on is drawn again.
 */
export const QueueRow = memo(function QueueRow({
  claim,
  reason,
  age,
  mark,
  ref,
  ...actions
}: QueueRowProps) {
  const isDone = isContacted(mark)
  const Icon = isDone ? CheckIcon : ICONS[reason]
  const phone = toChatPhone(claim.phone)
  const number = claim.id ?? 'sin número'
  return (
    <li ref={ref} tabIndex={-1} className={styles['row']} data-tone={isDone ? 'done' : reason}>
      <p className={styles['id']}>{claim.id ?? '-'}</p>
      <p className={styles['name']}>
        {textOrDash([claim.name, claim.lastname].filter(Boolean).join(' '))}
      </p>
      <p className={styles['category']}>
        <span className={styles['label']}>{labelOf('category')}: </span>
        {textOrDash(claim.category)}
      </p>
      <p className={styles['next']}>
        <span className={styles['label']}>{labelOf('next_step')}: </span>
        {textOrDash(claim.next_step)}
      </p>
      <p className={styles['age']}>
        <Icon />
        <span>
          <span className={styles['label']}>{WAIT_LABEL}: </span>
          {isDone ? 'Contactado hoy' : age}
        </span>
      </p>
      <div className={styles['actions']}>
        <Button
          size="small"
          color="secondary"
          aria-label={`Detalles del reclamo ${number}`}
          onClick={() => actions.onOpen(claim)}
        >
          Detalles
        </Button>
        {claim.id !== null && (
          <ContactButton
            name={`reclamo ${claim.id}`}
            mark={mark}
            onContact={() => actions.onContact(claim)}
            onUndo={() => mark && actions.onUndo(claim, mark)}
            onUndoOver={() => actions.onUndoOver(claim)}
          />
        )}
        {phone !== null && (
          <Button
            size="small"
            color="secondary"
            href={chatLink(phone)}
            {...NEW_TAB}
            aria-label={`Chat del reclamo ${number}`}
          >
            Chat
          </Button>
        )}
      </div>
      {mark?.problem && <p className={styles['problem']}>{mark.problem}</p>}
    </li>
  )
})
