import { isRow } from '@/domain/raw-values'
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
  /** Null for the column of buttons. */
  readonly field: ClaimField | null
}

const FIELDS = FIELD_ROWS.filter(({ column }) => column !== undefined)

/** In their order (SPEC 2.11). */
const CLAIM_COLUMNS: readonly ClaimColumn[] = [
  ...sorted(FIELDS, (a, b) => (a.column?.at ?? 0) - (b.column?.at ?? 0)).map((field) => ({
    id: field.column?.id as ClaimColumnId,
    label: field.column?.heading ?? field.label,
    field,
  })),
  { id: 'actions', label: 'Acciones', field: null },
]

const ALWAYS: readonly ClaimColumnId[] = ['id', 'actions']

/** Columns that the user can hide: without id and actions a row is useless. */
export const OPTIONAL_COLUMNS: readonly ClaimColumn[] = CLAIM_COLUMNS.filter(
  ({ id }) => !ALWAYS.includes(id),
)

/** Changes of the user to the default columns. */
export interface ColumnChoice {
  /** The other columns follow in the default order. */
  readonly order: readonly ClaimColumnId[]
  readonly hidden: readonly ClaimColumnId[]
  /** Shown even if there is no room. */
  readonly shown: readonly ClaimColumnId[]
}

export const NO_COLUMN_CHOICE: ColumnChoice = { order: [], hidden: [], shown: [] }

function knownIds(raw: unknown): readonly ClaimColumnId[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  const known = OPTIONAL_COLUMNS.map(({ id }) => id)
  return [...new Set(kept)].filter((id) => known.includes(id as never)) as ClaimColumnId[]
}

/** Choice from the device; drops unknown columns. */
export function parseColumnChoice(raw: unknown): ColumnChoice {
  // Earlier versions stored an array of hidden columns.
  if (Array.isArray(raw)) return { ...NO_COLUMN_CHOICE, hidden: knownIds(raw) }
  if (!isRow(raw)) return NO_COLUMN_CHOICE
  const { order, hidden, shown } = raw
  return { order: knownIds(order), hidden: knownIds(hidden), shown: knownIds(shown) }
}

export function isColumnShown(
  { id, field }: ClaimColumn,
  { hidden, shown }: ColumnChoice,
  hasRoom: boolean,
): boolean {
  if (ALWAYS.includes(id) || shown.includes(id)) return true
  return !hidden.includes(id) && (hasRoom || field?.column?.isRoomy !== true)
}

export function chooseColumn(
  choice: ColumnChoice,
  id: ClaimColumnId,
  isShown: boolean,
): ColumnChoice {
  const without = (ids: readonly ClaimColumnId[]) => ids.filter((other) => other !== id)
  return {
    ...choice,
    hidden: isShown ? without(choice.hidden) : [...without(choice.hidden), id],
    shown: isShown ? [...without(choice.shown), id] : without(choice.shown),
  }
}

/** Columns that can be hidden, in the user's order. */
export function orderedColumns({ order }: ColumnChoice): readonly ClaimColumn[] {
  const place = ({ id }: ClaimColumn) => {
    const at = order.indexOf(id)
    return at === -1 ? order.length : at
  }
  return sorted(OPTIONAL_COLUMNS, (a, b) => place(a) - place(b))
}

/** Moves a column one place to the left (-1) or right (1). */
export function moveColumn(choice: ColumnChoice, id: ClaimColumnId, step: 1 | -1): ColumnChoice {
  const order = orderedColumns(choice).map((column) => column.id)
  const at = order.indexOf(id)
  const other = order[at + step]
  if (at === -1 || other === undefined) return choice
  order[at + step] = id
  order[at] = other
  return { ...choice, order }
}

/** Visible columns in their order: id first, actions last. */
export function shownColumns(choice: ColumnChoice, hasRoom: boolean): readonly ClaimColumn[] {
  const [first, last] = ALWAYS.map((id) => CLAIM_COLUMNS.filter((column) => column.id === id))
  const chosen = orderedColumns(choice).filter((column) => isColumnShown(column, choice, hasRoom))
  return [...(first ?? []), ...chosen, ...(last ?? [])]
}
