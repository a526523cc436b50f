import { useEffect, useState, type ReactNode } from 'react'
import { useLostBySigningOut } from '@/device/unsaved-work'
import { endSession } from '@/session/session-store'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

const importQuestion = () => import('@/ui/dialog/LeaveDialog').then((module) => module.LeaveDialog)

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
  const { Component: Question, load } = useLazyComponent(importQuestion)
  const isAtRisk = lost.length > 0
  useEffect(() => {
    if (isAtRisk) void load()
  }, [isAtRisk, load])
  const text = `Al cerrar tu sesión se borra lo que no has guardado: ${lost.join(', ')}.`
  const leave = () => {
    setAsks(false)
    onSignOut?.()
    endSession()
  }
  const ask = async () => {
    if (await load()) setAsks(true)
    else if (confirm(text)) leave()
  }
  const question = Question && (
    <Question
      open={asks}
      title="¿Salir sin guardar?"
      stayLabel="Volver"
      leaveLabel="Salir sin guardar"
      onStay={() => setAsks(false)}
      onLeave={leave}
    >
      {text}
    </Question>
  )
  return { signOut: isAtRisk ? () => void ask() : leave, question }
}
