import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

interface UnsavedGuardProps {
  readonly isAsked: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

export function UnsavedGuard(props: UnsavedGuardProps) {
  return (
    <LeaveGuard
      title="¿Cerrar sin guardar?"
      stayLabel="Seguir editando"
      leaveLabel="Cerrar sin guardar"
      {...props}
    >
      Hay cambios en este reclamo que todavía no guardas. Si cierras ahora, se pierden.
    </LeaveGuard>
  )
}
