import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { readSelection, writeSelection } from '@/domain/claim/overview/selection'
import type { AskInPlace } from '@/features/staff-claims/shared/place'
import type { DeskView } from '@/features/staff-claims/shared/view-labels'

/** What a view of the read claims gets from the desk around it. */
export interface DeskViewProps {
  /** The responsible that whoever is here goes by, so that "mis casos" are theirs; nothing while unknown. */
  readonly mine?: string | undefined
  /** Opens the details of a claim. */
  readonly onOpen: (claim: Claim) => void
  /** Opens the form of a claim, at the field that has to be seen to where there is one. */
  readonly onEdit: (claim: Claim, field?: ClaimKey) => void
  /** Opens the window that changes one thing of a claim. */
  readonly onAsk?: AskInPlace | undefined
  /** Opens the charge of a claim, alone or with those that follow it; left out where nobody charges. */
  readonly onCharge?: ((claim: Claim, following?: readonly Claim[]) => void) | undefined
}

const VIEW = 'vista'

/** How an address asks for each view; null for the one that a desk shows by itself. */
const ASKED = {
  list: null,
  board: 'tablero',
  queue: 'hoy',
  overview: 'resumen',
  due: 'por-cobrar',
  till: 'caja',
} as const satisfies Record<DeskView, string | null>

/** The view that an address asks for; the list where it asks for none of these. */
export function viewAsked(search: string, views: readonly DeskView[]): DeskView {
  const query = new URLSearchParams(search)
  // Links of earlier versions named the overview, which showed these claims itself.
  if (readSelection(query) !== null) return 'list'
  const asked = query.get(VIEW)
  return views.find((name) => ASKED[name] === asked) ?? 'list'
}

/**
 * The address of a view, as it begins. What else an address says, such as the list's filters, stays
 * with it; the claims that a number of the overview led to do not.
 */
export function viewSearch(search: string, view: DeskView): string {
  const query = writeSelection(null, new URLSearchParams(search))
  const asked = ASKED[view]
  if (asked === null) query.delete(VIEW)
  else query.set(VIEW, asked)
  return query.toString()
}
