import styles from '@/ui/fields/FieldFrame.module.css'
import { Bar } from './Bar'

interface SkeletonFieldProps {
  readonly label: string
  readonly hint?: string
}

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
