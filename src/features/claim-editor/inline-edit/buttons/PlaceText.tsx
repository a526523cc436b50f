import type { ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { classNames } from '@/ui/theme/class-names'
import { placeHintId, type PlaceTextField } from './place-words'
import styles from './PlaceButtons.module.css'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/place'

interface PlaceTextProps {
  readonly field: PlaceTextField
  readonly claim: Claim
  readonly onAsk: OpenInlineEditor
  /** Left to the keys of its list, where the Tab key goes from row to row. */
  readonly isOffTab?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A text that opens the window to change it. Its name is what it shows, so that a row reads as before;
 * what it does is its description (`PlaceHints`).
 */
export function PlaceText({ field, claim, onAsk, isOffTab, className, children }: PlaceTextProps) {
  const isSaving = useIsSaving(claim.id, field)
  return (
    <button
      type="button"
      {...(isOffTab && { tabIndex: -1 })}
      data-place={field}
      aria-busy={isSaving || undefined}
      className={classNames(styles['text'], className)}
      aria-haspopup="dialog"
      aria-describedby={placeHintId(field)}
      onClick={({ currentTarget }) => onAsk(field, [claim], currentTarget)}
    >
      {children}
    </button>
  )
}
