import type { ReactNode } from 'react'
import { IconButton } from '@/ui/actions/IconButton'
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '@/ui/icons/page-icons'
import { classNames } from '@/ui/theme/class-names'
import styles from './Notice.module.css'
import { useFocusReturn } from './use-focus-return'

const TONES = {
  info: { Icon: InfoIcon, role: 'status', ground: 'on-purple' },
  success: { Icon: CheckIcon, role: 'status', ground: 'on-green' },
  warning: { Icon: WarningIcon, role: 'alert', ground: 'on-amber' },
  error: { Icon: ErrorIcon, role: 'alert', ground: 'on-red' },
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
  /** Scrolls into view as it appears: the control that it answers may be far away. */
  readonly isAnswer?: boolean
}

const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

export function Notice({
  tone,
  children,
  action,
  onDismiss,
  dismissLabel = 'Descartar aviso',
  isLive = true,
  isAnswer,
}: NoticeProps) {
  const { Icon, role, ground } = TONES[tone]
  const noteFocus = useFocusReturn()
  return (
    <div
      ref={isAnswer ? bringIntoView : null}
      role={isLive ? role : undefined}
      onFocus={noteFocus}
      className={classNames(ground, styles['notice'])}
    >
      <Icon className={styles['icon']} />
      <div className="row gap-12 close middle grow">
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
