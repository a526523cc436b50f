import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { readSelection, writeSelection } from '@/domain/claim/overview/selection'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/place'

/** The views of the desks; what is known of each is in its row of `desk/views`. */
export type DeskView = 'list' | 'board' | 'queue' | 'overview' | 'due' | 'till'

/** What a view of the read claims gets from the desk around it. */
export interface DeskViewProps {
  /** The responsible that whoever is here goes by, so that "mis casos" are theirs; nothing while unknown. */
  readonly mine?: string | undefined
  /** What an address calls "Qué toca hoy". */
  readonly queueAddress?: string | undefined
  /** Opens the details of a claim. */
  readonly onOpen: (claim: Claim) => void
  /** Opens the form of a claim, at the field that has to be seen to where there is one. */
  readonly onEdit: (claim: Claim, field?: ClaimKey) => void
  /** Opens the window that changes one thing of a claim. */
  readonly onAsk?: OpenInlineEditor | undefined
  /** Opens the charge of a claim, alone or with those that follow it; left out where nobody charges. */
  readonly onCharge?: ((claim: Claim, following?: readonly Claim[]) => void) | undefined
}

const VIEW = 'vista'

/** What an address asks for instead of the list, as it names it; null for the list. */
export function viewAsked(search: string): string | null {
  const query = new URLSearchParams(search)
  // Links of earlier versions named the overview, which showed these claims itself.
  return readSelection(query) === null ? query.get(VIEW) : null
}

/**
 * The address of a view, as it begins. What else an address says, such as the list's filters, stays
 * with it; the claims that a number of the overview led to do not.
 *
 * @param asked what the address calls the view; null for the list
 */
export function viewSearch(search: string, asked?: string | null): string {
  const query = writeSelection(null, new URLSearchParams(search))
  if (asked == null) query.delete(VIEW)
  else query.set(VIEW, asked)
  return query.toString()
}
