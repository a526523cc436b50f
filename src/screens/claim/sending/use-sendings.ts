import { useCallback } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { passengersOf } from '@/domain/claim/companions'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import {
  receiptsOf,
  withReceived,
  withSending,
  type Sending,
} from '@/domain/claim/receipt/sendings'
import type { ClaimValues } from '@/screens/claim/claim-values'

/**
 * What the form knows of each passenger's claim.
 *
 * @param onAllIn called when the last lost answer turned out to be a success
 */
export function useSendings(
  { control, getValues }: Pick<UseFormReturn<ClaimValues>, 'control' | 'getValues'>,
  onAllIn: (receipts: readonly Receipt[]) => void,
) {
  const { value: sendings, onChange: setSendings } = useController({
    control,
    name: 'sendings',
  }).field
  return {
    hasSome: Object.keys(sendings).length > 0,
    onSending: useCallback(
      (passenger: string, sending: Sending | null) =>
        setSendings(withSending(getValues('sendings'), passenger, sending)),
      [getValues, setSendings],
    ),
    /** The e-mail came: what was not known is in, and with it perhaps the whole filing. */
    receive: () => {
      const known = withReceived(sendings)
      setSendings(known)
      const receipts = receiptsOf(passengersOf(getValues()), known)
      if (receipts) onAllIn(receipts)
    },
    startAnew: () => setSendings({}),
  }
}
