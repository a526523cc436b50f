import { LeaveDialog as AnyLeaveDialog } from '@/ui/dialog/LeaveDialog'

interface LeaveDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before edits are lost. */
export function LeaveDialog(props: LeaveDialogProps) {
  return (
    <AnyLeaveDialog
      title="¿Salir sin guardar?"
      stayLabel="Seguir editando"
      leaveLabel="Salir sin guardar"
      {...props}
    >
      Hiciste cambios en tus datos que todavía no guardas. Si sales ahora, se pierden.
    </AnyLeaveDialog>
  )
}
