import { onUserLeft } from '@/session/session-store'
import { ApiError, hasStatus } from './api-error'

type Row = Readonly<Record<string, unknown>>

/** Fields that the server refused to be sent, by kind of record; for as long as the session lasts. */
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

/** How pydantic names a field that its model forbids, in both of its versions. */
const FORBIDDEN = ['extra_forbidden', 'value_error.extra']

/** The fields of the body that a 422 refuses as unknown. */
function unknownFieldsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || !hasStatus(error, 422) || !Array.isArray(error.detail))
    return []
  return (error.detail as readonly unknown[]).flatMap((item) => {
    const { type, loc } = (item ?? {}) as { readonly type?: unknown; readonly loc?: unknown }
    const [place, field, ...deeper] = Array.isArray(loc) ? (loc as readonly unknown[]) : []
    const isField = place === 'body' && typeof field === 'string' && deeper.length === 0
    return isField && FORBIDDEN.includes(String(type)) ? [field] : []
  })
}

function without(body: Row, fields: ReadonlySet<string>): Row {
  return Object.fromEntries(Object.entries(body).filter(([field]) => !fields.has(field)))
}

interface RecordBody {
  /** The record, with what was edited. */
  readonly body: Row
  /** The record as it came. */
  readonly loaded: Row
  /** Fields that the app writes by itself. */
  readonly own?: readonly string[]
}

/**
 * Sends a record back to a server that may refuse fields which it gave itself: a 422 that names them as
 * unknown is answered by one more try without them, and they are not sent again in this session. What
 * was edited is never left out.
 *
 * @param kind which records these are, such as 'claim'
 * @throws as `send`
 */
export async function sendKnownFields<T>(
  kind: string,
  { body, loaded, own = [] }: RecordBody,
  send: (body: Row) => Promise<T>,
): Promise<T> {
  const isEdited = (field: string) => !own.includes(field) && !Object.is(body[field], loaded[field])
  const left = new Set([...(refused.get(kind) ?? [])].filter((field) => !isEdited(field)))
  try {
    return await send(without(body, left))
  } catch (error) {
    const unknown = unknownFieldsOf(error)
    if (unknown.length === 0 || unknown.some(isEdited)) throw error
    const known = new Set([...left, ...unknown])
    const answer = await send(without(body, known))
    remember(kind, unknown)
    return answer
  }
}
