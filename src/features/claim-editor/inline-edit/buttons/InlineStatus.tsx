import type { Claim } from '@/domain/claim/fields'
import { StaffStatusChip } from '../../status-menu/StaffStatusChip'
import { useDeskActions } from '../../shared/desk-actions'
import { InlineIcon } from './InlineIcon'
import styles from './InlineButtons.module.css'

interface InlineStatusProps {
  readonly claim: Claim
  readonly isOffTab?: boolean
}

export function InlineStatus({ claim, isOffTab = false }: InlineStatusProps) {
  const { ask } = useDeskActions()
  if (!ask || claim.id === null) return <StaffStatusChip claim={claim} />
  return (
    <span className={styles['status']}>
      <StaffStatusChip claim={claim} />
      <InlineIcon field="category" {...{ claim, isOffTab }} />
    </span>
  )
}
