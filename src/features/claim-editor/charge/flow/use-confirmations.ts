import { useCallback, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { checkCharge, confirmSum } from '@/domain/money/charge-check'
import { planCharge } from '@/domain/money/charge-plan'
import type { Customer } from './use-customer'

/**
 * What the user has to confirm before a charge, and what is confirmed. Each confirmation is kept by
 * the very fact it speaks of, so that it ends when the fact changes.
 */
export function useConfirmations(
  claim: Claim,
  customer: Customer,
  pesos: number | null,
  attempts: readonly ChargeAttempt[],
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const lines = checkCharge(
    claim,
    customer.state === 'found' ? customer.payer : null,
    attempts.map(({ order }) => order),
  )
  const sum = confirmSum(pesos)
  const plan = planCharge(attempts, pesos)
  const facts = [
    ...lines.flatMap(({ text, confirm }) => (confirm === null ? [] : [`${confirm} ${text}`])),
    ...(sum === null ? [] : [sum]),
  ]
  /** '' stands for nothing to confirm. */
  const isConfirmed = useCallback((key: string) => key === '' || keys.has(key), [keys])
  const setConfirmed = useCallback((key: string, isTicked: boolean) => {
    setKeys((old) => new Set([...old].filter((one) => one !== key).concat(isTicked ? key : [])))
  }, [])
  return {
    lines,
    sum,
    plan,
    isConfirmed,
    setConfirmed,
    areFactsConfirmed: facts.every(isConfirmed),
  }
}

export type Confirmations = ReturnType<typeof useConfirmations>
