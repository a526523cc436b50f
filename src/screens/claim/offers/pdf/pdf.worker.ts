import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// Its global keeps pdf.js from starting a worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { WithId } from '@/ui/workers/open-worker'
import type { RgbaImage } from '../../scan/decode/turn-picture'
import type { PdfAnswer, PdfPage, PdfRequest } from './open-pdf'

/* pdf.js runs in this worker as a whole, so that no file can freeze the page, and fetches nothing. */

const MOST_PAGES = 40
/** Pixels of a page's longer side; at 2.5 px per point the code of an A4 page is legible. */
const PAGE_SIDE = 2100
const MOST_SCALE = 4
const IMAGE_MAX_PIXELS = 40_000_000

/** Missing in Safari before 16.4: there the text alone is read. */
const { OffscreenCanvas: Canvas } = self as Partial<typeof globalThis>

interface Paper {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** The factories of pdf.js need a document. */
class WorkerCanvasFactory {
  create(width: number, height: number): Paper {
    if (!Canvas) throw new Error('No pictures here')
    const canvas = new Canvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: Paper, width: number, height: number) {
    if (canvas) Object.assign(canvas, { width, height })
  }
  destroy(paper: Paper) {
    this.reset(paper, 0, 0)
    Object.assign(paper, { canvas: null, context: null })
  }
}

const noFilter = () => 'none'

class NoFilterFactory {
  addFilter = noFilter
  addHCMFilter = noFilter
  addAlphaFilter = noFilter
  addLuminosityFilter = noFilter
  addHighlightHCMFilter = noFilter
  destroy = () => undefined
}

const EMPTY_PAGE: PdfPage = { picture: null, text: '' }

let pdf: PDFDocumentProxy | null = null

async function open(file: Blob): Promise<PdfAnswer> {
  const data = new Uint8Array(await file.arrayBuffer())
  try {
    pdf = await getDocument({
      data,
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      useSystemFonts: false,
      disableFontFace: true,
      isImageDecoderSupported: false,
      maxImageSize: IMAGE_MAX_PIXELS,
      verbosity: 0,
      CanvasFactory: WorkerCanvasFactory,
      FilterFactory: NoFilterFactory,
    }).promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return { problem: isLocked ? 'locked' : 'broken' }
  }
  return pdf.numPages > MOST_PAGES ? { problem: 'too-long' } : { pages: pdf.numPages }
}

async function draw(page: PDFPageProxy): Promise<RgbaImage | null> {
  if (!Canvas) return null
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(MOST_SCALE, PAGE_SIDE / Math.max(width, height))
  const viewport = page.getViewport({ scale })
  const canvas = new Canvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    intent: 'print',
  }).promise
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data }
}

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']

/** Not by `getTextContent`: Safari's streams have no asynchronous iterator. */
async function readText(page: PDFPageProxy): Promise<string> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{
    readonly items: TextItems
  }>
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text
    for (const item of value.items) {
      if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    }
  }
}

async function readPage(number: number): Promise<PdfPage> {
  const page = await pdf?.getPage(number)
  if (!page) return EMPTY_PAGE
  const picture = await draw(page).catch(() => null)
  const text = await readText(page).catch(() => '')
  return { picture, text }
}

/** pdf.js sends messages of its own, without an id. */
const answer = (id: number, message: PdfAnswer, moved: Transferable[] = []) => {
  self.postMessage({ ...message, id }, { transfer: moved })
}

self.addEventListener('message', ({ data }: MessageEvent<WithId<PdfRequest>>) => {
  if ('file' in data) void open(data.file).then((message) => answer(data.id, message))
  else if ('page' in data) {
    void readPage(data.page)
      .catch(() => EMPTY_PAGE)
      .then((page) => answer(data.id, page, page.picture ? [page.picture.data.buffer] : []))
  }
})

answer(0, { isReady: true })
