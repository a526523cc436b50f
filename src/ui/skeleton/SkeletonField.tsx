import styles from '@/ui/fields/FieldFrame.module.css'
import { Bar } from './Bar'

interface SkeletonFieldProps {
  readonly label: string
  readonly hint?: string
  /** Of the element around the field. */
  readonly className?: string | undefined
}

export function SkeletonField({ label, hint, className }: SkeletonFieldProps) {
  return (
    <div className={className}>
      <div className={styles['frame']}>
        <span className={styles['label']}>{label}</span>
        <Bar height="var(--control-height, 48px)" />
        {hint !== undefined && (
          <div className={styles['notes']}>
            <p className={styles['hint']}>{hint}</p>
          </div>
        )}
      </div>
    </div>
  )
}
