import type { ReactNode } from 'react'
import { useAuth } from '@/features/auth/auth-context'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import type { TaskResult } from './use-profile-tasks'

interface OutcomeNoticeProps {
  readonly outcome: TaskResult
  readonly onDismiss?: (() => void) | undefined
  readonly action?: ReactNode
}

export function OutcomeNotice({ outcome, onDismiss, action }: OutcomeNoticeProps) {
  const { openAuth } = useAuth()
  const { tone, text, advice, isSessionOver } = outcome
  return (
    <Notice
      tone={tone}
      {...(onDismiss && { onDismiss })}
      action={
        isSessionOver ? (
          <Button size="small" onClick={() => openAuth('login')}>
            Ingresar otra vez
          </Button>
        ) : (
          action
        )
      }
    >
      <p>{text}</p>
      {advice !== null && <p>{advice}</p>}
    </Notice>
  )
}
