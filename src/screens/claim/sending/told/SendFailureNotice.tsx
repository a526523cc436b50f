import { useEffect, useRef, useState } from 'react'
import { timings } from '@/config/timings'
import { AuthButton } from '@/features/auth/AuthButton'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import styles from './SendFailureNotice.module.css'
import type { CallFailure } from '../claim-call'
import type { SendFailure } from '../use-send-claim'

const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

interface SendFailureNoticeProps {
  readonly failure: SendFailure | null
  readonly onDismiss: () => void
}

const TONES: Readonly<Partial<Record<CallFailure, NoticeTone>>> = {
  cancelled: 'info',
  unknown: 'warning',
}

/** Text of a failed attempt; SPEC 8's sentence goes after six seconds. */
export function SendFailureNotice({ failure, onDismiss }: SendFailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // Compares the object: a second failure can follow before the first is rendered.
  const [passed, setPassed] = useState<SendFailure | null>(null)

  useEffect(() => {
    if (failure === null) return
    box.current?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(() => setPassed(failure), timings.claimErrorSnackbar)
    return () => clearTimeout(timer)
  }, [failure])

  if (failure === null) return null
  const isError = failure.kind !== 'cancelled'
  const { sentence, advice } = failure.words
  return (
    <Notice
      ref={box}
      tone={TONES[failure.kind] ?? 'error'}
      onDismiss={onDismiss}
      action={
        failure.kind === 'signed-out' && <AuthButton size="small">Ingresar otra vez</AuthButton>
      }
    >
      <p>{isError ? advice : CANCELLED}</p>
      {isError && failure !== passed && <p className={styles['passing']}>{sentence}</p>}
    </Notice>
  )
}
