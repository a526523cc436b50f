import { NextIcon, PreviousIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import { classNames } from '@/ui/theme/class-names'
import styles from './Details.module.css'

/** Where a claim stands in the list behind the dialog; `index` counts from 0. */
export interface ListPosition {
  readonly index: number
  readonly count: number
  /** Nobody knows how many follow these. */
  readonly isOpenEnded?: boolean
}

export interface PlaceBarProps {
  readonly claimId: number | string | null
  readonly place: ListPosition | null
  /** A neighbour on another page that is being read, or could not be. */
  readonly pendingPageTurn: 'reading' | 'failed' | 'end' | null
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

const CROSSING_WORDS = {
  reading: 'Leyendo la otra página…',
  end: 'Este es el último reclamo de la lista.',
  failed: 'No pudimos leer la otra página. Revisa tu conexión e inténtalo otra vez.',
} as const

/**
 * Which claim this is, said aloud when it changes, and the way to its neighbours. At an end of the
 * list the button stays focusable: it must not drop the focus of whoever just pressed it.
 */
export function PositionBar({
  claimId,
  place,
  pendingPageTurn,
  onPrevious,
  onNext,
}: PlaceBarProps) {
  return (
    <div className={styles['position']}>
      <p aria-live="polite" className={styles['which']}>
        <strong>Reclamo {claimId ?? '-'}</strong>
        {place && (
          <span className={styles['where']}>
            {' · '}
            <span>
              {place.index + 1} de {place.isOpenEnded ? 'más de ' : ''}
              {place.count}
            </span>
          </span>
        )}
      </p>
      {place && (
        <div className={styles['steps']}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<PreviousIcon />}
            aria-disabled={!onPrevious}
            aria-keyshortcuts="ArrowLeft k"
            className={styles['step']}
            onClick={() => onPrevious?.()}
          >
            Anterior
          </Button>
          <Button
            variant="outlined"
            size="small"
            endIcon={<NextIcon />}
            aria-disabled={!onNext}
            aria-keyshortcuts="ArrowRight j"
            className={styles['step']}
            onClick={() => onNext?.()}
          >
            Siguiente
          </Button>
        </div>
      )}
      <p role="status" className={classNames(styles['crossing'], styles[pendingPageTurn ?? ''])}>
        {pendingPageTurn && CROSSING_WORDS[pendingPageTurn]}
      </p>
    </div>
  )
}
