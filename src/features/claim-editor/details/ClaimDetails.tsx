import { useId, useRef } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { ChargeFacts } from '../charge/facts/ChargeFacts'
import { useDeskActions } from '../shared/desk-actions'
import { ContactCue } from '@/features/claim-store/contact/ContactState'
import { ClaimFacts, NextStepFact } from './ClaimFacts'
import { classNames } from '@/ui/theme/class-names'
import styles from './Details.module.css'
import { ChangeProblem } from '../inline-edit/ChangeProblem'
import { ContactToday } from '../inline-edit/ContactToday'
import { RelatedClaims } from './related/RelatedClaims'
import { OwnChanges } from './related/OwnChanges'
import { PositionBar, type PositionBarProps } from './PositionBar'
import { StaffStatusChip } from '../status-menu/StaffStatusChip'
import { MessageBox } from './messages/MessageBox'
import { useMessageDraft } from './messages/use-message-draft'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { Notice } from '@/ui/feedback/Notice'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { NEW_TAB } from '@/ui/browser/new-tab'

export interface ClaimDetailsProps extends Omit<PositionBarProps, 'claimId'> {
  readonly claim: Claim
  readonly message?: string
  /** The details cover the notice of the desk. */
  readonly isCovering?: boolean
}

const importLetters = () => import('./letters/ClaimLetterDialog').then((m) => m.ClaimLetterDialog)

/** Prints one element: the print styles hide the rest of the page. */
function printClaim(part: HTMLElement): void {
  part.dataset['printing'] = 'yes'
  // In some browsers `print` returns before the page is printed.
  window.addEventListener('afterprint', () => delete part.dataset['printing'], { once: true })
  window.print()
}

/** All fields and actions of a claim (SPEC 2.11), for a dialog or a panel. A disabled "Chat" states its reason. */
export function ClaimDetails(props: ClaimDetailsProps) {
  const { claim, message = '', isCovering = false, ...position } = props
  const { edit, charge } = useDeskActions()
  const part = useRef<HTMLDivElement>(null)
  const reasonId = useId()
  const letters = useLazyDialog()
  const draft = useMessageDraft(claim)
  return (
    <div ref={part} className="small">
      <PositionBar claimId={claim.id} {...position} />
      <h3 className="lead">{textOrDash(fullName(claim))}</h3>
      <div className={classNames('line gap-12 top between loose before', styles['state'])}>
        <StaffStatusChip claim={claim} />
        <ContactCue claim={claim} />
      </div>
      <div className={classNames('panel on-lilac', styles['next'])}>
        <NextStepFact claim={claim} />
        <div data-screen-only>
          {/* Always rendered: screen readers ignore a live region that is inserted together with its text. */}
          <div aria-live="polite">
            {message !== '' && (
              <Notice tone="success" isLive={false}>
                {message}
              </Notice>
            )}
            {isCovering && <ChangeProblem claim={claim} />}
          </div>
          {charge && <ChargeFacts claim={claim} />}
          <div className={classNames('row gap-6 after-8', styles['actions'])}>
            <StaffButton variant={charge ? 'outlined' : 'contained'} onClick={() => edit(claim)}>
              Editar
            </StaffButton>
            {charge && (
              <Button variant="contained" size="small" onClick={() => charge(claim)}>
                Cobrar
              </Button>
            )}
            <ContactToday claim={claim} />
            {draft.chat === null ? (
              <>
                <StaffButton disabled aria-describedby={reasonId}>
                  Chat
                </StaffButton>
                <p id={reasonId} className="muted dense own-line">
                  {draft.blocked ??
                    'Chat no disponible: el reclamo no tiene un teléfono que sirva.'}
                </p>
              </>
            ) : (
              <StaffButton href={draft.chat} {...NEW_TAB}>
                Chat
              </StaffButton>
            )}
          </div>
        </div>
      </div>
      <ClaimFacts claim={claim} />
      <MessageBox draft={draft} />
      <RelatedClaims claim={claim} />
      <OwnChanges claim={claim} />
      <div className={classNames('row flat after-8', styles['end'])} data-screen-only>
        {draft.mail !== null && <StaffButton href={draft.mail}>Correo</StaffButton>}
        <StaffButton onClick={letters.open}>Cartas</StaffButton>
        <LazyDialog dialog={letters} from={importLetters} what="las cartas" props={{ claim }} />
        <StaffButton onClick={() => part.current && printClaim(part.current)}>Imprimir</StaffButton>
      </div>
    </div>
  )
}
