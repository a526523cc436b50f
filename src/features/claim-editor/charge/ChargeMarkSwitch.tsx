import { useEffect, useEffectEvent } from 'react'
import { withChargeMark } from '@/domain/money/charge-mark'
import { isSettled } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/claim-update-queue'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import type { Charge } from './flow/use-charge'

/** Default: on. */
const marks = createUserRecord('preference', 'claims-desk-charge-marks', (raw) => raw !== false)

/** Writes a charge into the Next Step. Announces only a failure, not to cover the notice of the charge. */
export function ChargeMarkSwitch({ charge: { claim, charged } }: { readonly charge: Charge }) {
  const queue = useClaimUpdateQueue()
  const { value: isOn, change } = useUserRecord(marks)
  const order = charged?.order ?? null
  const write = useEffectEvent(async () => {
    if (charged === undefined || !isOn) return
    const next_step = withChargeMark(claim.next_step, charged)
    const key = await queue.start([claim], { next_step })
    const run = queue.runs().find((one) => one.key === key)
    if (run && isSettled(run)) queue.discard(key)
  })
  useEffect(() => {
    if (order !== null) void write()
  }, [order])
  return (
    <CheckboxInput
      role="switch"
      aria-checked={isOn}
      label="Anotar el cobro en Next Step"
      checked={isOn}
      onChange={({ target }) => change(() => target.checked)}
    />
  )
}
