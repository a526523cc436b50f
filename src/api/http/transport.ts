const TOO_MANY = 429

/** One call as it goes over the wire. */
export interface TransportRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: BodyInit | null
  readonly credentials: RequestCredentials
  /** False when a 2xx answer alone is the success: its body is then never waited for. */
  readonly isBodyRead: boolean
  readonly signal: AbortSignal
}

/** An answer of any status; `text` is empty when the body is not read. */
export interface TransportResponse {
  readonly status: number
  readonly text: string
  /** The header of a 429; null where it is missing, or not shown to another origin. */
  readonly retryAfter?: string | null
}

/** True for 200 to 299. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** The text of a body, read piece by piece: each piece is a sign of life of a long answer. */
async function readText(response: Response, onLife: () => void): Promise<string> {
  // Some browsers' older versions, and what tests put in their place, give a body as a whole only.
  const reader = (response.body as Partial<ReadableStream<Uint8Array>> | null)?.getReader?.()
  if (!reader) return response.text()
  // A letter of several bytes may arrive in two pieces.
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    onLife()
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Sends a call with fetch.
 *
 * @param onLife called when the headers and whenever a piece of the body arrive
 * @throws whatever fetch throws when no whole answer arrives
 */
export async function sendByFetch(
  call: TransportRequest,
  onLife: () => void,
): Promise<TransportResponse> {
  const { method, headers, body, credentials, signal } = call
  const init: RequestInit = { method, headers, body, credentials, signal, cache: 'no-store' }
  const response = await fetch(call.url, init)
  onLife()
  const { status } = response
  if (call.isBodyRead || !isSuccess(status)) {
    const text = await readText(response, onLife)
    const retryAfter = response.headers.get('Retry-After')
    return status === TOO_MANY ? { status, text, retryAfter } : { status, text }
  }
  void response.body?.cancel().catch(() => undefined)
  return { status, text: '' }
}

/**
 * Sends a call with XMLHttpRequest, the only way to see an upload advance.
 *
 * @param onProgress called with the part sent, 0 to 1; null where the total is unknown, and for every
 *   piece of the answer
 */
export function sendByXhr(
  call: TransportRequest,
  onProgress: (fraction: number | null) => void,
): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(call.method, call.url)
    xhr.withCredentials = call.credentials === 'include'
    Object.entries(call.headers).forEach(([name, value]) => xhr.setRequestHeader(name, value))
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      onProgress(lengthComputable && total > 0 ? Math.min(1, loaded / total) : null)
    }
    xhr.onprogress = () => onProgress(null)
    xhr.onreadystatechange = () => {
      // The status is 0 until the headers are there.
      const { status } = xhr
      if (!call.isBodyRead && isSuccess(status)) resolve({ status, text: '' })
    }
    xhr.onload = () => {
      const { status, responseText: text } = xhr
      // Asked for by need: a header that another origin hides is an error in the console.
      const isBusy = status === TOO_MANY
      resolve(
        isBusy
          ? { status, text, retryAfter: xhr.getResponseHeader('Retry-After') }
          : { status, text },
      )
    }
    xhr.onerror = () => reject(new Error('The upload broke off'))
    call.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(call.body as XMLHttpRequestBodyInit | null)
  })
}
