import { STATUSES, type ClaimCategory, type Status } from './statuses'

/** Main statuses of a claim (SPEC 3). */
export const CLAIM_CATEGORIES: readonly ClaimCategory[] = STATUSES.map(({ category }) => category)

/** Documents a passenger may still owe (SPEC 3), as staff choose them. */
export const REQUIRED_DOCUMENTS = [
  'RUT del pasajero',
  'Informe de irregularidad de equipaje',
  'Aviso de la aerolínea',
  'Boletas de gastos',
  'Tarjeta de embarque',
  'Pasaje',
] as const

const NO_DESCRIPTION = 'Sin descripción disponible'

/** A status as it is compared: one form of accents, no stray spaces, upper case. '' for no text. */
export function normalizeStatus(status: string | null | undefined): string {
  return (status ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase()
}

const BY_SPELLING = new Map<string, Status>(
  STATUSES.flatMap((row: Status) =>
    [row.category, ...(row.spellings ?? [])].map((spelling) => [spelling, row] as const),
  ),
)

/** The row of a category in any case, spacing or known spelling; null for an unknown one. */
export function statusOf(category: string | null | undefined): Status | null {
  return BY_SPELLING.get(normalizeStatus(category)) ?? null
}

/** The category a text stands for; null for an unknown one. */
export function parseCategory(category: string | null | undefined): ClaimCategory | null {
  return statusOf(category)?.category ?? null
}

/** How a claim of this category ended; an unknown category is open. */
export function outcomeOf(category: string | null | undefined): Status['outcome'] {
  return statusOf(category)?.outcome ?? 'open'
}

/** Whether nobody has to act on a claim of this category any more, won or not. */
export function isClosed(category: string | null | undefined): boolean {
  return outcomeOf(category) !== 'open'
}

/** Whether a claim of this category was won, so that its fee can be charged. */
export function isWon(category: string | null | undefined): boolean {
  return outcomeOf(category) === 'won'
}

/** The category by which the server is asked for won claims. */
export const WON_CATEGORY = CLAIM_CATEGORIES.find(isWon)

/** Sub-statuses of a category; none for an unknown category (SPEC 3). */
export function subcategoriesOf(category: string): readonly string[] {
  return statusOf(category)?.subcategories ?? []
}

/** The one sub-status that is chosen by itself, or null when there is a choice or none (SPEC 4). */
export function onlySubcategoryOf(category: string): string | null {
  const [only, ...others] = subcategoriesOf(category)
  return others.length === 0 ? (only ?? null) : null
}

/** The tooltip of a status (SPEC 4); statuses without a text say so. */
export function statusDescription(category: string): string {
  return statusOf(category)?.description ?? NO_DESCRIPTION
}

/** How far a claim is with one step of `STAGES`; a claim that was won has done them all. */
export function stepProgress(status: Status, step: number): 'done' | 'current' | 'ahead' {
  if (step < status.stage || status.outcome === 'won') return 'done'
  return step === status.stage ? 'current' : 'ahead'
}

/** Whether a sub-status asks which documents are missing (SPEC 2.11). */
export function needsDocumentsChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'FALTAN DOCUMENTOS'
}

/** Whether a sub-status asks for the travel agency (SPEC 2.11). */
export function needsAgencyChoice(subcategory: string): boolean {
  return normalizeStatus(subcategory) === 'AGENCIA DE VIAJE'
}
