import { Notice } from '@/ui/Notice'
import { Snackbar } from '@/ui/Snackbar'
import styles from './ClaimsDesk.module.css'

/** Long enough to look up from the form that has just closed. */
const SAVED_MS = 6000

interface SavedMessageProps {
  /** What was done; '' for nothing. */
  readonly text: string
  readonly onClose: () => void
}

/** Says over the list that a claim is saved, where the eyes are when its form has closed. */
export function SavedMessage({ text, onClose }: SavedMessageProps) {
  return (
    // It stays in the page, because a live region that appears with its words is not read aloud.
    <div aria-live="polite" className={styles['said']}>
      {text !== '' && (
        <Snackbar duration={SAVED_MS} onClose={onClose}>
          <Notice tone="success" onDismiss={onClose}>
            {text}
          </Notice>
        </Snackbar>
      )}
    </div>
  )
}
