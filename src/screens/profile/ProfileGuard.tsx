import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

interface ProfileGuardProps {
  readonly isEdited: boolean
  readonly onLeave: () => void
}

export function ProfileGuard({ isEdited, onLeave }: ProfileGuardProps) {
  return (
    isEdited && (
      <LeaveGuard
        title="¿Salir sin guardar?"
        stayLabel="Seguir editando"
        leaveLabel="Salir sin guardar"
        onLeave={onLeave}
      >
        Hiciste cambios en tus datos que todavía no guardas. Si sales ahora, se pierden.
      </LeaveGuard>
    )
  )
}
