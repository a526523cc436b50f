import { useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { checkCharge, confirmSum } from '@/domain/money/charge-check'
import { planCharge } from '@/domain/money/charge-plan'
import type { Customer } from './use-customer'

/** Facts to confirm before a charge. The fact is the key, so a changed fact needs a new confirmation. */
export function useConfirmations(
  claim: Claim,
  customer: Customer,
  pesos: number | null,
  attempts: readonly ChargeAttempt[],
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const payer = { loading: 'loading', failed: 'none' } as const
  const linesOf = (checked: Claim) =>
    checkCharge(
      checked,
      customer.state === 'found' ? customer.payer : payer[customer.state],
      attempts.map(({ order }) => order),
    ).map((line) => ({ ...line, key: line.confirm && `${line.confirm} ${line.text}` }))
  const lines = linesOf(claim)
  const sum = confirmSum(pesos)
  const plan = planCharge(attempts, pesos)
  /** The keys '' and null need no confirmation. */
  const isConfirmed = (key: string | null) => !key || keys.has(key)
  const setConfirmed = (key: string, isTicked: boolean) => {
    setKeys((old) => new Set([...old].filter((one) => one !== key).concat(isTicked ? key : [])))
  }
  return {
    lines,
    sum,
    plan,
    isConfirmed,
    setConfirmed,
    /** True if a later version of the claim has the same payer and the same facts. */
    isSameCharge: (latest: Claim) =>
      latest.email === claim.email && JSON.stringify(linesOf(latest)) === JSON.stringify(lines),
    /** What a later version of the claim needs confirmed beyond this one. */
    doubtsOf: (latest: Claim) =>
      linesOf(latest)
        .filter(({ key }) => key !== null && lines.every((line) => line.key !== key))
        .map(({ label, text }) => `${label}: ${text}.`),
    areFactsConfirmed: [sum, ...lines.map(({ key }) => key)].every(isConfirmed),
  }
}

export type Confirmations = ReturnType<typeof useConfirmations>
