import { memo } from 'react'
import type { BoardCard } from '@/domain/claim/board'
import { airlineLabel } from '@/domain/claim/catalogue'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { textOrDash } from '@/domain/text-or-dash'
import { Initials } from '../../shared/Initials'
import { CARD_MARK } from '../moves/board-keys'
import { useCardDrag } from '../moves/use-drag'
import { useIsSaving } from '@/features/claim-store/changes/claim-status'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { toneClass } from '@/features/claim-store/contact/contact-tones'
import { useDeskActions } from '@/features/claim-editor/shared/desk-actions'
import { StaffStatusChip } from '@/features/claim-editor/status-menu/StaffStatusChip'
import { InlineIcon } from '@/features/claim-editor/inline-edit/InlineButtons'
import { DataText } from '@/ui/DataText'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimCard.module.css'

interface ClaimCardProps {
  readonly card: BoardCard
  /** True for the card in the tab order; arrow keys reach the others. */
  readonly isReached: boolean
  /** False in a lane of one category, which the lane's title states already. */
  readonly hasStatus: boolean
  /** Called on focus, to put the card in the tab order. */
  readonly onReached: (claim: Claim) => void
}

export const ClaimCard = memo(function ClaimCard({
  card,
  isReached,
  hasStatus,
  onReached,
}: ClaimCardProps) {
  const { claim, age } = card
  const { open } = useDeskActions()
  const isSaving = useIsSaving(claim.id)
  const { ref, isDragged } = useCardDrag<HTMLLIElement>(card)
  const number = claim.id ?? 'sin número'
  const name = textOrDash(fullName(claim))
  const next = claim.next_step?.trim() ?? ''
  const handler = claim.handler?.trim() ?? ''
  const handlerText = handler === '' ? 'Sin responsable' : `Responsable: ${handler}`
  return (
    <li
      ref={ref}
      className={classNames(styles['card'], toneClass(age.step))}
      data-dragged={isDragged || undefined}
      data-saving={isSaving || undefined}
    >
      <div className="line middle between fine">
        <span className="muted semibold numbers">{claim.id ?? '-'}</span>
        <ContactState age={age} />
      </div>
      <button
        type="button"
        className={classNames('ink strong bare', styles['name'])}
        tabIndex={isReached ? 0 : -1}
        aria-label={`${name}, detalles del reclamo ${number}`}
        aria-haspopup="dialog"
        {...{ [CARD_MARK]: number }}
        onClick={() => open(claim)}
        onFocus={() => onReached(claim)}
      >
        {name}
      </button>
      {hasStatus && <StaffStatusChip claim={{ category: claim.category }} />}
      {next && (
        <p className="clamp fine" title={next}>
          {next}
        </p>
      )}
      <div className="line gap-4 middle muted fine">
        <DataText>{airlineLabel(textOrDash(claim.airline))}</DataText>
        {isSaving && <span className="purple tiny">Guardando…</span>}
        <span className="push">
          <InlineIcon field="category" claim={claim} isOffTab={!isReached} />
        </span>
        <Initials name={handler} role="img" aria-label={handlerText} title={handlerText} />
      </div>
    </li>
  )
})
