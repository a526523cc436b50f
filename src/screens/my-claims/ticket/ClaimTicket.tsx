import type { MyClaim } from '@/api/claim'
import { supportChatLink } from '@/config/links'
import { endingOf, stageOf } from '@/domain/claim/status/stages'
import { statusDescription } from '@/domain/claim/status/status'
import { formatDay } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { Ticket } from '@/ui/Ticket'
import { claimName } from '@/screens/my-claims/claim-order'
import styles from './ClaimTicket.module.css'
import { DocumentHelp } from '@/screens/my-claims/documents/DocumentHelp'
import { StageLine } from './StageLine'
import { StatusChip } from './StatusChip'
import { updateAge } from './update-age'

interface ClaimTicketProps {
  readonly claim: MyClaim
  readonly isNews: boolean
  /** Whether a card is on file; null while that is not known. */
  readonly hasCard: boolean | null
  readonly now: Date
}

/** One claim in plain words: where it stands, who has it, what comes next. */
export function ClaimTicket({ claim, isNews, hasCard, now }: ClaimTicketProps) {
  const { id, category, updated_at: updatedAt } = claim
  const stage = stageOf(category)
  const name = claimName(claim)
  const age = updateAge(updatedAt, now)
  const isPassengersTurn = stage?.holder === 'passenger'
  const about = id === null ? 'mi reclamo' : `mi reclamo ${id}`
  const message = isPassengersTurn
    ? `Hola, quiero enviar los documentos de ${about}.`
    : `Hola, tengo una consulta sobre ${about}.`

  return (
    <article aria-label={name} className={styles['claim']}>
      <Ticket
        header={name}
        aside={`Actualizado ${formatDay(updatedAt)}`}
        stub={
          <div className={styles['stub']}>
            <div className={styles['next']}>
              <p className="ticket-label">Siguiente paso</p>
              <p className={styles['step']}>
                {stage?.next ?? 'Si quieres saber más, escríbenos por WhatsApp.'}
              </p>
            </div>
            <Button
              href={supportChatLink(message)}
              {...NEW_TAB}
              variant={isPassengersTurn ? 'contained' : 'outlined'}
              size="small"
              aria-label={`WhatsApp por el ${name.toLowerCase()}`}
            >
              WhatsApp
            </Button>
          </div>
        }
      >
        <p className={styles['marks']}>
          <StatusChip category={category} stage={stage} />
          {isNews && <span className={styles['news']}>Novedad</span>}
          {age !== null && <span className={styles['age']}>Último cambio: {age}</span>}
        </p>
        <h3 className={styles['meaning']}>{stage?.meaning ?? statusDescription(category)}</h3>
        {stage && endingOf(stage) !== 'closed' && <StageLine stage={stage} />}
        {isPassengersTurn && <DocumentHelp claimName={name} hasCard={hasCard} />}
      </Ticket>
    </article>
  )
}
