import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { writeSelection } from '@/domain/claim/overview/selection'
import type { AskInPlace } from '@/features/staff-claims/shared/place'

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
}

const VIEW = 'vista'

/** How an address asks for each face of the CRM; null for the one it shows by itself. */
const ASKED = { list: null, board: 'tablero', queue: 'hoy', overview: 'resumen' } as const

export type DeskView = keyof typeof ASKED

export const DESK_VIEW_NAMES = Object.keys(ASKED) as readonly DeskView[]

/** Which view an address asks for; the list where it asks for none that is known. */
export function viewAsked(search: string): DeskView {
  const asked = new URLSearchParams(search).get(VIEW)
  return DESK_VIEW_NAMES.find((name) => ASKED[name] === asked) ?? 'list'
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
