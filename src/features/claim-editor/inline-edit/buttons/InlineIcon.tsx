import type { Claim } from '@/domain/claim/fields'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { IconButton } from '@/ui/actions/IconButton'
import { MoreIcon } from '@/ui/icons/desk-icons'
import { EditIcon } from '@/ui/icons/scan-icons'
import { classNames } from '@/ui/theme/class-names'
import { INLINE_ACTIONS } from './inline-labels'
import styles from './InlineButtons.module.css'
import type { OpenInlineEditor, InlineField } from '../../shared/inline-field'

interface InlineIconProps {
  readonly field: InlineField
  readonly claim: Claim
  readonly onAsk: OpenInlineEditor
  readonly isOffTab?: boolean
}

export function InlineIcon({ field, claim, onAsk, isOffTab }: InlineIconProps) {
  const isSaving = useIsSaving(claim.id, field)
  return (
    <IconButton
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={classNames(styles['icon'])}
      aria-haspopup="dialog"
      aria-label={`${INLINE_ACTIONS[field]}, reclamo ${claim.id}`}
      onClick={({ currentTarget }) => onAsk(field, [claim], currentTarget)}
    >
      {field === 'category' ? <MoreIcon /> : <EditIcon small />}
    </IconButton>
  )
}
