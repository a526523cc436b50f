import * as v from 'valibot'
import { refuse, type DemoRequest, type Refusal } from './endpoint'

/** Entry of the error list of a 422. */
export interface FieldProblem {
  readonly type: string
  readonly loc: readonly (string | number)[]
  readonly msg: string
}

export function refuseFields(problems: readonly FieldProblem[]): Refusal {
  return refuse(422, problems)
}

function requireContentType({ request }: DemoRequest, expected: string): void {
  const sent = request.headers.get('Content-Type') ?? ''
  if (sent.split(';')[0]?.trim().toLowerCase() === expected) return
  const msg = `Content-Type must be ${expected}`
  throw refuseFields([{ type: 'content_type', loc: ['header', 'content-type'], msg }])
}

export function check<T extends v.GenericSchema>(
  schema: T,
  value: unknown,
  place: 'body' | 'query',
): v.InferOutput<T> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw refuseFields(
    result.issues.map((issue) => ({
      type: issue.received === 'undefined' ? 'missing' : issue.type,
      loc: [place, ...(issue.path ?? []).map(({ key }) => String(key))],
      msg: issue.received === 'undefined' ? 'Field required' : issue.message,
    })),
  )
}

export async function readJson<T extends v.GenericSchema>(
  call: DemoRequest,
  schema: T,
): Promise<v.InferOutput<T>> {
  requireContentType(call, 'application/json')
  const text = await call.request.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refuseFields([{ type: 'json_invalid', loc: ['body'], msg: 'JSON decode error' }])
  }
  return check(schema, body, 'body')
}

export async function readForm<T extends v.GenericSchema>(
  call: DemoRequest,
  schema: T,
): Promise<v.InferOutput<T>> {
  requireContentType(call, 'application/x-www-form-urlencoded')
  const fields = new URLSearchParams(await call.request.text())
  return check(schema, Object.fromEntries(fields), 'body')
}

/** Refuses another content type and a body without its boundary. */
export async function readMultipart(call: DemoRequest): Promise<FormData> {
  requireContentType(call, 'multipart/form-data')
  try {
    return await call.request.formData()
  } catch {
    throw refuse(400, 'There was an error parsing the body')
  }
}

export async function requireEmptyBody({ request }: DemoRequest): Promise<void> {
  if ((await request.text()) !== '') {
    throw refuseFields([{ type: 'extra_forbidden', loc: ['body'], msg: 'No body is expected' }])
  }
}
