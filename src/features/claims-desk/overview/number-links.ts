import { listSearch } from '@/domain/claim/list/claim-list'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { searchOfView, selectionSearch } from '../shared/desk-view'

/** Filters of the list, in the server's spelling. */
type ListFilter = Readonly<Partial<Record<'category' | 'airline', string | null>>>

/** Uses the list's own filters if they match exactly, because the server pages those; else a selection. */
export type LinkTo = (selection: ClaimSelection, filter?: ListFilter) => string

/** @param handler counts only this handler's claims; undefined for all */
export function linksFrom(search: string, handler: string | undefined): LinkTo {
  return (selection, filter = {}) => {
    const names = Object.keys(filter)
    const texts = Object.entries(filter).filter(([, text]) => text !== null)
    if (handler === undefined && names.length > 0 && names.length === texts.length) {
      return listSearch(searchOfView(search, 'list'), Object.fromEntries(texts))
    }
    return selectionSearch(search, handler === undefined ? selection : { ...selection, handler })
  }
}
