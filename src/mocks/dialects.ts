import { isRow, type Row } from '@/domain/raw-values'

/** Differences between servers that all follow SPEC 7: formats of values, and what they refuse. */
export interface Dialect {
  readonly days: 'day' | 'time' | 'instant' | 'microseconds'
  readonly empty: 'null' | 'left out' | 'empty text'
  readonly hasTextNumbers: boolean
  /** A field only the server knows: `kept` is required in a saved row, or it would be lost. */
  readonly unknown: 'none' | 'kept' | 'ignored' | 'forbidden'
  /** A field missing in a saved row: the save is refused, or it replaces or merges the row. */
  readonly leftOut: 'refused' | 'emptied' | 'kept'
  /** Answer to a path with a wrong final slash: 404 or 307. */
  readonly wrongSlash: 'not found' | 'redirected'
  readonly lowersEmail: boolean
  /** Rate limit; null for none. */
  readonly callsPerSecond: number | null
  /** Body limit in bytes; null for none. */
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

/** Dialects for the demo (`?dialecto=raro`) and the tests. */
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

/** Dialect named in a query string; undefined for none. */
export function dialectAsked(search: string): DialectName | undefined {
  const asked = new URLSearchParams(search).get('dialecto')
  return (Object.keys(DIALECTS) as DialectName[]).find((name) => name === asked)
}

/** Field that these servers add to their rows. */
export const OWN_FIELD = 'row_version'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_WITH_TIME = /^(\d{4}-\d{2}-\d{2})T00:00:00(\.0+)?(Z|\+00:00)?$/

const TIMES = {
  day: '',
  time: 'T00:00:00',
  instant: 'T00:00:00+00:00',
  microseconds: 'T00:00:00.000000+00:00',
} as const satisfies Record<Dialect['days'], string>

function spokenValue(field: string, value: unknown, dialect: Dialect): unknown {
  if (typeof value === 'string' && DAY.test(value)) return value + TIMES[dialect.days]
  if (typeof value === 'number' && dialect.hasTextNumbers && field !== 'amount')
    return String(value)
  if (value === null && dialect.empty === 'empty text') return ''
  return value
}

function spokenRow(row: Row, dialect: Dialect): Row {
  const fields = Object.entries(row)
    .filter(([, value]) => value !== null || dialect.empty !== 'left out')
    .map(([field, value]) => [field, spokenValue(field, value, dialect)] as const)
  const own = dialect.unknown !== 'none' && 'id' in row ? { [OWN_FIELD]: 1 } : {}
  return { ...Object.fromEntries(fields), ...own }
}

/** Converts a response body, a row or a list of rows, to the dialect. */
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

/** Converts a request body to the demo's form; `before` holds fields that the body may omit. */
export function hear(body: Row, dialect: Dialect, before: Row): Row {
  const fields = Object.entries(body)
    .filter(([field]) => field !== OWN_FIELD)
    .map(([field, value]) => [field, heardValue(field, value, dialect)] as const)
  const emptied = Object.fromEntries(Object.keys(before).map((field) => [field, null]))
  const rest = { refused: {}, emptied, kept: before }[dialect.leftOut]
  return { ...rest, ...Object.fromEntries(fields) }
}
