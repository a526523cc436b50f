/** In what servers differ that all keep SPEC 7: how they write what they hold, and what they refuse. */
export interface Dialect {
  /** How a day is written. */
  readonly days: 'day' | 'time' | 'instant' | 'microseconds'
  /** What an empty field is. */
  readonly empty: 'null' | 'left out' | 'empty text'
  /** Whether numbers come as texts. */
  readonly hasTextNumbers: boolean
  /**
   * What becomes of a field that only the server knows: a row without it would lose it (`kept`), nothing
   * (`ignored`), or a row with it is refused (`forbidden`).
   */
  readonly unknown: 'none' | 'kept' | 'ignored' | 'forbidden'
  /** What becomes of a field that a saved row leaves out: the save is refused, replaces or merges the row. */
  readonly leftOut: 'refused' | 'emptied' | 'kept'
  /** How an address with a slash too many or too few is answered: 404 or 307. */
  readonly wrongSlash: 'not found' | 'redirected'
  /** Whether e-mails are stored in lower case. */
  readonly lowersEmail: boolean
  /** Calls that are taken within a second; null for all. */
  readonly callsPerSecond: number | null
  /** Bytes that a body may have; null for any. */
  readonly maxBody: number | null
}

const OWN: Dialect = {
  days: 'day',
  empty: 'null',
  hasTextNumbers: false,
  unknown: 'none',
  leftOut: 'refused',
  wrongSlash: 'not found',
  lowersEmail: false,
  callsPerSecond: null,
  maxBody: null,
}

/** The servers that the demo and the tests can be: `?dialecto=raro` in the demo. */
export const DIALECTS = {
  propio: OWN,
  fastapi: {
    ...OWN,
    days: 'instant',
    unknown: 'forbidden',
    leftOut: 'kept',
    wrongSlash: 'redirected',
    lowersEmail: true,
  },
  raro: {
    ...OWN,
    days: 'microseconds',
    empty: 'left out',
    hasTextNumbers: true,
    unknown: 'forbidden',
    leftOut: 'emptied',
    wrongSlash: 'redirected',
    lowersEmail: true,
  },
  parcial: { ...OWN, empty: 'left out', unknown: 'ignored', leftOut: 'kept' },
  vacio: { ...OWN, days: 'time', empty: 'empty text', unknown: 'kept', leftOut: 'emptied' },
  lento: { ...OWN, callsPerSecond: 4, maxBody: 1_000_000 },
} as const satisfies Record<string, Dialect>

export type DialectName = keyof typeof DIALECTS

/** The dialect that an address asks for; undefined for none of them. */
export function dialectAsked(search: string): DialectName | undefined {
  const asked = new URLSearchParams(search).get('dialecto')
  return (Object.keys(DIALECTS) as DialectName[]).find((name) => name === asked)
}

/** What each of these servers adds to its rows. */
export const OWN_FIELD = 'row_version'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_WITH_TIME = /^(\d{4}-\d{2}-\d{2})T00:00:00(\.0+)?(Z|\+00:00)?$/

const TIMES = {
  day: '',
  time: 'T00:00:00',
  instant: 'T00:00:00+00:00',
  microseconds: 'T00:00:00.000000+00:00',
} as const satisfies Record<Dialect['days'], string>

export type StoredRow = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is StoredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function spokenValue(field: string, value: unknown, dialect: Dialect): unknown {
  if (typeof value === 'string' && DAY.test(value)) return value + TIMES[dialect.days]
  if (typeof value === 'number' && dialect.hasTextNumbers && field !== 'amount')
    return String(value)
  if (value === null && dialect.empty === 'empty text') return ''
  return value
}

function spokenRow(row: StoredRow, dialect: Dialect): StoredRow {
  const fields = Object.entries(row)
    .filter(([, value]) => value !== null || dialect.empty !== 'left out')
    .map(([field, value]) => [field, spokenValue(field, value, dialect)] as const)
  const own = dialect.unknown !== 'none' && 'id' in row ? { [OWN_FIELD]: 1 } : {}
  return { ...Object.fromEntries(fields), ...own }
}

/** An answer in the words of a server: a row, or a list of rows with what belongs to it. */
export function speak(answer: unknown, dialect: Dialect): unknown {
  if (Array.isArray(answer)) return answer.map((item) => speak(item, dialect))
  if (!isRow(answer)) return answer
  const { items, ...rest } = answer
  const spoken = spokenRow(rest, dialect)
  return items === undefined ? spoken : { items: speak(items, dialect), ...spoken }
}

function heardValue(field: string, value: unknown, dialect: Dialect): unknown {
  if (typeof value !== 'string') return value
  if (value === '' && dialect.empty === 'empty text') return null
  if (field === 'id' && dialect.hasTextNumbers) return Number(value)
  if (field === 'email' && dialect.lowersEmail) return value.toLowerCase()
  return dialect.days === 'day' ? value : value.replace(DAY_WITH_TIME, '$1')
}

/**
 * A body as the tables of the demo hold it.
 *
 * @param before what a saved row holds of the fields that the body may leave out
 */
export function hear(body: StoredRow, dialect: Dialect, before: StoredRow): StoredRow {
  const fields = Object.entries(body)
    .filter(([field]) => field !== OWN_FIELD)
    .map(([field, value]) => [field, heardValue(field, value, dialect)] as const)
  const emptied = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
  const rest = { refused: {}, emptied, kept: before }[dialect.leftOut]
  return { ...rest, ...Object.fromEntries(fields) }
}
