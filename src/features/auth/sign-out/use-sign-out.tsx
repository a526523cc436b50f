import { useState, type ReactNode } from 'react'
import { useLostBySigningOut } from '@/device/unsaved-work'
import { endSession } from '@/session/session-store'
import { LeaveDialog } from '@/ui/dialog/LeaveDialog'

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
  const leave = () => {
    setAsks(false)
    onSignOut?.()
    endSession()
  }
  const question = (
    <LeaveDialog
      open={asks}
      title="¿Salir sin guardar?"
      stayLabel="Volver"
      leaveLabel="Salir sin guardar"
      onStay={() => setAsks(false)}
      onLeave={leave}
    >
      Al cerrar tu sesión se borra lo que no has guardado: {lost.join(', ')}.
    </LeaveDialog>
  )
  return { signOut: lost.length > 0 ? () => setAsks(true) : leave, question }
}
