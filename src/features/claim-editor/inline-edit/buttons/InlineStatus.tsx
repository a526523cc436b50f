import type { Claim } from '@/domain/claim/fields'
import { StaffStatusChip } from '../../status-menu/StaffStatusChip'
import { InlineIcon } from './InlineIcon'
import styles from './InlineButtons.module.css'
import type { OpenInlineEditor } from '../../shared/inline-field'

interface InlineStatusProps {
  readonly claim: Claim
  readonly onAsk?: OpenInlineEditor | undefined
  readonly isOffTab?: boolean
}

export function InlineStatus({ claim, onAsk, isOffTab = false }: InlineStatusProps) {
  if (!onAsk || claim.id === null) return <StaffStatusChip claim={claim} />
  return (
    <span className={styles['status']}>
      <StaffStatusChip claim={claim} />
      <InlineIcon field="category" {...{ claim, onAsk, isOffTab }} />
    </span>
  )
}
