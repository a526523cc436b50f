import { useController, type UseFormReturn } from 'react-hook-form'
import { passengersOf } from '@/domain/claim/companions'
import type { Receipt } from '@/domain/claim/receipt/receipt'
import {
  receiptsOf,
  withReceived,
  withSending,
  type Sending,
} from '@/domain/claim/receipt/sendings'
import type { ClaimValues } from '../claim-values'

/** State of each passenger's claim; `onAllIn` is called when the last unknown one was received. */
export function useSendings(
  { control, getValues }: Pick<UseFormReturn<ClaimValues>, 'control' | 'getValues'>,
  onAllIn: (receipts: readonly Receipt[]) => void,
) {
  const { value: sendings, onChange: setSendings } = useController({
    control,
    name: 'sendings',
  }).field
  return {
    onSending: (passenger: string, sending: Sending | null) =>
      setSendings(withSending(getValues('sendings'), passenger, sending)),
    receive: () => {
      const known = withReceived(sendings)
      setSendings(known)
      const receipts = receiptsOf(passengersOf(getValues()), known)
      if (receipts) onAllIn(receipts)
    },
    startAnew: () => setSendings({}),
  }
}
