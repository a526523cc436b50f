import styles from '@/ui/fields/FieldFrame.module.css'
import { Bar } from './Bar'

interface SkeletonFieldProps {
  readonly label: string
  readonly hint?: string
  readonly isInline?: boolean
  readonly className?: string | undefined
}

export function SkeletonField({ label, hint, isInline = false, className }: SkeletonFieldProps) {
  return (
    <div className={className}>
      <div className={styles['frame']} data-inline={isInline || undefined}>
        <span className={styles['label']}>{label}</span>
        <Bar height={isInline ? 40 : 'var(--control-height, 48px)'} />
        {hint !== undefined && (
          <div className={styles['notes']}>
            <p className={styles['hint']}>{hint}</p>
          </div>
        )}
      </div>
    </div>
  )
}
