import { formatMoment } from '@/domain/dates'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import type { DraftStatus } from './use-claim-draft'

interface DraftNoticeProps {
  readonly status: DraftStatus
  readonly onDelete: () => void
  readonly onUndo: () => void
}

/** Says that an unsent claim came back, and offers to delete it (or to undo that). */
export function DraftNotice({ status, onDelete, onUndo }: DraftNoticeProps) {
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
