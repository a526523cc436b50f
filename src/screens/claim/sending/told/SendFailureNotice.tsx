import { useEffect, useRef, useState } from 'react'
import { timings } from '@/config/timings'
import { AuthButton } from '@/features/auth/AuthButton'
import { Notice } from '@/ui/feedback/Notice'
import styles from './SendFailureNotice.module.css'
import type { SendFailure } from '../use-send-claim'

const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

/** Text of a failed attempt; SPEC 8's sentence goes after six seconds. */
export function SendFailureNotice({ failure }: { readonly failure: SendFailure | null }) {
  const box = useRef<HTMLDivElement>(null)
  // Compares the object: a second failure can follow before the first is rendered.
  const [passed, setPassed] = useState<SendFailure | null>(null)
  const [read, setRead] = useState<SendFailure | null>(null)

  useEffect(() => {
    if (failure === null) return
    box.current?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(() => setPassed(failure), timings.claimErrorSnackbar)
    return () => clearTimeout(timer)
  }, [failure])

  if (failure === null || failure === read) return null
  const isError = failure.kind !== 'cancelled'
  const { sentence, advice } = failure.words
  return (
    <Notice
      ref={box}
      tone={isError ? 'error' : 'info'}
      onDismiss={() => setRead(failure)}
      action={
        failure.kind === 'signed-out' && <AuthButton size="small">Ingresar otra vez</AuthButton>
      }
    >
      <p>{isError ? advice : CANCELLED}</p>
      {isError && failure !== passed && <p className={styles['passing']}>{sentence}</p>}
    </Notice>
  )
}
