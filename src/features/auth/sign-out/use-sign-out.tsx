import { useState, type ReactNode } from 'react'
import { useLostBySigningOut } from '@/device/unsaved-work'
import { endSession } from '@/session/session-store'
import { LeaveDialog } from '@/ui/dialog/LeaveDialog'

interface SignOut {
  /** Ends the session; where something would be lost with it, asks first. */
  readonly signOut: () => void
  /** The question, to be rendered beside the button that signs out. */
  readonly question: ReactNode
}

/**
 * "Cerrar Sesión", wherever it stands (SPEC 2.7 and 4).
 *
 * @param onSignOut called before the session ends
 */
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
