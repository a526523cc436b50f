import { useRef, type ReactNode } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { AskInPlace } from '@/features/staff-claims/shared/place'
import { classNames } from '@/ui/theme/class-names'
import { ClaimFacts } from './ClaimFacts'
import styles from './Details.module.css'
import { ContactToday } from '@/features/staff-claims/in-place/ContactToday'
import { DetailsActions } from './DetailsActions'
import { OtherClaims } from './know/OtherClaims'
import { OwnChanges } from './know/OwnChanges'
import { printClaim } from './know/print-claim'
import { PlaceBar, type Place, type PlaceBarProps } from './PlaceBar'
import { TalkBox } from './talk/TalkBox'
import { useTalk } from './talk/use-talk'

export interface ClaimDetailsProps {
  /** Null while it is being loaded. */
  readonly claim: Claim | null
  /** A narrow panel beside the list, with a way of its own to close it; what can be done comes first. */
  readonly isPanel?: boolean
  /** Where the claim stands in the list, counted from 0; null when it is opened by itself. */
  readonly place: Place | null
  /** A neighbour on another page that is being read, or could not be. */
  readonly crossing?: PlaceBarProps['crossing']
  /** What was just done with this claim. */
  readonly message?: string
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  /** Opens another claim in the place of this one. */
  readonly onOpenClaim?: ((claim: Claim) => void) | undefined
  readonly onClose: () => void
  readonly onEdit: () => void
  /** Given only to people who may charge (SPEC 6): without it there is no "Cobrar". */
  readonly onCharge?: (() => void) | undefined
  /** Opens the window that changes one thing of it; left out where claims are not changed in place. */
  readonly onAsk?: AskInPlace | undefined
  /** What else is known of the claim, such as whether it can be charged; it stands above the buttons. */
  readonly notes?: ReactNode
}

/** All that is known of a claim, and what can be done with it (SPEC 2.11): in a dialog, or in a panel. */
export function ClaimDetails({ claim, ...rest }: ClaimDetailsProps) {
  if (claim !== null) return <ShownClaim {...rest} claim={claim} />
  return (
    <p role="status" className={styles['loading']}>
      Cargando el reclamo…
    </p>
  )
}

function ShownClaim(props: ClaimDetailsProps & { readonly claim: Claim }) {
  const { claim, isPanel = false, place, crossing = null, message = '', onPrevious, onNext } = props
  const part = useRef<HTMLDivElement>(null)
  const talk = useTalk(claim)
  const actions = (
    <DetailsActions
      talk={talk}
      message={message}
      onClose={props.onClose}
      contact={props.onAsk && claim.id !== null && <ContactToday claim={claim} />}
      onEdit={props.onEdit}
      onPrint={() => {
        if (part.current) printClaim(part.current)
      }}
      onCharge={props.onCharge}
      notes={props.notes}
    />
  )
  return (
    <div ref={part} className={classNames(styles['details'], styles[isPanel ? 'panel' : ''])}>
      <PlaceBar
        claimId={claim.id}
        place={place}
        crossing={crossing}
        onPrevious={onPrevious}
        onNext={onNext}
      />
      {isPanel && actions}
      <TalkBox talk={talk} />
      <ClaimFacts claim={claim} isPanel={isPanel} onAsk={props.onAsk} />
      <OtherClaims claim={claim} onOpen={props.onOpenClaim} />
      <OwnChanges claim={claim} />
      {!isPanel && actions}
    </div>
  )
}
