import { useFocusOn } from '@/ui/browser/use-focus-on'
import styles from './ClaimForm.module.css'

interface StaffErrorSummaryProps {
  /** SPEC 5: "Errors: field: message | ...". */
  readonly text: string
  /** Number of the attempt; each one moves the focus here. */
  readonly attempt: number
}

export function StaffErrorSummary({ text, attempt }: StaffErrorSummaryProps) {
  const box = useFocusOn<HTMLDivElement>(attempt)
  return (
    <div ref={box} role="alert" tabIndex={-1} lang="en" className={styles['summary']}>
      {text}
    </div>
  )
}
