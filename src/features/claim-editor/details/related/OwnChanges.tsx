import { useState } from 'react'
import { CHANGE_LOG_MAX_AGE_DAYS } from '@/config/operator'
import { CHANGE_LOG_SIZE } from '@/domain/claim/editing/change-log'
import type { Claim } from '@/domain/claim/fields'
import { useChangeLog } from '@/features/claim-store/changes/log/change-log'
import { ChangeList } from '@/features/claim-store/changes/log/ChangeList'
import { StaffButton } from '@/ui/actions/StaffButton'
import { DialogFrame } from '@/ui/dialog/DialogFrame'
import { DetailsGroup } from '../DetailsGroup'

const MOST_SHOWN = 5
const TITLE = 'Cambios hechos en este equipo'

export function OwnChanges({ claim }: { readonly claim: Claim }) {
  const { value: entries, isRefused } = useChangeLog()
  const [isOpen, setOpen] = useState(false)
  const own = entries.filter((entry) => String(entry.claim['id']) === String(claim.id))
  if (own.length === 0) return null
  return (
    <DetailsGroup title={TITLE} data-screen-only>
      <ChangeList label="Cambios de este reclamo" entries={own.slice(0, MOST_SHOWN)} />
      <p className="after-8">
        <StaffButton variant="link" onClick={() => setOpen(true)}>
          Ver todos mis cambios
        </StaffButton>
      </p>
      <DialogFrame
        open={isOpen}
        title={TITLE}
        closeLabel="Cerrar cambios"
        onClose={() => setOpen(false)}
        maxWidth={600}
      >
        <p className="muted dense before">
          {`Tus últimos ${CHANGE_LOG_SIZE} cambios, por ${CHANGE_LOG_MAX_AGE_DAYS} días. Se borran cuando cierras sesión.`}
          <span>
            {isRefused && ' Este navegador no guarda datos: duran hasta que cierres la página.'}
          </span>
        </p>
        <ChangeList label={TITLE} entries={entries} isMixed />
      </DialogFrame>
    </DetailsGroup>
  )
}
