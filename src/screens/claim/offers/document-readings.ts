import { createSerialQueue } from '@/device/serial-queue'
import { withinLimit } from '@/device/time-limit'
import { FILE_MAX_BYTES } from '@/config/limits'
import type { BoardingPass } from '@/domain/claim/boarding-pass'
import { kindOf } from '@/domain/claim/files/attachments'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { onUserLeft } from '@/session/session-store'
import { openPassReader, type FileReading, type PassReader } from '../scan/decode/read-pass'
import type { ScanProblem } from '../scan/scan-words'
import { keysOf } from './known-files'
import { openPdf, type OpenedPdf } from './pdf/open-pdf'

const readings = new Map<string, Promise<FileReading>>()
onUserLeft(() => readings.clear())

const enqueue = createSerialQueue()
let reader: PassReader | null = null
let waiting = 0

/** One worker for all files, ended after the last of them. */
function withReader<T>(work: (reader: PassReader) => Promise<T>): Promise<T> {
  waiting += 1
  return enqueue(async () => {
    reader ??= openPassReader()
    try {
      return await work(reader)
    } finally {
      waiting -= 1
      if (waiting === 0) {
        reader.close()
        reader = null
      }
    }
  })
}

function readPhoto(file: File): Promise<FileReading> {
  return withReader((opened) => opened.readPassFromFile(file, undefined, 'unasked'))
}

const PAGES_TO_READ = 6
const PDF_LIMIT_MS = 20_000

interface Gathered {
  readonly passes: BoardingPass[]
  readonly texts: string[]
}

/** Adds to `gathered`, which also counts if the time is up; returns what kept it from reading. */
async function readPages(
  file: File,
  pdf: OpenedPdf,
  codes: PassReader,
  { passes, texts }: Gathered,
): Promise<ScanProblem> {
  const opened = await pdf.open(file)
  if ('problem' in opened) return opened.problem
  for (let page = 1; page <= Math.min(opened.pages, PAGES_TO_READ); page += 1) {
    const { picture, text } = await pdf.readPage(page)
    texts.push(text)
    const result = picture && (await codes.readPassFromPage(picture))
    if (result?.kind === 'pass') passes.push(result.pass)
    // Passes come one to a page; conditions follow.
    else if (passes.length > 0) break
  }
  return 'nothing'
}

async function readPdf(file: File): Promise<FileReading> {
  if (file.size > FILE_MAX_BYTES) return { kind: 'too-heavy' }
  return withReader(async (codes) => {
    const pdf = openPdf()
    const gathered: Gathered = { passes: [], texts: [] }
    try {
      const isReady = (await pdf.ready) && (await codes.ready)
      if (!isReady) return { kind: 'no-reader' }
      const pages = readPages(file, pdf, codes, gathered)
      const kind = await withinLimit(pages, 'too-slow' as const, PDF_LIMIT_MS)
      const { passes, texts } = gathered
      if (passes.length > 0) return { kind: 'passes', passes }
      const { readTicketText } = await importWithRetry(() => import('@/domain/claim/ticket-text'))
      const told = readTicketText(texts.join('\n'), new Date())
      return told.length > 0 ? { kind: 'text', passes: told } : { kind }
    } finally {
      pdf.close()
    }
  })
}

/** Reads a photo or a PDF in workers, once; again if a reader could not be loaded. */
export function readDocument(file: File): Promise<FileReading> {
  const keys = keysOf(file)
  const read = kindOf(file) === 'pdf' ? readPdf : readPhoto
  const reading =
    keys.flatMap((key) => readings.get(key) ?? [])[0] ??
    read(file).catch((): FileReading => ({ kind: 'nothing' }))
  keys.forEach((key) => readings.set(key, reading))
  void reading.then(({ kind }) => {
    if (kind === 'no-reader') keys.forEach((key) => readings.delete(key))
  })
  return reading
}
