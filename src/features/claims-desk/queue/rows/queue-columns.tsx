import { useLayoutEffect, useRef } from 'react'
import { CLAIM_FIELDS, labelOf, type Claim } from '@/domain/claim/fields'
import { airlineLabel } from '@/domain/claim/catalogue'
import { followUpOf, formatFollowUp, stepWithoutFollowUp } from '@/domain/claim/list/follow-up'
import type { QueueViewRow } from '@/domain/claim/list/queue-view'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { InlineStatus, InlineText } from '@/features/claim-editor/inline-edit/InlineButtons'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { AlertIcon, DueIcon, NoContactIcon, RemindIcon } from '@/ui/icons/desk-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { StaffButton } from '@/ui/actions/StaffButton'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { BESIDE, columnSize } from '@/ui/table/column-size'
import type { Column } from '@/ui/table/DataTable'
import { ChangeProblem } from '@/features/claim-editor/inline-edit/ChangeProblem'
import { ContactToday } from '@/features/claim-editor/inline-edit/ContactToday'
import { useToday } from '@/features/claim-store/contact/use-today'
import { DetailsButton } from '../../shared/DetailsButton'
import { ROW_ACTION } from '../../shared/use-row-cursor'
import tones from '@/features/claim-store/contact/Tones.module.css'
import { classNames } from '@/ui/theme/class-names'
import styles from '../WorkQueue.module.css'

/** When a focused row unmounts, moves the focus to the next row. */
function useHandOver() {
  const inside = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = inside.current?.closest('tr')
    return () => {
      if (!row?.contains(document.activeElement)) return
      const heir = row.nextElementSibling ?? row.previousElementSibling
      heir?.querySelector<HTMLElement>(`[${ROW_ACTION}]`)?.focus()
    }
  }, [])
  return inside
}

function RowActions({ claim }: { readonly claim: Claim }) {
  const inside = useHandOver()
  return (
    <div ref={inside} className={classNames('row gap-16 flat middle between', styles['buttons'])}>
      <ContactToday claim={claim} name={`reclamo ${claim.id}`} />
      <DetailsButton claim={claim} />
    </div>
  )
}

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

const lookOf = ({ reason, isDone }: QueueViewRow) => LOOKS[isDone ? 'done' : reason]

export const queueTone = (row: QueueViewRow) => tones[lookOf(row).tone]

interface CellProps {
  readonly claim: Claim
}

function RowFacts({ claim }: CellProps) {
  const { ask } = useDeskActions()
  const airline = claim.airline?.trim() ?? ''
  const handler = claim.handler?.trim() ?? ''
  const isAsked = ask && claim.id !== null
  return (
    <span className={classNames('row gap-12 flat middle muted fine', styles['facts'])}>
      {airline !== '' && <span>{airlineLabel(airline)}</span>}
      {isAsked ? (
        <InlineText field="handler" claim={claim}>
          {handler === '' ? 'Asignar' : handler}
        </InlineText>
      ) : (
        handler !== '' && <span>{handler}</span>
      )}
    </span>
  )
}

function NextStep({ claim }: CellProps) {
  const today = useToday()
  const text = claim.next_step
  const followUp = followUpOf(text, today)
  const step = textOrDash(followUp ? stepWithoutFollowUp(text) : text)
  const children = followUp ? (
    <>
      <span className={classNames('on-purple strong pill', styles['tag'])}>
        {formatFollowUp(followUp, today)}
      </span>{' '}
      <span>{step}</span>
    </>
  ) : (
    step
  )
  return <InlineText field="next_step" {...{ claim, children }} />
}

const columnOf = (id: string, label: string, ...size: Parameters<typeof columnSize>) => ({
  id,
  label,
  className: styles[id],
  style: columnSize(...size),
})

/** Columns of "Qué toca hoy"; the actions stay in sight. On a card status and contact share a line, and so do the buttons. */
export const QUEUE_COLUMNS: readonly Column<QueueViewRow>[] = [
  {
    ...columnOf('id', labelOf('id'), '4rem', 0, BESIDE),
    isNumeric: true,
    pinned: 'start',
    cell: ({ claim }) => <strong>{claim.id ?? '-'}</strong>,
  },
  {
    ...columnOf('name', labelOf('name'), '8.25rem', 3, '1 1 70%'),
    cell: ({ claim }) => (
      <>
        <strong className="clamp semibold">{textOrDash(fullName(claim))}</strong>
        <RowFacts claim={claim} />
      </>
    ),
  },
  {
    ...columnOf('status', labelOf('category'), '9rem', 3, '1 1 calc(100% - 9rem)'),
    cell: ({ claim }) => <InlineStatus claim={claim} />,
  },
  {
    ...columnOf('nextStep', labelOf('next_step'), '7.75rem', 5),
    lang: CLAIM_FIELDS.next_step.lang,
    isLabelled: true,
    cell: ({ claim }) => (
      <>
        <NextStep claim={claim} />
        <ChangeProblem claim={claim} />
      </>
    ),
  },
  {
    ...columnOf('contact', CLAIM_FIELDS.last_customer_contact.column.heading, '8.75rem', 4, BESIDE),
    cell: (row) => {
      const { Icon } = lookOf(row)
      return (
        <span className={classNames('line gap-6 middle strong', styles['age'])}>
          <Icon className="lead" />
          <span>{row.age}</span>
        </span>
      )
    },
  },
  {
    ...columnOf('chat', 'Chat', '4rem', 0, BESIDE),
    cell: ({ claim }) => {
      const phone = toChatPhone(claim.phone)
      if (phone === null) return null
      return (
        <StaffButton
          href={chatLink(phone)}
          {...NEW_TAB}
          className="compact touch"
          aria-label={`Chat del reclamo ${claim.id ?? 'sin número'}`}
        >
          Chat
        </StaffButton>
      )
    },
  },
  {
    ...columnOf('actions', 'Acciones', '14rem', 0, '1 1 12rem'),
    pinned: 'end',
    cell: ({ claim }) => <RowActions claim={claim} />,
  },
]
