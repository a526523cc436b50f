import styles from '@/ui/fields/FieldFrame.module.css'
import { Bar } from './Bar'

interface SkeletonFieldProps {
  readonly label: string
  readonly hint?: string
}

/** Where a field will stand: its words, and an empty box as high as the place asks for. */
export function SkeletonField({ label, hint }: SkeletonFieldProps) {
  return (
    <div className={styles['frame']}>
      <span className={styles['label']}>{label}</span>
      <Bar height="var(--control-height, 48px)" />
      {hint !== undefined && (
        <div className={styles['notes']}>
          <p className={styles['hint']}>{hint}</p>
        </div>
      )}
    </div>
  )
}
