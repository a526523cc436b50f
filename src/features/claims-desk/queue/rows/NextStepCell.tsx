import { useRef, useState } from 'react'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { followUpOf, stepWithoutFollowUp, formatFollowUp } from '@/domain/claim/list/follow-up'
import { textOrDash } from '@/domain/text-or-dash'
import { InlineIcon } from '@/features/claim-editor/inline-edit/buttons/InlineIcon'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/inline-field'
import { IconButton } from '@/ui/actions/IconButton'
import { RemindIcon } from '@/ui/icons/desk-icons'
import { ReminderEditor } from './panels/ReminderEditor'
import styles from './QueueRow.module.css'

interface NextStepCellProps {
  readonly claim: Claim
  /** 'reclamo 1005'. */
  readonly name: string
  readonly today: Date
  readonly onAsk: OpenInlineEditor | undefined
  readonly onRemind: (claim: Claim, text: string) => void
}

/** The next step, and the window for its reminder below the row. */
export function NextStepCell({ claim, name, today, onAsk, onRemind }: NextStepCellProps) {
  const [isReminding, setReminding] = useState(false)
  const reminder = useRef<HTMLButtonElement>(null)
  const text = claim.next_step
  const followUp = followUpOf(text, today)
  return (
    <>
      <div className={styles['next']}>
        <p className={styles['step']}>
          <span className={styles['label']} lang="en">
            {labelOf('next_step')}:{' '}
          </span>
          {followUp && <span className={styles['tag']}>{formatFollowUp(followUp, today)}</span>}
          {followUp && ' '}
          {textOrDash(followUp ? stepWithoutFollowUp(text) : text)}
        </p>
        {/* A claim without an id cannot be changed. */}
        {claim.id !== null && (
          <div className={styles['stepActions']}>
            {onAsk && <InlineIcon field="next_step" {...{ claim, onAsk }} />}
            <IconButton
              ref={reminder}
              aria-label={`Recordar el ${name}`}
              aria-expanded={isReminding}
              onClick={() => setReminding(!isReminding)}
            >
              <RemindIcon small />
            </IconButton>
          </div>
        )}
      </div>
      {isReminding && (
        <ReminderEditor
          text={text}
          today={today}
          onSave={(next) => onRemind(claim, next)}
          onClose={() => {
            // The focused panel disappears.
            reminder.current?.focus()
            setReminding(false)
          }}
        />
      )}
    </>
  )
}
