import { foldText } from '@/domain/search-text'
import { STATUSES, type ClaimCategory, type Status } from './statuses'

/** Main statuses of a claim (SPEC 3). */
export const CLAIM_CATEGORIES: readonly ClaimCategory[] = STATUSES.map(({ category }) => category)

/** Documents that staff can request from a passenger (SPEC 3). */
export const REQUIRED_DOCUMENTS = [
  'RUT del pasajero',
  'Informe de irregularidad de equipaje',
  'Aviso de la aerolínea',
  'Boletas de gastos',
  'Tarjeta de embarque',
  'Pasaje',
] as const

const NO_DESCRIPTION = 'Sin descripción disponible'

/** Text for comparison: NFC, no extra spaces, upper case; '' if missing. */
export function normalizeStatus(status: string | null | undefined): string {
  return (status ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase()
}

/** Key of a status that ignores case, spaces and accents, which older rows lack. */
export function statusKey(status: string | null | undefined): string {
  return foldText(normalizeStatus(status))
}

const BY_SPELLING = new Map<string, Status>(
  STATUSES.flatMap((row: Status) =>
    [row.category, ...(row.spellings ?? [])].map((spelling) => [statusKey(spelling), row] as const),
  ),
)

/** Row of a category in any case, spacing or known spelling; null if unknown. */
export function statusOf(category: string | null | undefined): Status | null {
  return BY_SPELLING.get(statusKey(category)) ?? null
}

export function parseCategory(category: string | null | undefined): ClaimCategory | null {
  return statusOf(category)?.category ?? null
}

/** Outcome of a category; an unknown one is open. */
export function outcomeOf(category: string | null | undefined): Status['outcome'] {
  return statusOf(category)?.outcome ?? 'open'
}

/** True if a claim of this category needs no more work, won or not. */
export function isClosed(category: string | null | undefined): boolean {
  return outcomeOf(category) !== 'open'
}

/** True if a claim of this category is won, so that its fee can be charged. */
export function isWon(category: string | null | undefined): boolean {
  return outcomeOf(category) === 'won'
}

export const WON_CATEGORY = CLAIM_CATEGORIES.find(isWon)

/** Sub-statuses of a category (SPEC 3); none if it is unknown. */
export function subcategoriesOf(category: string): readonly string[] {
  return statusOf(category)?.subcategories ?? []
}

/** The single sub-status, which is selected automatically (SPEC 4); null for none or several. */
export function onlySubcategoryOf(category: string): string | null {
  const [only, ...others] = subcategoriesOf(category)
  return others.length === 0 ? (only ?? null) : null
}

/** Tooltip of a status (SPEC 4). */
export function statusDescription(category: string): string {
  return statusOf(category)?.description ?? NO_DESCRIPTION
}

/** State of one step of `STAGES`; a won claim has done all. */
export function stepProgress(status: Status, step: number): 'done' | 'current' | 'ahead' {
  if (step < status.stage || status.outcome === 'won') return 'done'
  return step === status.stage ? 'current' : 'ahead'
}

/** True if the sub-status asks for the missing documents (SPEC 2.11). */
export function needsDocumentsChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'FALTAN DOCUMENTOS'
}

/** True if the sub-status asks for the travel agency (SPEC 2.11). */
export function needsAgencyChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'AGENCIA DE VIAJE'
}
