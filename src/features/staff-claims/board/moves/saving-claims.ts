import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/record/claim-change'
import type { ChangeRun } from '@/features/staff-claims/changes/runs'

/** What is being saved of claims, by their number. */
export type SavingChanges = ReadonlyMap<Claim['id'], ClaimChange>

const NOTHING: SavingChanges = new Map()

/** What the runs are saving at this moment; the same object while that is nothing. */
export function savingChanges(runs: readonly ChangeRun[]): SavingChanges {
  const changes = runs.flatMap(({ change, items }) =>
    items.filter(({ phase }) => phase === 'saving').map(({ claim }) => [claim.id, change] as const),
  )
  return changes.length === 0 ? NOTHING : new Map(changes)
}

/**
 * The claims as they will be once what is being saved has arrived. What failed is not in it any more,
 * so that its claim is where it was.
 */
export function asSaving(claims: readonly Claim[], saving: SavingChanges): readonly Claim[] {
  if (saving.size === 0) return claims
  return claims.map((claim) => {
    const change = saving.get(claim.id)
    return change === undefined ? claim : { ...claim, ...change }
  })
}
