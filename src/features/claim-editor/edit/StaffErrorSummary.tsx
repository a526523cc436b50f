import { useFocusOn } from '@/ui/browser/use-focus-on'
import styles from './ClaimForm.module.css'

interface ErrorSummaryProps {
  /** SPEC 5: "Errors: field: message | ...". */
  readonly text: string
  /** Counts the attempts to save, so that each one brings the focus here. */
  readonly attempt: number
}

/** All errors of an attempt to save in one line; the focus comes here, and the fields follow. */
export function StaffErrorSummary({ text, attempt }: ErrorSummaryProps) {
  const box = useFocusOn<HTMLDivElement>(attempt)
  return (
    <div ref={box} role="alert" tabIndex={-1} lang="en" className={styles['summary']}>
      {text}
    </div>
  )
}
