import { useId, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { useChangeLog } from '@/features/claim-store/changes/log/change-log'
import { ChangeList } from '@/features/claim-store/changes/log/ChangeList'
import { ChangesDialog } from '@/features/claim-store/changes/log/ChangesDialog'
import { StaffButton } from '@/ui/actions/StaffButton'
import styles from './Related.module.css'

const MOST_SHOWN = 5
const TITLE = 'Cambios hechos en este equipo'

export function OwnChanges({ claim }: { readonly claim: Claim }) {
  const id = useId()
  const { entries } = useChangeLog()
  const [isOpen, setOpen] = useState(false)
  const own = entries.filter((entry) => String(entry.claim['id']) === String(claim.id))
  if (own.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['section']} data-screen-only>
      <h3 id={id}>{TITLE}</h3>
      <ChangeList label="Cambios de este reclamo" entries={own.slice(0, MOST_SHOWN)} />
      <p className={styles['more']}>
        <StaffButton variant="link" onClick={() => setOpen(true)}>
          Ver todos mis cambios
        </StaffButton>
      </p>
      <ChangesDialog open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
