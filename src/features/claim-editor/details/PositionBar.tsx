import type { placeOf } from '@/domain/claim/list/open-claim'
import { StaffButton } from '@/ui/actions/StaffButton'
import { classNames } from '@/ui/theme/class-names'

export interface PositionBarProps {
  readonly claimId: number | string | null
  /** Null if the claim was not opened from the list. */
  readonly place: ReturnType<typeof placeOf>
  /** State of loading a neighbour from another page. */
  readonly pendingPageTurn?: keyof typeof CROSSING_WORDS | null
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

const CROSSING_WORDS = {
  reading: 'Leyendo la otra página…',
  turning: 'Leyendo la otra página…',
  end: 'Este es el último reclamo de la lista.',
  failed: 'No pudimos leer la otra página. Revisa tu conexión e inténtalo otra vez.',
} as const

/** At an end of the list the button is only `aria-disabled`, because a disabled one loses the focus. */
export function PositionBar(props: PositionBarProps) {
  const { claimId, place, pendingPageTurn = null, onPrevious, onNext } = props
  const steps = [
    ['Anterior', 'ArrowLeft k', onPrevious],
    ['Siguiente', 'ArrowRight j', onNext],
  ] as const
  return (
    <div className="spread gap-8 flat">
      <p aria-live="polite" className="numbers">
        <strong>{`Reclamo ${claimId ?? '-'}`}</strong>
        {place && (
          <span data-screen-only>
            {' · '}
            <span>
              {`${place.index + 1} de ${place.isOpenEnded ? 'más de ' : ''}${place.count}`}
            </span>
          </span>
        )}
      </p>
      {place && (
        <div className="line gap-2 loose push" data-screen-only>
          {steps.map(([label, keys, onClick]) => (
            <StaffButton
              key={label}
              className="compact touch"
              aria-disabled={!onClick}
              aria-keyshortcuts={keys}
              onClick={onClick}
            >
              {label}
            </StaffButton>
          ))}
        </div>
      )}
      <p
        role="status"
        className={classNames(
          'dense semibold own-line',
          pendingPageTurn === 'failed' ? 'red' : 'muted',
        )}
        data-screen-only
      >
        {pendingPageTurn && CROSSING_WORDS[pendingPageTurn]}
      </p>
    </div>
  )
}
