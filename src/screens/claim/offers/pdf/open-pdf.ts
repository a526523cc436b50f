import { openWorker } from '@/ui/workers/open-worker'
import type { RgbaImage } from '../../scan/decode/turn-picture'
import workerUrl from './pdf.worker.ts?worker&url'

export type PdfProblem = 'locked' | 'broken' | 'too-long'

export interface PdfPage {
  readonly picture: RgbaImage | null
  readonly text: string
}

export type PdfRequest = { readonly file: File } | { readonly page: number }

export type PdfAnswer =
  | { readonly isReady: true }
  | { readonly problem: PdfProblem }
  | { readonly pages: number }
  | PdfPage

const EMPTY_PAGE: PdfPage = { picture: null, text: '' }

/** Starts a worker that reads one PDF; downloads 0.5 MB. */
export function openPdf() {
  const { loaded, ask, stop } = openWorker<PdfRequest, PdfAnswer>(workerUrl)
  return {
    ready: loaded.then((message) => message !== null),
    open: async (
      file: File,
    ): Promise<{ readonly pages: number } | { readonly problem: PdfProblem }> => {
      const message = await ask({ file })
      return message && ('pages' in message || 'problem' in message)
        ? message
        : { problem: 'broken' }
    },
    readPage: async (page: number) => {
      const message = await ask({ page })
      return message && 'text' in message ? message : EMPTY_PAGE
    },
    close: stop,
  }
}

export type OpenedPdf = ReturnType<typeof openPdf>
