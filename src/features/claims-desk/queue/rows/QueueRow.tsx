import { memo, type Ref } from 'react'
import { CLAIM_FIELDS, labelOf, type Claim, type ClaimKey } from '@/domain/claim/fields'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { useClaimStatus } from '@/features/claim-store/changes/claim-status'
import { airlineLabel } from '@/domain/claim/catalogue'
import { InlineText } from '@/features/claim-editor/inline-edit/buttons/InlineText'
import { InlineStatus } from '@/features/claim-editor/inline-edit/buttons/InlineStatus'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/inline-field'
import { ROW_CLAIM } from '../state/use-queue-keys'
import { AlertIcon, DueIcon, NoContactIcon, RemindIcon } from '@/ui/icons/desk-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { NextStepCell } from './NextStepCell'
import tones from '@/features/claim-store/contact/Tones.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from './QueueRow.module.css'
import { RowActions } from './RowActions'
import { RowProblem } from './panels/RowProblem'

export const WAIT_LABEL = CLAIM_FIELDS.last_customer_contact.column.heading

const LOOKS = {
  today: { Icon: RemindIcon, tone: 'purple' },
  overdue: { Icon: AlertIcon, tone: 'red' },
  uncontacted: { Icon: NoContactIcon, tone: 'white' },
  'due-soon': { Icon: DueIcon, tone: 'amber' },
  tomorrow: { Icon: RemindIcon, tone: 'blue' },
  week: { Icon: RemindIcon, tone: 'blue' },
  later: { Icon: RemindIcon, tone: 'blue' },
  done: { Icon: CheckIcon, tone: 'green' },
} as const satisfies Record<QueueReason | 'done', unknown>

export interface QueueActions {
  readonly onOpen: (claim: Claim) => void
  readonly onEdit: (claim: Claim, field?: ClaimKey) => void
  /** Saves the next step with a new reminder date. */
  readonly onRemind: (claim: Claim, text: string) => void
  readonly onAsk?: OpenInlineEditor | undefined
}

interface QueueRowProps extends QueueActions {
  readonly claim: Claim
  readonly reason: QueueReason
  readonly age: string
  readonly isDone: boolean
  readonly today: Date
  readonly ref: Ref<HTMLLIElement>
}

/** Memoized, so that only changed rows re-render. */
export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { claim, reason, age, isDone, today, ref, ...actions } = props
  const status = useClaimStatus(claim.id)
  const key = String(claim.id)
  const { Icon, tone } = LOOKS[isDone ? 'done' : reason]
  const name = `reclamo ${claim.id ?? 'sin número'}`
  return (
    <li
      ref={ref}
      tabIndex={-1}
      className={classNames(styles['row'], tones[tone])}
      {...(claim.id !== null && { [ROW_CLAIM]: key })}
    >
      <p className={styles['id']}>{claim.id ?? '-'}</p>
      <p className={styles['name']}>{textOrDash(fullName(claim))}</p>
      <p className={styles['category']}>
        <span className={styles['label']}>{labelOf('category')}: </span>
        <InlineStatus claim={claim} onAsk={actions.onAsk} />
      </p>
      <NextStepCell {...{ claim, name, today }} onAsk={actions.onAsk} onRemind={actions.onRemind} />
      <p className={styles['age']}>
        <Icon />
        <span>
          <span className={styles['label']}>{WAIT_LABEL}: </span>
          {age}
        </span>
      </p>
      <RowFacts claim={claim} onAsk={actions.onAsk} />
      <RowActions claim={claim} onOpen={actions.onOpen} />
      {status && !status.isInForm && status.problem !== null && (
        <RowProblem
          name={name}
          status={status}
          onCorrect={(field) => actions.onEdit(claim, field)}
        />
      )}
    </li>
  )
})

/** Airline and handler. */
function RowFacts({ claim, onAsk }: Pick<QueueRowProps, 'claim' | 'onAsk'>) {
  const airline = claim.airline?.trim() ?? ''
  const handler = claim.handler?.trim() ?? ''
  const isAsked = onAsk && claim.id !== null
  const isAnyone = handler !== '' || isAsked
  if (airline === '' && !isAnyone) return null
  return (
    <p className={styles['facts']}>
      {airline !== '' && <span>{airlineLabel(airline)}</span>}
      {airline !== '' && isAnyone && <span aria-hidden>·</span>}
      {isAsked ? (
        <InlineText field="handler" {...{ claim, onAsk }}>
          {handler === '' ? 'Asignar' : handler}
        </InlineText>
      ) : (
        handler !== '' && <span>{handler}</span>
      )}
    </p>
  )
}
