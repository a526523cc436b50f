/** One call as it goes over the wire. */
export interface Call {
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
export interface Answer {
  readonly status: number
  readonly text: string
}

/** True for 200 to 299. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** Sends a call with fetch. @throws whatever fetch throws when no whole answer arrives */
export async function sendByFetch(call: Call): Promise<Answer> {
  const { method, headers, body, credentials, signal } = call
  const init: RequestInit = { method, headers, body, credentials, signal, cache: 'no-store' }
  const response = await fetch(call.url, init)
  const { status } = response
  if (call.isBodyRead || !isSuccess(status)) return { status, text: await response.text() }
  void response.body?.cancel().catch(() => undefined)
  return { status, text: '' }
}

/**
 * Sends a call with XMLHttpRequest, the only way to see an upload advance.
 *
 * @param onProgress called with the part sent, 0 to 1; null where the total is unknown
 */
export function sendByXhr(
  call: Call,
  onProgress: (fraction: number | null) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(call.method, call.url)
    xhr.withCredentials = call.credentials === 'include'
    Object.entries(call.headers).forEach(([name, value]) => xhr.setRequestHeader(name, value))
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      onProgress(lengthComputable && total > 0 ? Math.min(1, loaded / total) : null)
    }
    xhr.onreadystatechange = () => {
      // The status is 0 until the headers are there.
      const { status } = xhr
      if (!call.isBodyRead && isSuccess(status)) resolve({ status, text: '' })
    }
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText })
    xhr.onerror = () => reject(new Error('The upload broke off'))
    call.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(call.body as XMLHttpRequestBodyInit | null)
  })
}
