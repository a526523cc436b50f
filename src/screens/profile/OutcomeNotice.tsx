import type { ReactNode } from 'react'
import { AuthButton } from '@/features/auth/AuthButton'
import { Notice } from '@/ui/feedback/Notice'
import type { TaskResult } from './use-profile-tasks'

interface OutcomeNoticeProps {
  readonly outcome: TaskResult
  readonly onDismiss?: (() => void) | undefined
  readonly action?: ReactNode
}

export function OutcomeNotice({ outcome, onDismiss, action }: OutcomeNoticeProps) {
  const { tone, text, advice, isSessionOver } = outcome
  return (
    <Notice
      tone={tone}
      {...(onDismiss && { onDismiss })}
      action={isSessionOver ? <AuthButton size="small">Ingresar otra vez</AuthButton> : action}
    >
      <p>{text}</p>
      {advice !== null && <p>{advice}</p>}
    </Notice>
  )
}
