import { useEffect, useRef, useState } from 'react'
import type { MyClaim } from '@/api/claim'
import { supportChatLink } from '@/config/links'
import { statusDescription, statusOf } from '@/domain/claim/status/status'
import { formatDay } from '@/domain/dates'
import type { CardState } from '@/domain/money/card'
import { Button } from '@/ui/actions/Button'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { Ticket } from '@/ui/Ticket'
import { claimName, ticketId } from '../claim-order'
import { Tag } from '@/ui/feedback/Tag'
import styles from './ClaimTicket.module.css'
import { DocumentHelp } from '../documents/DocumentHelp'
import { documentsMessage, questionMessage, type RequiredDocument } from './chat-message'
import { StageHelp } from './StageHelp'
import { StageLine } from '@/features/stages/StageLine'
import { StatusChip } from '@/features/stages/StatusChip'
import { updateAge } from './update-age'
import { paths } from '@/config/paths'
import { feeNotice } from '@/domain/claim/status/fee-notice'

interface FeeStubProps {
  readonly card: CardState
  readonly isFirstToDo: boolean
}

function FeeStub({ card, isFirstToDo }: FeeStubProps) {
  const { next, detail } = feeNotice(card)
  return (
    <>
      <div className={styles['next']}>
        <p className="ticket-label">Siguiente paso</p>
        <p className="strong">{next}</p>
        <p className="muted small">{detail}</p>
      </div>
      {card.state === 'missing' && (
        <Button to={paths.profile} variant={isFirstToDo ? 'contained' : 'outlined'} size="small">
          Registrar tarjeta
        </Button>
      )}
    </>
  )
}

interface ClaimTicketProps {
  readonly claim: MyClaim
  readonly isNews: boolean
  readonly card: CardState
  readonly now: Date
  /** True for the most urgent claim: it has the page's main button. */
  readonly isFirstToDo: boolean
  /** A new object each time the user selects this claim in the table. */
  readonly asked: object | null
}

const NONE: ReadonlySet<RequiredDocument> = new Set()

export function ClaimTicket(props: ClaimTicketProps) {
  const { claim, isNews, card, now, isFirstToDo, asked } = props
  const { category, updated_at: updatedAt } = claim
  const [ticked, setTicked] = useState(NONE)
  const article = useRef<HTMLElement>(null)
  const status = statusOf(category)
  const name = claimName(claim)
  const age = updateAge(updatedAt, now)
  const isPassengersTurn = status?.holder === 'passenger'

  useEffect(() => {
    if (asked === null) return
    article.current?.focus({ preventScroll: true })
    article.current?.scrollIntoView({ block: 'start' })
  }, [asked])

  const tick = (document: RequiredDocument, isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== document)
    setTicked(new Set(isTicked ? [...others, document] : others))
  }

  return (
    <article
      ref={article}
      id={ticketId(claim)}
      tabIndex={-1}
      aria-label={name}
      className={styles['claim']}
    >
      <Ticket
        header={<h3>{name}</h3>}
        aside={`Actualizado ${formatDay(updatedAt)}`}
        stub={
          <div className="spread">
            {status?.outcome === 'won' ? (
              <FeeStub card={card} isFirstToDo={isFirstToDo} />
            ) : (
              <div className={styles['next']}>
                <p className="ticket-label">Siguiente paso</p>
                <p className="strong">
                  {status?.next ?? 'Si quieres saber más, escríbenos por WhatsApp.'}
                </p>
              </div>
            )}
            {isPassengersTurn && (
              <Button
                href={supportChatLink(documentsMessage(claim, ticked))}
                {...NEW_TAB}
                // One main button per page; other claims have a link.
                variant={isFirstToDo ? 'contained' : 'link'}
                size="small"
                aria-label={`WhatsApp por el ${name.toLowerCase()}`}
              >
                WhatsApp
              </Button>
            )}
          </div>
        }
      >
        <p className="row middle before">
          <StatusChip category={category} />
          {isNews && <Tag tone="pink">Novedad</Tag>}
          {age !== null && <span className="muted dense">Último cambio: {age}</span>}
        </p>
        <p className="large figure">{status?.meaning ?? statusDescription(category)}</p>
        {status && status.outcome !== 'closed' && <StageLine status={status} />}
        {isPassengersTurn && (
          <DocumentHelp claimName={name} card={card} ticked={ticked} onTick={tick} />
        )}
        <StageHelp
          category={category}
          claimName={name}
          chat={isPassengersTurn ? null : supportChatLink(questionMessage(claim))}
        />
      </Ticket>
    </article>
  )
}
