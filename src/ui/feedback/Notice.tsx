import type { ReactNode, Ref } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './Notice.module.css'

const TONES = {
  info: { Icon: InfoIcon, role: 'status' },
  success: { Icon: CheckIcon, role: 'status' },
  warning: { Icon: WarningIcon, role: 'alert' },
  error: { Icon: ErrorIcon, role: 'alert' },
} as const

export type NoticeTone = keyof typeof TONES

interface NoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly onDismiss?: () => void
  readonly dismissLabel?: string
  /** False inside another live region. */
  readonly isLive?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

export function Notice({
  tone,
  children,
  action,
  onDismiss,
  dismissLabel = 'Descartar aviso',
  isLive = true,
  ref,
}: NoticeProps) {
  const { Icon, role } = TONES[tone]
  return (
    <div
      ref={ref}
      role={isLive ? role : undefined}
      className={classNames(styles['notice'], styles[tone])}
    >
      <Icon className={styles['icon']} />
      <div className={styles['words']}>
        <div className={styles['text']}>{children}</div>
        {action && <div className={styles['action']}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton aria-label={dismissLabel} onClick={onDismiss} className={styles['close']}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
