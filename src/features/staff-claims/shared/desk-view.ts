import type { Claim, ClaimKey } from '@/domain/claim/fields'

/** What a view of the read claims gets from the desk around it. */
export interface DeskViewProps {
  /** The responsible that whoever is here goes by, so that "mis casos" are theirs; nothing while unknown. */
  readonly mine?: string | undefined
  /** Opens the details of a claim. */
  readonly onOpen: (claim: Claim) => void
  /** Opens the form of a claim, at the field that has to be seen to where there is one. */
  readonly onEdit: (claim: Claim, field?: ClaimKey) => void
}
