import { getUserKey, onUserLeft } from '@/session/session-store'
import { refusedFields } from './refused-fields'

type Row = Readonly<Record<string, unknown>>

/** Rejected fields by kind of record, until the user leaves. */
const refused = new Map<string, ReadonlySet<string>>()

function remember(kind: string, fields: readonly string[]): void {
  if (refused.size === 0) {
    const stop = onUserLeft(() => {
      refused.clear()
      stop()
    })
  }
  refused.set(kind, new Set([...(refused.get(kind) ?? []), ...fields]))
}

/** Error types of pydantic 2 and 1 for a field that the model forbids. */
const FORBIDDEN = ['extra_forbidden', 'value_error.extra']

function unknownFieldsOf(error: unknown): readonly string[] {
  return refusedFields(error).flatMap(({ field, type }) =>
    FORBIDDEN.includes(type) ? [field] : [],
  )
}

function without(body: Row, fields: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.has(field)))
}

interface RecordBody {
  readonly body: Row
  readonly loaded: Row
  /** Fields that the app sets itself. */
  readonly own?: readonly string[]
}

/**
 * Sends a record back to a server that may reject fields of its own response: after a 422 that
 * names unknown fields it retries once without them, and omits them for the rest of the session.
 * Edited fields are never omitted.
 */
export async function sendKnownFields<T>(
  kind: string,
  { body, loaded, own = [] }: RecordBody,
  send: (body: Row) => Promise<T>,
): Promise<T> {
  const isEdited = (field: string) => !own.includes(field) && !Object.is(body[field], loaded[field])
  const user = getUserKey()
  const left = new Set([...(refused.get(kind) ?? [])].filter((field) => !isEdited(field)))
  try {
    return await send(without(body, left))
  } catch (error) {
    const unknown = unknownFieldsOf(error)
    if (unknown.length === 0 || unknown.some(isEdited)) throw error
    // Another user may have signed in meanwhile.
    if (getUserKey() !== user) throw error
    const known = new Set([...left, ...unknown])
    const answer = await send(without(body, known))
    remember(kind, unknown)
    return answer
  }
}
