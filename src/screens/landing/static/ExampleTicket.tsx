import { statusOf } from '@/domain/claim/status/status'
import { StageLine } from '@/features/stages/StageLine'
import { StatusChip } from '@/features/stages/StatusChip'
import { Ticket } from '@/ui/Ticket'
import styles from './ExampleTicket.module.css'

const CATEGORY = 'EN ESPERA DE DOCUMENTOS'

export function ExampleTicket() {
  const status = statusOf(CATEGORY)
  if (!status) return null
  return (
    <Ticket
      header="Ejemplo · Reclamo 1002"
      aside="Hace 2 días"
      stub={
        <>
          <p className="ticket-label">Siguiente paso</p>
          <p className="strong">{status.next}</p>
        </>
      }
    >
      <StatusChip category={CATEGORY} />
      <p className="large figure after">{status.meaning}</p>
      <div className={styles['stages']}>
        <StageLine status={status} />
      </div>
    </Ticket>
  )
}
