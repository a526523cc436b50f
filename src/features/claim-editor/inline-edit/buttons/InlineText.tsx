import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { GAP } from '@/domain/text-or-dash'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { INLINE_GAPS, inlineHintId, type InlineTextField } from './inline-labels'
import styles from './InlineButtons.module.css'
import { useDeskActions } from '../../shared/desk-actions'

interface InlineTextProps {
  readonly field: InlineTextField
  readonly claim: Claim
  /** Excluded from the tab order, because the list moves through its rows by Tab. */
  readonly isOffTab?: boolean
  readonly children: ReactNode
}

/** Named by its text or by what is missing, so that a row reads naturally; the action is its description (`InlineHints`). */
export function InlineText({ field, claim, isOffTab, children }: InlineTextProps) {
  const { ask } = useDeskActions()
  const isSaving = useIsSaving(claim.id, field)
  if (!ask || claim.id === null) return children
  return (
    <button
      type="button"
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={styles['text']}
      aria-haspopup="dialog"
      aria-label={children === GAP ? INLINE_GAPS[field] : undefined}
      aria-describedby={inlineHintId(field)}
      onClick={({ currentTarget }) => ask(field, [claim], currentTarget)}
    >
      {children}
    </button>
  )
}
