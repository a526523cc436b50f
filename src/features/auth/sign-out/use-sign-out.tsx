import { useEffect, useState, type ReactNode } from 'react'
import { useLostBySigningOut } from '@/device/unsaved-work'
import { chunkErrorText } from '@/domain/failures/chunk-error'
import { endSession } from '@/session/session-store'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { Snackbar } from '@/ui/feedback/Snackbar'

const importQuestion = () => import('@/ui/dialog/LeaveDialog').then((module) => module.LeaveDialog)

/** Duration of a message about lost code, in ms. */
const LOST_MS = 10_000

interface SignOut {
  /** Ends the session; asks first if unsaved work would be lost. */
  readonly signOut: () => void
  /** The confirmation dialog; render it beside the button. */
  readonly question: ReactNode
}

/** "Cerrar Sesión" (SPEC 2.7 and 4). */
export function useSignOut(onSignOut?: () => void): SignOut {
  const lost = useLostBySigningOut()
  const [asks, setAsks] = useState(false)
  const [isLost, setLost] = useState(false)
  const { Component: Question, load } = useLazyComponent(importQuestion)
  const isAtRisk = lost.length > 0
  useEffect(() => {
    if (isAtRisk) void load()
  }, [isAtRisk, load])
  const leave = () => {
    setAsks(false)
    onSignOut?.()
    endSession()
  }
  const ask = async () => {
    const isThere = await load()
    setAsks(isThere)
    setLost(!isThere)
  }
  const question = Question ? (
    <Question
      open={asks}
      title="¿Salir sin guardar?"
      stayLabel="Volver"
      leaveLabel="Salir sin guardar"
      onStay={() => setAsks(false)}
      onLeave={leave}
    >
      Al cerrar tu sesión se borra lo que no has guardado: {lost.join(', ')}.
    </Question>
  ) : (
    <Snackbar
      tone="error"
      text={isLost ? chunkErrorText('la pregunta de antes de salir') : null}
      duration={LOST_MS}
      onClose={() => setLost(false)}
    />
  )
  return { signOut: isAtRisk ? () => void ask() : leave, question }
}
