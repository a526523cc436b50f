import { CLAIM_PAGE_SIZES } from '@/config/limits'
import type { ClaimKey } from '@/domain/claim/fields'
import type { Sort } from '@/domain/sorting'
import {
  readSelection,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'
import { onlySubcategoryOf } from '@/domain/claim/status/status'

/** How an address names the fields that the table can be sorted by (SPEC 2.11). */
const SORT_WORDS = { id: 'id', updated_at: 'actualizacion' } as const satisfies Partial<
  Record<ClaimKey, string>
>

export type ClaimSortField = keyof typeof SORT_WORDS

/** Whether the table can be sorted by a field. */
export function isSortField(field: ClaimKey): field is ClaimSortField {
  return Object.hasOwn(SORT_WORDS, field)
}

export type ClaimSort = Sort<ClaimSortField>

/** What the list is narrowed to; '' is no filter. */
export interface ClaimFilters {
  /** Personal, so it never enters an address. */
  readonly email: string
  readonly category: string
  readonly subcategory: string
  readonly airline: string
}

/** All that decides which claims are shown, and how. `page` counts from 1. */
export interface ClaimListState extends ClaimFilters {
  readonly page: number
  /** Claims a page. */
  readonly size: number
  readonly sort: ClaimSort
  /** The claims behind a number or a search, to which the filters narrow the list further. */
  readonly selection?: ClaimSelection | undefined
}

/** How a list starts: 25 a page by update on the admin page, 10 by id in the CRM (SPEC 2.11). */
export interface ClaimListDefaults {
  readonly size: number
  readonly sort: ClaimSort
}

export const NO_FILTERS: ClaimFilters = { email: '', category: '', subcategory: '', airline: '' }

const NAMES = {
  category: 'categoria',
  subcategory: 'subcategoria',
  airline: 'aerolinea',
  page: 'pagina',
  size: 'porPagina',
  sort: 'orden',
} as const

const MAX_TEXT = 120
const MAX_EMAIL = 254

/** A status in a link may be one this version does not know, but it is never as long as a page. */
function toFilterText(raw: string | null, longest = MAX_TEXT): string {
  const text = raw?.trim() ?? ''
  return text.length > longest ? '' : text
}

function toPage(raw: string | null): number {
  return raw !== null && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : 1
}

/** A sort as an address writes it, such as 'id-desc'. */
export function sortText({ field, direction }: ClaimSort): string {
  return `${SORT_WORDS[field]}-${direction}`
}

const SORTS: readonly ClaimSort[] = (Object.keys(SORT_WORDS) as ClaimSortField[]).flatMap(
  (field) => [
    { field, direction: 'asc' },
    { field, direction: 'desc' },
  ],
)

/** Reads a sort as an address writes it, such as 'id-desc'; anything else is null. */
export function parseClaimSort(raw: unknown): ClaimSort | null {
  return SORTS.find((sort) => sortText(sort) === raw) ?? null
}

/** Whether an address says in which order its list is. */
export function namesOrder(search: string): boolean {
  return parseClaimSort(new URLSearchParams(search).get(NAMES.sort)) !== null
}

/** Whether an address asks for nothing but, at most, an order: the list as it begins. */
export function isPlainList(search: string): boolean {
  const query = new URLSearchParams(search)
  query.delete(NAMES.sort)
  return query.toString() === ''
}

/** A page size the list can have: one of those on offer or the one it starts with; else null. */
function parseClaimPageSize(raw: unknown, { size }: ClaimListDefaults): number | null {
  return [size, ...CLAIM_PAGE_SIZES].find((known) => String(known) === String(raw)) ?? null
}

/** Sizes to choose from. The CRM's first size can be kept, but not be chosen again (SPEC 2.11). */
export function claimPageSizes(current: number): readonly number[] {
  return CLAIM_PAGE_SIZES.some((size) => size === current)
    ? CLAIM_PAGE_SIZES
    : [current, ...CLAIM_PAGE_SIZES]
}

/**
 * The list as an address and what is searched for beside it describe it. What cannot be meant (a page
 * of 7, an unknown order, a sub-status without a category) is ignored; an unknown status is kept as it is.
 */
export function readClaimList(
  query: URLSearchParams,
  email: unknown,
  defaults: ClaimListDefaults,
  text = '',
): ClaimListState {
  const category = toFilterText(query.get(NAMES.category))
  return {
    email: typeof email === 'string' ? toFilterText(email, MAX_EMAIL) : '',
    category,
    subcategory: category === '' ? '' : toFilterText(query.get(NAMES.subcategory)),
    airline: toFilterText(query.get(NAMES.airline)),
    page: toPage(query.get(NAMES.page)),
    size: parseClaimPageSize(query.get(NAMES.size), defaults) ?? defaults.size,
    sort: parseClaimSort(query.get(NAMES.sort)) ?? defaults.sort,
    selection: readSelection(query, text) ?? undefined,
  }
}

/**
 * The address of a list: `base` with everything but e-mail and searched text written into it.
 *
 * @param defaults what the list starts with, left out so that a plain address stays plain; null
 *   writes size and order out
 */
export function writeClaimList(
  state: ClaimListState,
  defaults: ClaimListDefaults | null,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = writeSelection(state.selection ?? null, base)
  const values: Record<keyof typeof NAMES, string> = {
    category: state.category,
    subcategory: state.subcategory,
    airline: state.airline,
    page: state.page === 1 ? '' : String(state.page),
    size: state.size === defaults?.size ? '' : String(state.size),
    sort: defaults && sortText(state.sort) === sortText(defaults.sort) ? '' : sortText(state.sort),
  }
  for (const name of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    if (values[name] === '') query.delete(NAMES[name])
    else query.set(NAMES[name], values[name])
  }
  return query
}

/**
 * The address of the list with these filters and this selection alone, on its first page; how it is
 * shown stays as `base` has it.
 */
export function listSearch(
  base: URLSearchParams,
  only: Partial<ClaimFilters> & Pick<ClaimListState, 'selection'>,
): string {
  const query = writeSelection(only.selection ?? null, base)
  for (const name of ['category', 'subcategory', 'airline', 'page'] as const) {
    const value = name === 'page' ? undefined : only[name]
    if (value === undefined) query.delete(NAMES[name])
    else query.set(NAMES[name], value)
  }
  return query.toString()
}

/** Whether a claim is among those that the filters leave, as the server compares them. */
export function fitsFilters(
  claim: Readonly<Record<keyof ClaimFilters, string | null>>,
  { email, ...exact }: Readonly<Partial<Record<keyof ClaimFilters, string | undefined>>>,
): boolean {
  const part = email?.trim().toLowerCase() ?? ''
  if (!(claim.email ?? '').toLowerCase().includes(part)) return false
  return (['category', 'subcategory', 'airline'] as const).every(
    (name) => !exact[name] || claim[name] === exact[name],
  )
}

/** Filters after a category was chosen: its sub-status starts again, or is the only one (SPEC 4). */
export function chooseCategory<T extends ClaimFilters>(filters: T, category: string): T {
  return { ...filters, category, subcategory: onlySubcategoryOf(category) ?? '' }
}
