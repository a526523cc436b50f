import type { Ref } from 'react'
import { labelOf } from '@/domain/claim/fields'
import { followUpOf, stepWithoutFollowUp, wordFollowUp } from '@/domain/claim/list/follow-up'
import { textOrDash } from '@/domain/text-or-dash'
import { IconButton } from '@/ui/actions/IconButton'
import { RemindIcon } from '@/ui/icons/desk-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import styles from './QueueRow.module.css'

export type RowPanel = 'step' | 'reminder'

interface NextStepCellProps {
  /** How the claim is called, 'reclamo 1005'. */
  readonly name: string
  readonly text: string | null
  readonly today: Date
  readonly open: RowPanel | null
  /** Nothing can be changed of a claim without a number. */
  readonly canChange: boolean
  readonly stepRef: Ref<HTMLButtonElement>
  readonly reminderRef: Ref<HTMLButtonElement>
  readonly onOpen: (panel: RowPanel | null) => void
}

/** What comes next and when, with the buttons that change both. */
export function NextStepCell({
  name,
  text,
  today,
  open,
  canChange,
  stepRef,
  reminderRef,
  onOpen,
}: NextStepCellProps) {
  const followUp = followUpOf(text, today)
  const toggle = (panel: RowPanel) => () => onOpen(open === panel ? null : panel)
  return (
    <div className={styles['next']}>
      <p className={styles['step']}>
        <span className={styles['label']} lang="en">
          {labelOf('next_step')}:{' '}
        </span>
        {followUp && <span className={styles['tag']}>{wordFollowUp(followUp, today)}</span>}
        {followUp && ' '}
        {textOrDash(followUp ? stepWithoutFollowUp(text) : text)}
      </p>
      {canChange && (
        <div className={styles['stepActions']}>
          <IconButton
            ref={stepRef}
            data-place="next_step"
            aria-label={`Cambiar el próximo paso del ${name}`}
            aria-expanded={open === 'step'}
            onClick={toggle('step')}
          >
            <EditIcon small />
          </IconButton>
          <IconButton
            ref={reminderRef}
            aria-label={`Recordar el ${name}`}
            aria-expanded={open === 'reminder'}
            onClick={toggle('reminder')}
          >
            <RemindIcon small />
          </IconButton>
        </div>
      )}
    </div>
  )
}
