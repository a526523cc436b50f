import type { Claim, ClaimKey } from '@/domain/claim/fields'
import { listSearch } from '@/domain/claim/list/claim-list'
import {
  readSelection,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'
import type { OpenInlineEditor } from '@/features/claim-editor/shared/inline-field'

/** Their labels and loaders are in `desk/views`. */
export type DeskView = 'list' | 'board' | 'queue' | 'overview' | 'due' | 'till'

export interface DeskViewProps {
  /** Name of the user as handler, if known. */
  readonly mine?: string | undefined
  /** URL value of "Qué toca hoy". */
  readonly queueAddress?: string | undefined
  readonly onOpen: (claim: Claim) => void
  /** @param field initial focus */
  readonly onEdit: (claim: Claim, field?: ClaimKey) => void
  readonly onAsk?: OpenInlineEditor | undefined
  /** Omit if the user may not charge. */
  readonly onCharge?: ((claim: Claim, following?: readonly Claim[]) => void) | undefined
}

const VIEW = 'vista'

/** View value in the URL; null for the list. */
export function viewAsked(search: string): string | null {
  const query = new URLSearchParams(search)
  // Links of earlier versions name the overview, which then listed the selection: show the list.
  return readSelection(query) === null ? query.get(VIEW) : null
}

/** Keeps the list's filters, but drops the selection. `asked` is the view's URL value; null for the list. */
export function viewSearch(search: string, asked?: string | null): string {
  const query = writeSelection(null, new URLSearchParams(search))
  if (asked == null) query.delete(VIEW)
  else query.set(VIEW, asked)
  return query.toString()
}

/** URL query of the list with the selected claims. */
export function selectionSearch(search: string, selection: ClaimSelection): string {
  return listSearch(new URLSearchParams(viewSearch(search)), { selection })
}
