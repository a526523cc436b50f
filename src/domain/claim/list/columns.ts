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

/** What a person chose of the columns; what they did not is as it comes. */
export interface ColumnChoice {
  /** Columns in the order of their own; those that are not named follow in the common order. */
  readonly order: readonly ClaimColumnId[]
  readonly hidden: readonly ClaimColumnId[]
  /** Wanted where there is no room for them either. */
  readonly shown: readonly ClaimColumnId[]
}

export const NO_COLUMN_CHOICE: ColumnChoice = { order: [], hidden: [], shown: [] }

function knownIds(raw: unknown): readonly ClaimColumnId[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  const known = OPTIONAL_COLUMNS.map(({ id }) => id)
  return [...new Set(kept)].filter((id) => known.includes(id as never)) as ClaimColumnId[]
}

/** The choice out of what was kept on the device; what is unknown there is dropped. */
export function parseColumnChoice(raw: unknown): ColumnChoice {
  // What was kept first was a plain list of hidden columns.
  if (Array.isArray(raw)) return { ...NO_COLUMN_CHOICE, hidden: knownIds(raw) }
  if (typeof raw !== 'object' || raw === null) return NO_COLUMN_CHOICE
  const { order, hidden, shown } = raw as Readonly<Record<string, unknown>>
  return { order: knownIds(order), hidden: knownIds(hidden), shown: knownIds(shown) }
}

/** Whether a column is on the screen. */
export function isColumnShown(
  { id, field }: ClaimColumn,
  { hidden, shown }: ColumnChoice,
  hasRoom: boolean,
): boolean {
  if (ALWAYS.includes(id) || shown.includes(id)) return true
  return !hidden.includes(id) && (hasRoom || field?.column?.isRoomy !== true)
}

/** The choice with a column shown or hidden. */
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

/** The columns that can be chosen, in the order of a person's own. */
export function orderedColumns({ order }: ColumnChoice): readonly ClaimColumn[] {
  const place = ({ id }: ClaimColumn) => {
    const at = order.indexOf(id)
    return at === -1 ? order.length : at
  }
  return sorted(OPTIONAL_COLUMNS, (a, b) => place(a) - place(b))
}

/** The choice with a column one place further to the left (-1) or to the right (1). */
export function moveColumn(choice: ColumnChoice, id: ClaimColumnId, step: 1 | -1): ColumnChoice {
  const order = orderedColumns(choice).map((column) => column.id)
  const at = order.indexOf(id)
  const other = order[at + step]
  if (at === -1 || other === undefined) return choice
  order[at + step] = id
  order[at] = other
  return { ...choice, order }
}

/** Columns to show, in their order: the number first, the actions last. */
export function shownColumns(choice: ColumnChoice, hasRoom: boolean): readonly ClaimColumn[] {
  const [first, last] = ALWAYS.map((id) => CLAIM_COLUMNS.filter((column) => column.id === id))
  const chosen = orderedColumns(choice).filter((column) => isColumnShown(column, choice, hasRoom))
  return [...(first ?? []), ...chosen, ...(last ?? [])]
}
