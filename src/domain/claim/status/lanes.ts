import { parseCategory, type ClaimCategory } from './status'

/**
 * The lanes of the board: the stages that a passenger follows, then what is over. `others` holds claims
 * of a category that this program does not know, so that none is lost.
 */
export type LaneId = 'received' | 'documents' | 'filed' | 'answer' | 'payment' | 'closed' | 'others'

interface LaneFacts {
  readonly label: string
  /** What the lane holds, in a few words; null where its categories are counted instead. */
  readonly hint: string | null
  readonly categories: readonly ClaimCategory[]
}

export interface Lane extends LaneFacts {
  readonly id: LaneId
}

/** Every category stands in one lane; a test holds that. */
const LANE_FACTS = {
  received: { label: 'Recibido', hint: 'En evaluación', categories: ['EN EVALUACIÓN'] },
  documents: {
    label: 'Documentos',
    hint: null,
    categories: ['EN ESPERA DE DOCUMENTOS', 'POR INGRESAR'],
  },
  filed: { label: 'Ingresado', hint: 'Presentado a la aerolínea', categories: ['INGRESADO'] },
  answer: {
    label: 'Respuesta',
    hint: null,
    categories: ['EN ESPERA RESPUESTA AEROLÍNEA', 'EN APELACIÓN', 'DEMANDA EN CURSO'],
  },
  payment: {
    label: 'Compensación',
    hint: 'La aerolínea paga',
    categories: ['PROCESANDO COMPENSACIÓN'],
  },
  closed: {
    label: 'Cerrados',
    hint: 'Plegados, en la lista',
    categories: ['CASO GANADO', 'CASO DESISTIDO', 'NO APLICA'],
  },
  others: { label: 'Otros', hint: 'Con una categoría desconocida', categories: [] },
} as const satisfies Record<LaneId, LaneFacts>

const LANE_IDS = Object.keys(LANE_FACTS) as readonly LaneId[]

/** All lanes, in the order in which they stand. */
export const LANES: readonly Lane[] = LANE_IDS.map((id) => ({ ...LANE_FACTS[id], id }))

/** The lanes a claim can be moved to. */
export const OPEN_LANES: readonly Lane[] = LANES.filter(({ categories }) => categories.length > 0)

/** The lane with this name. */
export function laneById(id: LaneId): Lane {
  return { ...LANE_FACTS[id], id }
}

const LANE_BY_CATEGORY = new Map<ClaimCategory, LaneId>(
  LANES.flatMap(({ id, categories }) => categories.map((category) => [category, id] as const)),
)

/** Where a claim of this category stands, in any spelling of it; `others` for an unknown one. */
export function laneOf(category: string | null | undefined): LaneId {
  const known = parseCategory(category)
  return (known && LANE_BY_CATEGORY.get(known)) ?? 'others'
}

const SHORT: Readonly<Partial<Record<ClaimCategory, string>>> = {
  'EN ESPERA DE DOCUMENTOS': 'en espera',
  'EN ESPERA RESPUESTA AEROLÍNEA': 'en espera',
  'EN APELACIÓN': 'apelan',
  'DEMANDA EN CURSO': 'demanda',
}

/** A category beside its count, under the name of its lane: '31 en espera'. */
export function shortCategory(category: ClaimCategory): string {
  return SHORT[category] ?? category.toLowerCase()
}

/** A category as a list or a chart names it; one that is missing has a name as well. */
export function categoryName(category: string | null | undefined): string {
  return wordStatus(category) || 'Sin categoría'
}

/**
 * A category or sub-status as a sentence writes it, 'En espera de documentos': the API's capitals are
 * hard to read in a long list. A text of its own, unknown to SPEC, stays as it is.
 */
export function wordStatus(status: string | null | undefined): string {
  const text = (status ?? '').trim()
  if (text !== text.toUpperCase()) return text
  const words = text.toLowerCase().replace(/\bopex\b/, 'OPEX')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
