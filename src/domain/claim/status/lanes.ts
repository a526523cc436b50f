import { statusOf } from './status'
import { STATUSES, type ClaimCategory, type Status } from './statuses'

/** Board lanes: the passenger's stages, then closed claims. `others` holds unknown categories. */
export type LaneId = Status['lane'] | 'others'

export interface Lane {
  readonly id: LaneId
  readonly label: string
  readonly categories: readonly ClaimCategory[]
}

const LABELS: Readonly<Record<LaneId, string>> = {
  received: 'Recibido',
  documents: 'Documentos',
  filed: 'Ingresado',
  answer: 'Respuesta',
  payment: 'Compensación',
  closed: 'Cerrados',
  others: 'Otros',
}

/** Lane with its categories: open ones first, then won, then closed. */
export function laneById(id: LaneId): Lane {
  const rows = STATUSES.filter(({ lane }) => lane === id)
  const categories = (['open', 'won', 'closed'] as const).flatMap((wanted) =>
    rows.filter(({ outcome }) => outcome === wanted).map(({ category }) => category),
  )
  return { id, label: LABELS[id], categories }
}

export const LANES: readonly Lane[] = (Object.keys(LABELS) as LaneId[]).map(laneById)

/** Lanes that a claim can be moved to: all but `others`. */
export const OPEN_LANES: readonly Lane[] = LANES.filter(({ categories }) => categories.length > 0)

/** Lane of a category in any spelling; `others` if it is unknown. */
export function laneOf(category: string | null | undefined): LaneId {
  return statusOf(category)?.lane ?? 'others'
}

export function shortCategory(category: ClaimCategory): string {
  return statusOf(category)?.short ?? category.toLowerCase()
}

/** Displayed category; 'Sin categoría' if it is missing. */
export function categoryName(category: string | null | undefined): string {
  return formatStatus(category) || 'Sin categoría'
}

/** 'En espera de documentos' instead of the API's capitals; other texts stay unchanged. */
export function formatStatus(status: string | null | undefined): string {
  const text = (status ?? '').trim()
  if (text !== text.toUpperCase()) return text
  const words = text.toLowerCase().replace(/\bopex\b/, 'OPEX')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
