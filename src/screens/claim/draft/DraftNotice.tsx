import { formatMoment } from '@/domain/dates'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { DraftStatus } from './use-claim-draft'

interface DraftNoticeProps {
  readonly status: DraftStatus
  readonly onDelete: () => void
  readonly onUndo: () => void
  readonly onKeepMine: () => void
  readonly onTakeOther: () => void
}

/** Says that an unsent claim came back or went, or that two tabs hold different ones, and what can be done. */
export function DraftNotice({
  status,
  onDelete,
  onUndo,
  onKeepMine,
  onTakeOther,
}: DraftNoticeProps) {
  if (status.kind === 'clash') {
    return (
      <Notice
        tone="warning"
        action={
          <>
            <Button size="small" color="secondary" onClick={onTakeOther}>
              Traer el otro
            </Button>
            <Button size="small" color="secondary" onClick={onKeepMine}>
              Seguir con este
            </Button>
          </>
        }
      >
        <strong>Este borrador cambió en otra pestaña.</strong> No se borró nada: elige con cuál
        sigues. Mientras tanto, lo que escribes aquí no queda guardado en este equipo.
      </Notice>
    )
  }
  if (status.kind === 'restored') {
    return (
      <Notice
        tone="info"
        action={
          <Button size="small" color="secondary" onClick={onDelete}>
            Borrar borrador
          </Button>
        }
      >
        Recuperamos tu borrador del {formatMoment(status.savedAt)}. Sigue donde quedaste.
      </Notice>
    )
  }
  if (status.kind === 'deleted') {
    return (
      <Notice
        tone="info"
        action={
          <Button size="small" color="secondary" onClick={onUndo}>
            Deshacer
          </Button>
        }
      >
        Borramos el borrador de este equipo.
      </Notice>
    )
  }
  return null
}
