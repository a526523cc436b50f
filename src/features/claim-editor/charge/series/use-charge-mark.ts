import { useEffect, useEffectEvent } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { withChargeMark } from '@/domain/money/charge-mark'
import { isSettled } from '@/features/claim-store/changes/runs'
import { useClaimUpdateQueue } from '@/features/claim-store/changes/use-claim-update-queue'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const marks = createUserRecord({
  kind: 'preference',
  name: 'claims-desk-charge-marks',
  // On until it is switched off.
  parse: (raw) => raw !== false,
})

/**
 * Writes a charge that succeeded in this opening into the claim's Next Step, where every user sees it.
 *
 * Only a failure is announced: news of success would cover that of the charge, or the next charge.
 *
 * @param charged the attempt that succeeded; undefined until one has
 * @returns the user's choice, which their device remembers
 */
export function useChargeMark(claim: Claim, charged: ChargeAttempt | undefined) {
  const desk = useClaimUpdateQueue()
  const { value: isOn, change } = useUserRecord(marks)
  const order = charged?.order ?? null
  const write = useEffectEvent(async () => {
    if (charged === undefined || !isOn) return
    const next_step = withChargeMark(claim.next_step, charged)
    const number = await desk.start([claim], { next_step })
    const run = desk.runs().find((one) => one.number === number)
    if (run && isSettled(run)) desk.discard(run.key)
  })
  useEffect(() => {
    if (order !== null) void write()
  }, [order])
  return { isOn, setOn: (isWanted: boolean) => change(() => isWanted) }
}

export type ChargeMarkChoice = ReturnType<typeof useChargeMark>
