import { FIRST_PASSENGER } from '@/domain/claim/companions'
import type { ClaimValues } from '../claim-values'
import { LeaveGuard } from '@/ui/dialog/LeaveGuard'
import type { SendProgress } from './use-send-claim'

interface SendingGuardProps {
  readonly values: ClaimValues
  readonly progress: SendProgress
  /** The draft is stored on this device. */
  readonly isKept: boolean
}

const KEPT = 'Tus datos y archivos quedan guardados en este equipo'
const UNKEPT = 'Lo que escribiste aquí no quedó guardado en este equipo.'

/** True if every byte of the last claim was sent: it cannot be cancelled any more. */
function isAllOut({ companions }: ClaimValues, { passenger, part }: SendProgress): boolean {
  return part === 1 && passenger === (companions.at(-1)?.id ?? FIRST_PASSENGER)
}

/** Asks before the user leaves during an upload. Mount it only while one is in progress. */
export function SendingGuard({ values, progress, isKept }: SendingGuardProps) {
  return (
    <LeaveGuard title="Tu reclamo va en camino" stayLabel="Esperar aquí" leaveLabel="Salir igual">
      {isAllOut(values, progress)
        ? `Ya salió completo y falta la respuesta. Si sales ahora, no sabremos si lo recibimos: revisa tu correo o escríbenos por WhatsApp antes de enviarlo otra vez. ${isKept ? `${KEPT}.` : UNKEPT}`
        : `Todavía no termina de subir. Si sales ahora, no lo recibiremos. ${isKept ? `${KEPT} para enviarlo después.` : UNKEPT}`}
    </LeaveGuard>
  )
}
