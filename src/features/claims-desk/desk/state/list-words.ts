import type { ClaimSort } from '@/domain/claim/list/claim-list'
import { rangeText } from '@/domain/claim/list/claim-rows'
import type { ClaimList } from './use-claim-list'

function orderText({ field, direction }: ClaimSort): string {
  if (field === 'id') return `por ID, de ${direction === 'asc' ? 'menor a mayor' : 'mayor a menor'}`
  return `por última actualización, ${direction === 'asc' ? 'la más antigua' : 'la más nueva'} primero`
}

export function countOf({ rows, state, total }: ClaimList): string {
  return rangeText({ page: state.page, size: state.size, shown: rows.length, total })
}

/** Text for the order. Sorting works within a page; the server orders the pages (SPEC 2.11). */
export function sortNote({ state, pages, isOpenEnded }: ClaimList): string {
  const isWhole = state.selection !== undefined || (pages <= 1 && !isOpenEnded)
  const scope = isWhole ? '' : ', solo dentro de esta página'
  return `Orden ${orderText(state.sort)}${scope}.`
}
