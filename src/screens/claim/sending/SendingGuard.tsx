import { NavigationType, useBlocker } from 'react-router-dom'
import { LeaveDialog } from '@/ui/dialog/LeaveDialog'

interface SendingGuardProps {
  /** Every byte of the claim has left: nobody can call it back now. */
  readonly isAllOut: boolean
}

/** Asks before a claim on its way is left, and says what is known of it. Mount it only while one is. */
export function SendingGuard({ isAllOut }: SendingGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === NavigationType.Pop || currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      title="Tu reclamo va en camino"
      stayLabel="Esperar aquí"
      leaveLabel="Salir igual"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    >
      {isAllOut
        ? 'Ya salió completo y falta la respuesta. Si sales ahora, no sabremos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez. Tus datos y archivos quedan guardados en este equipo.'
        : 'Todavía no termina de subir. Si sales ahora, no lo recibiremos. Tus datos y archivos quedan guardados en este equipo para enviarlo después.'}
    </LeaveDialog>
  )
}
