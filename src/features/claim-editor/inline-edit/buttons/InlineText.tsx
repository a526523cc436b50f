import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { GAP } from '@/domain/text-or-dash'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { classNames } from '@/ui/theme/class-names'
import { INLINE_GAPS, inlineHintId, type InlineTextField } from './inline-labels'
import styles from './InlineButtons.module.css'
import type { OpenInlineEditor } from '../../shared/inline-field'

interface InlineTextProps {
  readonly field: InlineTextField
  readonly claim: Claim
  readonly onAsk: OpenInlineEditor
  /** Excluded from the tab order, because the list moves through its rows by Tab. */
  readonly isOffTab?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Named by its text or by what is missing, so that a row reads naturally; the action is its description (`InlineHints`). */
export function InlineText({
  field,
  claim,
  onAsk,
  isOffTab,
  className,
  children,
}: InlineTextProps) {
  const isSaving = useIsSaving(claim.id, field)
  return (
    <button
      type="button"
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={classNames(styles['text'], className)}
      aria-haspopup="dialog"
      aria-label={children === GAP ? INLINE_GAPS[field] : undefined}
      aria-describedby={inlineHintId(field)}
      onClick={({ currentTarget }) => onAsk(field, [claim], currentTarget)}
    >
      {children}
    </button>
  )
}
