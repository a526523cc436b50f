/** Columns of the claims table, in their order (SPEC 2.11). */
export const CLAIM_COLUMNS = [
  { id: 'id', label: 'ID' },
  { id: 'name', label: 'Nombre' },
  { id: 'lastname', label: 'Apellidos' },
  { id: 'email', label: 'Email' },
  { id: 'contact', label: 'Último contacto' },
  { id: 'folder', label: 'Carpeta' },
  { id: 'nextStep', label: 'Next Step' },
  { id: 'updatedAt', label: 'Última actualización' },
  { id: 'actions', label: 'Acciones' },
] as const

export type ClaimColumn = (typeof CLAIM_COLUMNS)[number]
export type ClaimColumnId = ClaimColumn['id']

const ALWAYS: readonly ClaimColumnId[] = ['id', 'actions']

/** Columns that can be left out: all but the number and the action, without which a row is nothing. */
export const OPTIONAL_COLUMNS: readonly ClaimColumn[] = CLAIM_COLUMNS.filter(
  ({ id }) => !ALWAYS.includes(id),
)

/** Hidden columns out of what was kept on the device; what is unknown there is dropped. */
export function parseHiddenColumns(raw: unknown): readonly ClaimColumnId[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  return OPTIONAL_COLUMNS.map(({ id }) => id).filter((id) => kept.includes(id))
}

/** Columns to show, in their order. Hidden ones are what is kept, so that new columns appear. */
export function shownColumns(hidden: readonly ClaimColumnId[]): readonly ClaimColumn[] {
  return CLAIM_COLUMNS.filter(({ id }) => ALWAYS.includes(id) || !hidden.includes(id))
}
