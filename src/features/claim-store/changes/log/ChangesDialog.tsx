import { CHANGE_LOG_MAX_AGE_DAYS } from '@/config/operator'
import { CHANGE_LOG_SIZE } from '@/domain/claim/editing/change-log'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { useChangeLog } from './change-log'
import { ChangeList } from './ChangeList'

const TITLE = 'Cambios hechos en este equipo'

interface ChangesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Saves of all claims that this device remembers for this user. */
export function ChangesDialog({ open, onClose }: ChangesDialogProps) {
  return (
    <DialogFrame
      open={open}
      title={TITLE}
      closeLabel="Cerrar cambios"
      onClose={onClose}
      maxWidth={600}
    >
      <AllChanges />
    </DialogFrame>
  )
}

function AllChanges() {
  const { entries, isRead, isRefused } = useChangeLog()
  return (
    <>
      <p className="muted dense before">
        Tus últimos {CHANGE_LOG_SIZE} cambios, por {CHANGE_LOG_MAX_AGE_DAYS} días. Se borran cuando
        cierras sesión.
        {isRefused && ' Este navegador no guarda datos: duran hasta que cierres la página.'}
      </p>
      {isRead && entries.length === 0 ? (
        <p className="muted dense before">Todavía no guardas ningún cambio en este equipo.</p>
      ) : (
        <ChangeList label={TITLE} entries={entries} isMixed />
      )}
    </>
  )
}
