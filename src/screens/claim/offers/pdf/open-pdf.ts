import { trustedScriptUrl } from '@/ui/workers/trusted-script'
import type { RgbaImage } from '../../scan/decode/turn-picture'
import workerUrl from './pdf.worker.ts?worker&url'

export type PdfProblem = 'locked' | 'broken' | 'too-long'

export interface PdfPage {
  readonly picture: RgbaImage | null
  readonly text: string
}

export type PdfRequest = { readonly file: File } | { readonly page: number }

/** Each message of the worker; pdf.js sends others of its own. */
export type PdfAnswer =
  | { readonly isReady: true }
  | { readonly problem: PdfProblem }
  | { readonly pages: number }
  | PdfPage

export interface OpenedPdf {
  readonly ready: Promise<boolean>
  readonly open: (
    file: File,
  ) => Promise<{ readonly pages: number } | { readonly problem: PdfProblem }>
  readonly readPage: (number: number) => Promise<PdfPage>
  readonly close: () => void
}

const EMPTY_PAGE: PdfPage = { picture: null, text: '' }

/** Starts a worker that reads one PDF; downloads 0.5 MB. */
export function openPdf(): OpenedPdf {
  let settle: (message: PdfAnswer | null) => void = () => undefined
  let worker: Worker | null = null
  const next = () =>
    new Promise<PdfAnswer | null>((resolve) => {
      settle = resolve
    })
  const close = () => {
    worker?.terminate()
    worker = null
    settle(null)
  }
  const ask = (request: PdfRequest) => {
    const reply = next()
    if (worker) worker.postMessage(request)
    else settle(null)
    return reply
  }
  const first = next()
  try {
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<{ readonly pdf?: PdfAnswer }>) => {
      if (data.pdf) settle(data.pdf)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      close()
    })
  } catch {
    close()
  }
  return {
    ready: first.then((message) => message !== null),
    open: async (file) => {
      const message = await ask({ file })
      return message && ('pages' in message || 'problem' in message)
        ? message
        : { problem: 'broken' }
    },
    readPage: async (page) => {
      const message = await ask({ page })
      return message && 'text' in message ? message : EMPTY_PAGE
    },
    close,
  }
}
