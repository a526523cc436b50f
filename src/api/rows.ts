import * as v from 'valibot'
import { ApiError } from './http/api-error'
import { parseJson } from './http/json-text'
import { plainObject } from './lenient'
import { requestText, type CallOptions } from './http/request'

/** Characters per slice: one or two milliseconds of work. */
const SLICE_LENGTH = 64 * 1024
/** Milliseconds of work before yielding to rendering and input. */
const WORK_MS = 10

const BACKSLASH = 92
const QUOTE = 34
const COMMA = 44
const OPENING: readonly number[] = [91, 123]
const CLOSING: readonly number[] = [93, 125]

/**
 * Splits the text of a JSON list into lists of at least `length` characters. Throws SyntaxError if
 * the text is not a list; errors inside entries appear when a slice is parsed.
 */
export function* sliceJsonList(text: string, length = SLICE_LENGTH): Generator<string> {
  const open = text.search(/\S/)
  if (text[open] !== '[') throw new SyntaxError('no list')
  let depth = 1
  let isText = false
  let start = open + 1
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isText = false
    } else if (code === QUOTE) isText = true
    else if (OPENING.includes(code)) depth += 1
    else if (CLOSING.includes(code)) {
      depth -= 1
      if (depth > 0) continue
      const last = text.slice(start, at)
      const isMissing = last.trim() === '' && start > open + 1
      if (text[at] !== ']' || isMissing || text.slice(at + 1).trim() !== '') break
      yield `[${last}]`
      return
    } else if (code === COMMA && depth === 1 && at - start >= length) {
      yield `[${text.slice(start, at)}]`
      start = at + 1
    }
  }
  throw new SyntaxError('the list does not end as it should')
}

/** Yields to rendering and input. In a hidden tab a timer would take a second. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

async function readRows<TSchema extends v.GenericSchema>(
  text: string,
  row: TSchema,
  signal: AbortSignal | undefined,
): Promise<v.InferOutput<TSchema>[]> {
  const rows: v.InferOutput<TSchema>[] = []
  let started = performance.now()
  for (const slice of sliceJsonList(text)) {
    for (const entry of parseJson(slice) as unknown[]) {
      if (v.is(plainObject, entry)) rows.push(v.parse(row, entry))
    }
    if (performance.now() - started < WORK_MS) continue
    await pause()
    signal?.throwIfAborted()
    started = performance.now()
  }
  return rows
}

/** Loads a list of any length; parsing yields every few milliseconds, so that the page does not freeze. */
export async function requestRows<TSchema extends v.GenericSchema>({
  path,
  row,
  signal,
}: CallOptions & { readonly path: string; readonly row: TSchema }): Promise<
  v.InferOutput<TSchema>[]
> {
  const { status, text } = await requestText({ method: 'GET', path, auth: 'required', signal })
  try {
    return await readRows(text, row, signal)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError('invalid-response', { status, cause })
  }
}
