import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

export function ContactGuard({ isWritten }: { readonly isWritten: boolean }) {
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
