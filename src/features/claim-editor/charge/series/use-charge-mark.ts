import { useEffect, useEffectEvent } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { withChargeMark } from '@/domain/money/charge-mark'
import { isSettled } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

/** Default: on. */
const marks = createUserRecord('preference', 'claims-desk-charge-marks', (raw) => raw !== false)

/** Writes a charge into the Next Step. Announces only a failure, not to cover the notice of the charge. */
export function useChargeMark(claim: Claim, charged: ChargeAttempt | undefined) {
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
  return { isOn, setOn: (isWanted: boolean) => change(() => isWanted) }
}

export type ChargeMarkChoice = ReturnType<typeof useChargeMark>
