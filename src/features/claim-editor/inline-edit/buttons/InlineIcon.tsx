import type { Claim } from '@/domain/claim/fields'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { IconButton } from '@/ui/actions/IconButton'
import { MoreIcon } from '@/ui/icons/desk-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { classNames } from '@/ui/theme/class-names'
import { INLINE_ACTIONS } from './inline-labels'
import styles from './InlineButtons.module.css'
import { useDeskActions } from '../../shared/desk-actions'
import type { InlineField } from '../../shared/inline-field'

interface InlineIconProps {
  readonly field: InlineField
  readonly claim: Claim
  readonly isOffTab?: boolean
}

/** Nothing where the claim cannot be changed. */
export function InlineIcon({ field, claim, isOffTab }: InlineIconProps) {
  const { ask } = useDeskActions()
  const isSaving = useIsSaving(claim.id, field)
  if (!ask || claim.id === null) return null
  return (
    <IconButton
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={classNames(styles['icon'])}
      aria-haspopup="dialog"
      aria-label={`${INLINE_ACTIONS[field]}, reclamo ${claim.id}`}
      onClick={({ currentTarget }) => ask(field, [claim], currentTarget)}
    >
      {field === 'category' ? <MoreIcon /> : <EditIcon small />}
    </IconButton>
  )
}
