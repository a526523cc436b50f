import { normalizeStatus } from './status-text'

/** Main statuses of a claim, in the order of a claim's life (SPEC 3). */
export const CLAIM_CATEGORIES = [
  'EN EVALUACIÓN',
  'EN ESPERA DE DOCUMENTOS',
  'POR INGRESAR',
  'INGRESADO',
  'EN ESPERA RESPUESTA AEROLÍNEA',
  'PROCESANDO COMPENSACIÓN',
  'EN APELACIÓN',
  'DEMANDA EN CURSO',
  'CASO DESISTIDO',
  'NO APLICA',
  'CASO GANADO',
] as const

export type ClaimCategory = (typeof CLAIM_CATEGORIES)[number]

/** Sub-statuses of each category; SPEC 3 shows no others. */
export const SUBCATEGORIES = {
  'EN EVALUACIÓN': [
    'INGRESO DE CASO',
    'CLIENTE RECHAZA COMPENSACIÓN',
    'AEROLÍNEA RECHAZA COMPENSACIÓN',
  ],
  'EN ESPERA DE DOCUMENTOS': ['FALTA TARJETA CRÉDITO', 'FALTAN DOCUMENTOS'],
  'POR INGRESAR': [],
  INGRESADO: ['INGRESO DEL RECLAMO A AEROLÍNEA', 'SI APLICA COMPENSACIÓN'],
  'EN ESPERA RESPUESTA AEROLÍNEA': [],
  'PROCESANDO COMPENSACIÓN': [],
  'EN APELACIÓN': [],
  'DEMANDA EN CURSO': [],
  'CASO DESISTIDO': ['NO CUBRE OPEX', 'CLIENTE NO ACEPTA COMPENSACIÓN', 'ARCHIVADO'],
  'NO APLICA': ['AGENCIA DE VIAJE', 'CASO FORTUITO', 'CÓDIGO AERONÁUTICO'],
  'CASO GANADO': [],
} as const satisfies Record<ClaimCategory, readonly string[]>

/** Documents a passenger may still owe (SPEC 3), as staff choose them. */
export const REQUIRED_DOCUMENTS = [
  'RUT del pasajero',
  'Informe de irregularidad de equipaje',
  'Aviso de la aerolínea',
  'Boletas de gastos',
  'Tarjeta de embarque',
  'Pasaje',
] as const

const AIRLINE_SILENT = 'Estamos esperando la respuesta de la aerolínea a tu reclamo.'

const DESCRIPTIONS: Readonly<Partial<Record<string, string>>> = {
  'EN EVALUACIÓN': 'Estamos analizando la compensación que te corresponde y las próximas acciones.',
  'EN ESPERA DE DOCUMENTOS': 'Tu caso está en pausa hasta recibir los documentos pendientes.',
  'POR INGRESAR': 'Tu reclamo está listo para ser ingresado a la aerolínea.',
  INGRESADO: 'Tu reclamo ya fue ingresado a la aerolínea.',
  'EN ESPERA RESPUESTA AEROLÍNEA': AIRLINE_SILENT,
  'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA': AIRLINE_SILENT,
  'EN APELACIÓN': 'La aerolínea rechazó tu reclamo y estamos apelando esa decisión.',
  'PROCESANDO COMPENSACIÓN': 'Tu compensación fue aprobada y estamos gestionando su pago.',
  'DEMANDA EN CURSO': 'Iniciamos acciones legales contra la aerolínea por tu caso.',
}

const NO_DESCRIPTION = 'Sin descripción disponible'

/** The two spellings of one category that SPEC 3 and SPEC 4 use. */
const SPELLINGS: Readonly<Partial<Record<string, ClaimCategory>>> = {
  'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA': 'EN ESPERA RESPUESTA AEROLÍNEA',
}

/** The category a status stands for, in any case, spacing or known spelling; else null. */
export function parseCategory(status: string | null | undefined): ClaimCategory | null {
  const text = normalizeStatus(status)
  return CLAIM_CATEGORIES.find((category) => category === text) ?? SPELLINGS[text] ?? null
}

/** Sub-statuses of a category; none for an unknown category (SPEC 3). */
export function subcategoriesOf(category: string): readonly string[] {
  const known = parseCategory(category)
  return known === null ? [] : SUBCATEGORIES[known]
}

/** The one sub-status that is chosen by itself, or null when there is a choice or none (SPEC 4). */
export function onlySubcategoryOf(category: string): string | null {
  const [only, ...others] = subcategoriesOf(category)
  return others.length === 0 ? (only ?? null) : null
}

/** What a status means for the passenger (SPEC 4); statuses without a text say so. */
export function statusDescription(status: string): string {
  return DESCRIPTIONS[normalizeStatus(status)] ?? NO_DESCRIPTION
}

/** Whether a sub-status asks which documents are missing (SPEC 2.11). */
export function needsDocumentsChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'FALTAN DOCUMENTOS'
}

/** Whether a sub-status asks for the travel agency (SPEC 2.11). */
export function needsAgencyChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'AGENCIA DE VIAJE'
}
