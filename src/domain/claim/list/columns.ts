import {
  FIELD_ROWS,
  type CLAIM_FIELDS,
  type ClaimField,
  type KeysWith,
} from '@/domain/claim/fields'
import { sorted } from '@/domain/sorting'

type ColumnKey = KeysWith<{ column: object }>

export type ClaimColumnId = (typeof CLAIM_FIELDS)[ColumnKey]['column']['id'] | 'actions'

export interface ClaimColumn {
  readonly id: ClaimColumnId
  readonly label: string
  /** What its cells show; null for the column of buttons. */
  readonly field: ClaimField | null
}

const FIELDS = FIELD_ROWS.filter(({ column }) => column !== undefined)

/** Columns of the claims table, in their order (SPEC 2.11). */
const CLAIM_COLUMNS: readonly ClaimColumn[] = [
  ...sorted(FIELDS, (a, b) => (a.column?.at ?? 0) - (b.column?.at ?? 0)).map((field) => ({
    id: field.column?.id as ClaimColumnId,
    label: field.column?.heading ?? field.label,
    field,
  })),
  { id: 'actions', label: 'Acciones', field: null },
]

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
