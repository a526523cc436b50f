import { writeClaimList, NO_FILTERS } from '@/domain/claim/list/claim-list'
import { writeSelection, type ClaimSelection } from '@/domain/claim/overview/selection'
import { viewSearch } from '@/features/staff-claims/shared/desk-view'

/** What the list itself can filter by, in the server's own words. */
interface ListFilter {
  readonly category?: string | null
  readonly airline?: string | null
}

/**
 * The address behind a number: the list where its own filter finds the same claims, because there they
 * can be sorted, exported and worked on; else the selection of the read claims.
 */
export type LinkTo = (selection: ClaimSelection, filter?: ListFilter) => string

const ONLY_MINE = 'mios'
const YES = 'si'

/** Whether an address narrows the overview to a responsible's own claims. */
export function isOnlyMine(search: string): boolean {
  return new URLSearchParams(search).get(ONLY_MINE) === YES
}

/** The address with the overview narrowed to one's own claims, or not. */
export function onlyMineSearch(search: string, isOn: boolean): string {
  const query = new URLSearchParams(search)
  if (isOn) query.set(ONLY_MINE, YES)
  else query.delete(ONLY_MINE)
  return query.toString()
}

/** The address of the overview itself. */
export function overviewSearch(search: string): string {
  return writeSelection(null, new URLSearchParams(search)).toString()
}

function listSearch(search: string, { category, airline }: ListFilter): string {
  const base = writeSelection(null, new URLSearchParams(viewSearch(search, 'list')))
  base.delete(ONLY_MINE)
  const size = base.get('porPagina')
  const order = base.get('orden')
  const filters = { ...NO_FILTERS, category: category ?? '', airline: airline ?? '' }
  const sort = { field: 'id', direction: 'desc' } as const
  const query = writeClaimList({ ...filters, page: 1, size: 0, sort }, { size: 0, sort }, base)
  // How the list is shown is not what it is narrowed to.
  if (size !== null) query.set('porPagina', size)
  if (order !== null) query.set('orden', order)
  return query.toString()
}

/** @param handler the responsible whose claims alone are counted; undefined for everybody's */
export function linksFrom(search: string, handler: string | undefined): LinkTo {
  return (selection, filter = {}) => {
    const texts = Object.values(filter) as (string | null | undefined)[]
    const isListed = texts.length > 0 && texts.every((text) => text != null)
    if (handler === undefined && isListed) return listSearch(search, filter)
    const own = handler === undefined ? selection : { ...selection, handler }
    return writeSelection(own, new URLSearchParams(search)).toString()
  }
}
