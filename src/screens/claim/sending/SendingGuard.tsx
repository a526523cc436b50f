import { FIRST_PASSENGER } from '@/domain/claim/companions'
import type { ClaimValues } from '../claim-values'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'
import type { SendProgress } from './use-send-claim'

interface SendingGuardProps {
  readonly values: ClaimValues
  readonly progress: SendProgress
}

/** True if every byte of the last claim was sent: it cannot be cancelled any more. */
function isAllOut({ companions }: ClaimValues, { passenger, part }: SendProgress): boolean {
  return part === 1 && passenger === (companions.at(-1)?.id ?? FIRST_PASSENGER)
}

/** Asks before the user leaves during an upload. Mount it only while one is in progress. */
export function SendingGuard({ values, progress }: SendingGuardProps) {
  return (
    <LeaveGuard title="Tu reclamo va en camino" stayLabel="Esperar aquí" leaveLabel="Salir igual">
      {isAllOut(values, progress)
        ? 'Ya salió completo y falta la respuesta. Si sales ahora, no sabremos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez. Tus datos y archivos quedan guardados en este equipo.'
        : 'Todavía no termina de subir. Si sales ahora, no lo recibiremos. Tus datos y archivos quedan guardados en este equipo para enviarlo después.'}
    </LeaveGuard>
  )
}
