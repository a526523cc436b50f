import type { Claim } from '@/domain/claim/fields'
import { sortDueClaims } from '@/domain/money/charges-due'
import { Button } from '@/ui/actions/Button'
import { useAttemptsByClaim } from '@/features/claim-editor/charge/flow/use-charge-attempts'

interface ReservationActionsProps {
  readonly family: readonly Claim[]
  /** Omit where claims cannot be selected. */
  readonly onSelect: (() => void) | undefined
  /** Omit if the user may not charge. */
  readonly onChargeEach: ((claim: Claim, following: readonly Claim[]) => void) | undefined
}

/** Selects the claims of a reservation, or charges those that are due one after the other. */
export function ReservationActions({ family, onSelect, onChargeEach }: ReservationActionsProps) {
  const attemptsOf = useAttemptsByClaim()
  const { uncharged } = sortDueClaims(family, { attemptsOf, hasCard: () => null })
  const [first, ...following] = uncharged
  return (
    <>
      {onSelect && (
        <Button color="secondary" size="small" onClick={onSelect}>
          Elegir los {family.length} de esta reserva
        </Button>
      )}
      {onChargeEach && first && following.length > 0 && (
        <Button color="secondary" size="small" onClick={() => onChargeEach(first, following)}>
          Cobrar los {uncharged.length} ganados
        </Button>
      )}
    </>
  )
}
