import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { timings } from '@/config/timings'
import { passengersOf } from '@/domain/claim/companions'
import { isInterrupted } from '@/domain/claim/receipt/sendings'
import { AuthButton } from '@/features/auth/AuthButton'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import type { ClaimValues } from '../../claim-values'
import type { CallFailure, FailedCall } from '../claim-call'
import type { ClaimSender } from '../use-send-claim'

const CANCELLED = 'Cancelaste el envío. Tus datos y archivos siguen aquí.'

const TONES: Readonly<Record<CallFailure, NoticeTone>> = {
  cancelled: 'info',
  unknown: 'warning',
  refused: 'error',
  unsent: 'error',
  'signed-out': 'error',
}

export const importState = () => import('./SendingState').then((module) => module.SendingState)

interface SendOutcomeProps {
  readonly sender: ClaimSender
  readonly onSendAgain: () => void
}

/** Text of a failed attempt; SPEC 8's sentence goes after six seconds. */
function FailureText({ failure }: { readonly failure: FailedCall }) {
  // Compares the object: a second failure can follow before the first is rendered.
  const [passed, setPassed] = useState<FailedCall | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => setPassed(failure), timings.claimErrorSnackbar)
    return () => clearTimeout(timer)
  }, [failure])

  if (failure.kind === 'cancelled') return <p>{CANCELLED}</p>
  const { sentence, advice } = failure.words
  return (
    <>
      <p>{advice}</p>
      {failure !== passed && <p className="after-8">{sentence}</p>}
    </>
  )
}

/** A send that failed, or whose outcome is unknown for some passengers, with the next steps. */
export function SendOutcome({ sender, onSendAgain }: SendOutcomeProps) {
  const { failure, sending, isAsked, forget, receive, startAnew } = sender
  const { control } = useFormContext<ClaimValues>()
  const values = useWatch({ control }) as ClaimValues
  const isOpen = !sending && isInterrupted(passengersOf(values), values.sendings)
  const { Component: State, load } = useLazyComponent(importState)

  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])

  const hasState = isOpen && State !== null
  if (failure === null && !hasState) return null
  return (
    <Notice
      tone={failure ? TONES[failure.kind] : 'warning'}
      isAnswer={failure !== null}
      {...(failure && { onDismiss: forget })}
      action={
        failure?.kind === 'signed-out' && <AuthButton size="small">Ingresar otra vez</AuthButton>
      }
    >
      {failure && <FailureText failure={failure} />}
      {hasState && (
        <State
          {...{ values, isAsked, onSendAgain }}
          isTold={failure?.kind === 'unknown'}
          onReceived={receive}
          onStartAnew={startAnew}
        />
      )}
    </Notice>
  )
}
