import { statusOf } from './status'
import { STATUSES, type ClaimCategory, type Status } from './statuses'

/**
 * The lanes of the board: the stages that a passenger follows, then what is over. `others` holds claims
 * of a category that this program does not know, so that none is lost.
 */
export type LaneId = Status['lane'] | 'others'

export interface Lane {
  readonly id: LaneId
  readonly label: string
  /** What the lane holds, in a few words; null where its categories are counted instead. */
  readonly hint: string | null
  readonly categories: readonly ClaimCategory[]
}

const LANE_WORDS = {
  received: { label: 'Recibido', hint: 'En evaluación' },
  documents: { label: 'Documentos', hint: null },
  filed: { label: 'Ingresado', hint: 'Presentado a la aerolínea' },
  answer: { label: 'Respuesta', hint: null },
  payment: { label: 'Compensación', hint: 'La aerolínea paga' },
  closed: { label: 'Cerrados', hint: 'Plegados, en la lista' },
  others: { label: 'Otros', hint: 'Con una categoría desconocida' },
} as const satisfies Record<LaneId, Omit<Lane, 'id' | 'categories'>>

/** The lane with this name; won claims stand before what else is over. */
export function laneById(id: LaneId): Lane {
  const rows = STATUSES.filter(({ lane }) => lane === id)
  const categories = (['open', 'won', 'closed'] as const).flatMap((wanted) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ category }) => category),
  )
  return { ...LANE_WORDS[id], id, categories }
}

/** All lanes, in the order in which they stand. */
export const LANES: readonly Lane[] = (Object.keys(LANE_WORDS) as LaneId[]).map(laneById)

/** The lanes a claim can be moved to. */
export const OPEN_LANES: readonly Lane[] = LANES.filter(({ categories }) => categories.length > 0)

/** Where a claim of this category stands, in any spelling of it; `others` for an unknown one. */
export function laneOf(category: string | null | undefined): LaneId {
  return statusOf(category)?.lane ?? 'others'
}

/** A category beside its count, under the name of its lane: '31 en espera'. */
export function shortCategory(category: ClaimCategory): string {
  return statusOf(category)?.short ?? category.toLowerCase()
}

/** A category as a list or a chart names it; one that is missing has a name as well. */
export function categoryName(category: string | null | undefined): string {
  return formatStatus(category) || 'Sin categoría'
}

/**
 * A category or sub-status as a sentence writes it, 'En espera de documentos': the API's capitals are
 * hard to read in a long list. A text of its own, unknown to SPEC, stays as it is.
 */
export function formatStatus(status: string | null | undefined): string {
  const text = (status ?? '').trim()
  if (text !== text.toUpperCase()) return text
  const words = text.toLowerCase().replace(/\bopex\b/, 'OPEX')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
