import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestIgnoringBody } from '@/api/http/request'
import { SlowXhr } from './slow-xhr'
import { failureOf, TOKEN, openWire } from './wire'

const wire = openWire()

function toForm(): FormData {
  const form = new FormData()
  form.append('name', 'Ana Ñuñoa')
  form.append('boardingTicketFilename', new File(['pdf año'], 'boleto ñ.pdf'))
  return form
}

function upload(onProgress: (fraction: number) => void, signal?: AbortSignal): Promise<void> {
  const multipart = toForm()
  return requestIgnoringBody({
    method: 'POST',
    path: '/claim/',
    auth: 'optional',
    multipart,
    onProgress,
    signal,
  })
}

function startSlowUpload(signal?: AbortSignal) {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SlowXhr)
  const progress = vi.fn()
  const settled = vi.fn()
  const call = upload(progress, signal)
  const failure = failureOf(call).finally(settled)
  if (!SlowXhr.last) throw new Error('No upload was started')
  return { xhr: SlowXhr.last, call, failure, settled, progress }
}

afterEach(() => {
  vi.useRealTimers()
  SlowXhr.last = null
})

describe('upload with progress', () => {
  it('sends the same parts, header and path as fetch', async () => {
    wire.answer(() => new HttpResponse(null, { status: 201 }))
    wire.signIn()
    const progress = vi.fn()
    await upload(progress)
    expect(wire.arrived).toMatchObject([
      {
        method: 'POST',
        address: '/api/v1/claim/',
        type: 'multipart/form-data',
        authorization: `Bearer ${TOKEN}`,
        body: [
          ['name', 'Ana Ñuñoa'],
          ['boardingTicketFilename', { name: 'boleto ñ.pdf', size: 8, text: 'pdf año' }],
        ],
      },
    ])
    expect(progress).toHaveBeenCalled()
  })

  it('fails on an HTTP error and on a broken connection', async () => {
    wire.answer(wire.json({ detail: 'no' }, 413))
    expect(await failureOf(upload(vi.fn()))).toMatchObject({
      kind: 'http',
      status: 413,
      detail: 'no',
    })
    wire.answer(() => HttpResponse.error())
    expect(await failureOf(upload(vi.fn()))).toMatchObject({ kind: 'network' })
  })

  it('reports the sent fraction from 0 to 1, and nothing if the total is unknown', () => {
    const { xhr, progress } = startSlowUpload()
    xhr.progress(0)
    xhr.progress(25)
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 0 })
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 5, total: 10 })
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 0, total: 0 })
    xhr.progress(101)
    expect(progress.mock.calls).toEqual([[0], [0.25], [1]])
  })

  it('times out after a minute without progress', async () => {
    const { xhr, failure, settled } = startSlowUpload()
    for (const loaded of [10, 20, 30]) {
      await vi.advanceTimersByTimeAsync(59_999)
      xhr.progress(loaded)
    }
    await vi.advanceTimersByTimeAsync(59_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    expect(xhr.aborted).toBe(true)
  })

  it('restarts the deadline when the response advances, without reporting progress', async () => {
    const { xhr, failure, settled, progress } = startSlowUpload()
    await vi.advanceTimersByTimeAsync(59_999)
    xhr.onprogress()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    expect(progress).not.toHaveBeenCalled()
  })

  it('succeeds with the headers of a 2xx, even if the body fails', async () => {
    const { xhr, call } = startSlowUpload()
    xhr.status = 201
    xhr.onreadystatechange()
    xhr.onerror()
    await expect(call).resolves.toBeUndefined()
  })

  it.each([
    ['page', 'text/html; charset=utf-8', 'invalid-response'],
    ['response', 'application/json', undefined],
  ])('after a redirect to a %s (%s) fails as %s', async (_what, type, kind) => {
    const { xhr, call } = startSlowUpload()
    Object.assign(xhr, { status: 200, responseURL: `${location.origin}/aviso`, type })
    xhr.onreadystatechange()
    xhr.onreadystatechange()
    const end = await call.catch((error: unknown) => error)
    expect(end).toEqual(kind && expect.objectContaining({ kind }))
  })

  it("aborts with the caller's reason", async () => {
    const controller = new AbortController()
    const { xhr, failure } = startSlowUpload(controller.signal)
    controller.abort()
    expect(await failure).toBe(controller.signal.reason)
    expect(xhr.aborted).toBe(true)
  })
})
