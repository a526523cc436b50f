import { useRef, useId } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { ChargeFacts } from '../charge/facts/ChargeFacts'
import { useDeskActions } from '../shared/desk-actions'
import { ClaimFacts, PanelHead } from './ClaimFacts'
import styles from './Details.module.css'
import { ContactToday } from '../inline-edit/ContactToday'
import { RelatedClaims } from './related/RelatedClaims'
import { OwnChanges } from './related/OwnChanges'
import { PositionBar, type PositionBarProps } from './PositionBar'
import { LettersButton } from './letters/LettersButton'
import { MessageBox } from './messages/MessageBox'
import { useMessageDraft, type MessageDraft } from './messages/use-message-draft'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { NEW_TAB } from '@/ui/browser/new-tab'

export interface ClaimDetailsProps extends Omit<PositionBarProps, 'claimId'> {
  readonly claim: Claim | null
  /** Shown beside the list: one column, actions first. */
  readonly isPanel?: boolean
  readonly message?: string
  readonly onClose: () => void
}

/** Prints one element: the print styles hide the rest of the page. */
function printClaim(part: HTMLElement): void {
  part.dataset['printing'] = 'yes'
  // In some browsers `print` returns before the page is printed.
  window.addEventListener('afterprint', () => delete part.dataset['printing'], { once: true })
  window.print()
}

/** All fields and actions of a claim (SPEC 2.11), for a dialog or a panel. */
export function ClaimDetails({ claim, ...rest }: ClaimDetailsProps) {
  if (claim !== null) return <ShownClaim {...rest} claim={claim} />
  return (
    <p role="status" className={styles['loading']}>
      Cargando el reclamo…
    </p>
  )
}

interface ShownClaimProps extends ClaimDetailsProps {
  readonly claim: Claim
}

function ShownClaim(props: ShownClaimProps) {
  const { claim, isPanel = false } = props
  const part = useRef<HTMLDivElement>(null)
  const draft = useMessageDraft(claim)
  const print = () => {
    if (part.current) printClaim(part.current)
  }
  const actions = <DetailsActions {...props} draft={draft} onPrint={print} />
  return (
    <div ref={part} className={isPanel ? styles['panel'] : undefined}>
      <PositionBar claimId={claim.id} {...props} />
      {isPanel && <PanelHead claim={claim} />}
      {isPanel && actions}
      {!isPanel && <MessageBox draft={draft} />}
      <ClaimFacts claim={claim} isPanel={isPanel} />
      {isPanel && <MessageBox draft={draft} />}
      <RelatedClaims claim={claim} />
      <OwnChanges claim={claim} />
      {!isPanel && actions}
    </div>
  )
}

/** One main action; the others stay quiet beside it. */
const QUIET = { variant: 'text', color: 'secondary', size: 'small' } as const

interface DetailsActionsProps extends ShownClaimProps {
  readonly draft: MessageDraft
  readonly onPrint: () => void
}

/** Actions of SPEC 2.11. A disabled "Chat" states its reason. */
function DetailsActions(props: DetailsActionsProps) {
  const { claim, draft, message = '', isPanel = false, onPrint } = props
  const { edit, charge } = useDeskActions()
  const main = (
    <>
      <Button
        variant={charge ? 'outlined' : 'contained'}
        color="secondary"
        size="small"
        onClick={() => edit(claim)}
      >
        Editar
      </Button>
      {charge && (
        <Button variant="contained" size="small" onClick={() => charge(claim)}>
          Cobrar
        </Button>
      )}
    </>
  )
  return (
    <div className={styles['foot']} data-screen-only>
      {/* Always rendered: screen readers ignore a live region that is inserted together with its text. */}
      <div aria-live="polite">
        {message !== '' && (
          <div className={styles['saved']}>
            <Notice tone="success">{message}</Notice>
          </div>
        )}
      </div>
      <div className={styles['notes']}>{charge && <ChargeFacts claim={claim} />}</div>
      <div className={styles['actions']}>
        {isPanel && main}
        <ContactToday claim={claim} />
        <MessageActions draft={draft} />
        <LettersButton claim={claim} look={QUIET} />
        <Button {...QUIET} onClick={onPrint}>
          Imprimir
        </Button>
        {!isPanel && main}
      </div>
    </div>
  )
}

function MessageActions({ draft: { chat, mail, blocked } }: { readonly draft: MessageDraft }) {
  const reasonId = useId()
  return (
    <>
      {chat === null && (
        <p id={reasonId} className={styles['reason']}>
          {blocked ?? 'Chat no disponible: el reclamo no tiene un teléfono que sirva.'}
        </p>
      )}
      {chat === null ? (
        <Button {...QUIET} disabled aria-describedby={reasonId}>
          Chat
        </Button>
      ) : (
        <Button {...QUIET} href={chat} {...NEW_TAB}>
          Chat
        </Button>
      )}
      {mail !== null && (
        <Button {...QUIET} href={mail}>
          Correo
        </Button>
      )}
    </>
  )
}
