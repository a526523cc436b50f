import type { ClaimCategory } from '@/domain/claim/status/status'

interface Lane {
  readonly id: 'received' | 'documents' | 'submitted' | 'answer' | 'compensation' | 'closed'
  readonly label: string
  readonly categories: readonly ClaimCategory[]
}

/** The categories as staff see the way of a claim, from its arrival to its end. */
export const OVERVIEW_LANES: readonly Lane[] = [
  { id: 'received', label: 'Recibido', categories: ['EN EVALUACIÓN'] },
  {
    id: 'documents',
    label: 'Documentos',
    categories: ['EN ESPERA DE DOCUMENTOS', 'POR INGRESAR'],
  },
  { id: 'submitted', label: 'Ingresado', categories: ['INGRESADO'] },
  {
    id: 'answer',
    label: 'Respuesta',
    categories: ['EN ESPERA RESPUESTA AEROLÍNEA', 'EN APELACIÓN', 'DEMANDA EN CURSO'],
  },
  { id: 'compensation', label: 'Compensación', categories: ['PROCESANDO COMPENSACIÓN'] },
  {
    id: 'closed',
    label: 'Cerrados',
    categories: ['CASO GANADO', 'CASO DESISTIDO', 'NO APLICA'],
  },
]

/** Where claims stand whose category is unknown or missing. */
export const OTHER_LANE = { id: 'other', label: 'Otros' } as const

export type LaneId = Lane['id'] | typeof OTHER_LANE.id

/** A category as a line of a chart says it, 'En evaluación'; 'Sin categoría' for none. */
export function categoryWords(category: string): string {
  if (category === '') return 'Sin categoría'
  return category.charAt(0) + category.slice(1).toLocaleLowerCase('es')
}
