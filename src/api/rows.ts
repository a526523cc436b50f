import * as v from 'valibot'
import { ApiError } from './http/api-error'
import { plainObject } from './lenient'
import { requestText, type CallOptions } from './http/request'

/** Milliseconds of work before yielding to rendering and input. */
const WORK_MS = 10

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
  // Rows are shown and never sent back, so plain JSON.parse is enough.
  const entries = v.parse(v.array(v.unknown()), JSON.parse(text))
  const rows: v.InferOutput<TSchema>[] = []
  let started = performance.now()
  for (const entry of entries) {
    if (v.is(plainObject, entry)) rows.push(v.parse(row, entry))
    if (performance.now() - started < WORK_MS) continue
    await pause()
    signal?.throwIfAborted()
    started = performance.now()
  }
  return rows
}

/** Loads a list of any length; reading its rows yields every few milliseconds, so that the page does not freeze. */
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
