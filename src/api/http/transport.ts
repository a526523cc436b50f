import { ApiError } from './api-error'

const TOO_MANY = 429

export interface TransportRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: BodyInit | null
  readonly credentials: RequestCredentials
  readonly isBodyRead: boolean
  readonly signal: AbortSignal
}

export interface TransportResponse {
  readonly status: number
  readonly text: string
  /** Header of a 429; null if missing or hidden by another origin. */
  readonly retryAfter?: string | null
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** True after a redirect to a page, such as a maintenance page: the call may be lost. */
function isPage(isRedirected: boolean, type: string | null): boolean {
  return isRedirected && type?.includes('html') === true
}

/** Each chunk restarts the timeout. */
async function readText(response: Response, onLife: () => void): Promise<string> {
  // Older browsers and test doubles provide no stream.
  const reader = (response.body as Partial<ReadableStream<Uint8Array>> | null)?.getReader?.()
  if (!reader) return response.text()
  // Decodes characters that are split between chunks.
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    onLife()
    text += decoder.decode(value, { stream: true })
  }
}

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
  if (isPage(response.redirected, response.headers.get('Content-Type')))
    throw new ApiError('invalid-response', { status })
  return { status, text: '' }
}

/**
 * XMLHttpRequest is the only way to observe upload progress. `onProgress` receives the fraction, or
 * null if the total is unknown and for chunks of the response.
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
      // The status is 0 before the headers arrive.
      const { status } = xhr
      if (call.isBodyRead || !isSuccess(status)) return
      const isRedirected = xhr.responseURL !== new URL(call.url, location.href).href
      if (isPage(isRedirected, xhr.getResponseHeader('Content-Type'))) {
        reject(new ApiError('invalid-response', { status }))
      } else {
        resolve({ status, text: '' })
      }
    }
    xhr.onload = () => {
      const { status, responseText: text } = xhr
      // Only for a 429: reading a header that another origin hides logs a console error.
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
