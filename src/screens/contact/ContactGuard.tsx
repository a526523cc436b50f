import { useUnsavedWork } from '@/device/unsaved-work'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

export function ContactGuard({ isWritten }: { readonly isWritten: boolean }) {
  // An expired session leaves it on the page; only a sign-out clears the form.
  useUnsavedWork('tu mensaje sin enviar', isWritten, true)
  return (
    isWritten && (
      <LeaveGuard
        title="¿Salir sin enviar?"
        stayLabel="Seguir escribiendo"
        leaveLabel="Salir sin enviar"
      >
        Tu mensaje todavía no se envía. Si sales ahora, se pierde.
      </LeaveGuard>
    )
  )
}
