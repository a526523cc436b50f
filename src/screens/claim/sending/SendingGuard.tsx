import { LeaveGuard } from '@/ui/dialog/LeaveGuard'

interface SendingGuardProps {
  /** Every byte of the claim has left: nobody can call it back now. */
  readonly isAllOut: boolean
}

/** Asks before a claim on its way is left, and says what is known of it. Mount it only while one is. */
export function SendingGuard({ isAllOut }: SendingGuardProps) {
  return (
    <LeaveGuard title="Tu reclamo va en camino" stayLabel="Esperar aquí" leaveLabel="Salir igual">
      {isAllOut
        ? 'Ya salió completo y falta la respuesta. Si sales ahora, no sabremos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez. Tus datos y archivos quedan guardados en este equipo.'
        : 'Todavía no termina de subir. Si sales ahora, no lo recibiremos. Tus datos y archivos quedan guardados en este equipo para enviarlo después.'}
    </LeaveGuard>
  )
}
