import { CLAIM_PAGE_SIZES } from '@/config/limits'
import type { ClaimKey } from '@/domain/claim/fields'
import { withParameters } from '@/domain/query'
import type { Sort } from '@/domain/sorting'
import {
  readSelection,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'
import { onlySubcategoryOf } from '@/domain/claim/status/status'

/** URL names of the fields that the table can be sorted by (SPEC 2.11). */
const SORT_WORDS = { id: 'id', updated_at: 'actualizacion' } as const satisfies Partial<
  Record<ClaimKey, string>
>

export type ClaimSortField = keyof typeof SORT_WORDS

export function isSortField(field: ClaimKey): field is ClaimSortField {
  return Object.hasOwn(SORT_WORDS, field)
}

export type ClaimSort = Sort<ClaimSortField>

/** '' means no filter. */
export interface ClaimFilters {
  /** Personal, so it never enters the URL. */
  readonly email: string
  readonly category: string
  readonly subcategory: string
  readonly airline: string
}

/** All parameters of the list. `page` counts from 1. */
export interface ClaimListState extends ClaimFilters {
  readonly page: number
  /** Claims per page. */
  readonly size: number
  readonly sort: ClaimSort
  /** Claims behind a number or a search, which the filters narrow further. */
  readonly selection?: ClaimSelection | undefined
}

/** Initial list: 25 per page by update on the admin page, 10 by id in the CRM (SPEC 2.11). */
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

/** Accepts statuses that this version does not know, but no long texts. */
function toFilterText(raw: string | null, longest = MAX_TEXT): string {
  const text = raw?.trim() ?? ''
  return text.length > longest ? '' : text
}

function toPage(raw: string | null): number {
  return raw !== null && /^[1-9]\d{0,5}$/.test(raw) ? Number(raw) : 1
}

/** Sort in a URL, such as 'id-desc'. */
export function sortText({ field, direction }: ClaimSort): string {
  return `${SORT_WORDS[field]}-${direction}`
}

const SORTS: readonly ClaimSort[] = (Object.keys(SORT_WORDS) as ClaimSortField[]).flatMap(
  (field) => [
    { field, direction: 'asc' },
    { field, direction: 'desc' },
  ],
)

/** Inverse of `sortText`; null if invalid. */
export function parseClaimSort(raw: unknown): ClaimSort | null {
  return SORTS.find((sort) => sortText(sort) === raw) ?? null
}

/** True if the URL sets the order. */
export function namesOrder(search: string): boolean {
  return parseClaimSort(new URLSearchParams(search).get(NAMES.sort)) !== null
}

/** True if the URL sets nothing, except perhaps the order. */
export function isPlainList(search: string): boolean {
  const query = new URLSearchParams(search)
  query.delete(NAMES.sort)
  return query.toString() === ''
}

function parseClaimPageSize(raw: unknown, { size }: ClaimListDefaults): number | null {
  return [size, ...CLAIM_PAGE_SIZES].find((known) => String(known) === String(raw)) ?? null
}

/** Sizes to choose from. The CRM's initial 10 is among them only while it is in use (SPEC 2.11). */
export function claimPageSizes(current: number): readonly number[] {
  return CLAIM_PAGE_SIZES.some((size) => size === current)
    ? CLAIM_PAGE_SIZES
    : [current, ...CLAIM_PAGE_SIZES]
}

/**
 * List in a URL, with the e-mail and search text that the URL does not contain. Invalid parameters are
 * ignored, for example a sub-status without a category; an unknown status is kept.
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
 * Writes the list, except e-mail and search text, into a copy of `base`. Values equal to `defaults` are left
 * out, so that a plain URL stays plain; with null, size and order are always written.
 */
export function writeClaimList(
  state: ClaimListState,
  defaults: ClaimListDefaults | null,
  base: string | URLSearchParams = '',
): URLSearchParams {
  const { category, subcategory, airline, page, size } = state
  const sort = sortText(state.sort)
  return withParameters(writeSelection(state.selection ?? null, base), {
    [NAMES.category]: category || null,
    [NAMES.subcategory]: subcategory || null,
    [NAMES.airline]: airline || null,
    [NAMES.page]: page === 1 ? null : String(page),
    [NAMES.size]: size === defaults?.size ? null : String(size),
    [NAMES.sort]: defaults && sort === sortText(defaults.sort) ? null : sort,
  })
}

/** Query of the first page with only these filters and this selection; the rest of `base` stays. */
export function listSearch(
  base: string | URLSearchParams,
  { selection, category, subcategory, airline }: Partial<ClaimListState>,
): string {
  return withParameters(writeSelection(selection ?? null, base), {
    [NAMES.category]: category,
    [NAMES.subcategory]: subcategory,
    [NAMES.airline]: airline,
    [NAMES.page]: null,
  }).toString()
}

/** Applies the filters as the server does: part of the e-mail, other fields exactly. */
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

/** Selects a category, and resets its sub-status or selects the only one (SPEC 4). */
export function chooseCategory<T extends ClaimFilters>(filters: T, category: string): T {
  return { ...filters, category, subcategory: onlySubcategoryOf(category) ?? '' }
}
