import type { Finding } from './find-pass'
import type { BoardingPass } from '@/domain/claim/boarding-pass'
import type { ScanProblem } from '../scan-words'
import { drawPicture, isFrameTooDark, LARGE_PHOTO_SIDE, PHOTO_SIDE } from './pixels'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from '@/domain/claim/files/photo-header'
import { isTooLargeToOpen } from '@/domain/claim/files/photo-plan'
import workerUrl from './scan.worker.ts?worker&url'
import type { RgbaImage } from './turn-picture'
import { openWorker } from '@/ui/workers/open-worker'

/** `unasked`: a photo that is attached, read in the background. */
export type Effort = 'frame' | 'photo' | 'page' | 'unasked'

export interface ScanRequest {
  readonly picture: RgbaImage | ImageBitmap
  readonly effort: Effort
}

/** First whether the reader has loaded, then the finding of each picture. */
export type ScanAnswer =
  { readonly isReady: boolean; readonly canDraw?: boolean } | { readonly finding: Finding }

/** `no-reader`: the worker or its WebAssembly could not be loaded. */
type ScanResult = Finding | { readonly kind: 'no-reader' }

/** What a photo or a PDF says, several passes of a PDF. `text`: not from a code, but from the words of a PDF. */
export type FileReading =
  | { readonly kind: 'passes' | 'text'; readonly passes: readonly BoardingPass[] }
  | { readonly kind: ScanProblem }

function toReading(result: ScanResult): FileReading {
  if (result.kind === 'pass') return { kind: 'passes', passes: [result.pass] }
  return { kind: result.kind === 'none' ? 'photo-without-code' : result.kind }
}

const NONE = { kind: 'none' } as const
const NO_READER = { kind: 'no-reader' } as const

function startWorker() {
  const { loaded, ask: askWorker, stop } = openWorker<ScanRequest, ScanAnswer>(workerUrl)
  const state = loaded.then((message) => (message && 'isReady' in message ? message : null))
  const ready = state.then((known) => known?.isReady === true)

  const send = async (
    picture: RgbaImage | ImageBitmap,
    effort: Effort,
    moved: Transferable,
  ): Promise<ScanResult> => {
    const answer = (await ready) ? await askWorker({ picture, effort }, [moved]) : null
    return answer && 'finding' in answer ? answer.finding : NO_READER
  }
  const ask = ({ width, height, data }: RgbaImage, effort: Effort) =>
    send({ width, height, data }, effort, data.buffer)
  /** Undefined if this browser's workers cannot draw. */
  const askToDraw = async (bitmap: ImageBitmap, effort: Effort): Promise<ScanResult | undefined> =>
    (await state)?.canDraw ? send(bitmap, effort, bitmap) : undefined
  return { ready, ask, askToDraw, stop }
}

/** Starts the reader, which downloads 0.4 MB. Close it after the scan. */
export function openPassReader() {
  const { ready, ask, askToDraw, stop } = startWorker()

  /** Reads a photo or a screenshot; aborted, it finds nothing. */
  const readPassFromFile = async (
    file: Blob,
    signal?: AbortSignal,
    effort: 'photo' | 'unasked' = 'photo',
  ): Promise<FileReading> => {
    let bitmap: ImageBitmap
    try {
      const start = await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()
      if (isTooLargeToOpen(readPhotoHeader(new Uint8Array(start))))
        return { kind: 'photo-unreadable' }
      bitmap = await createImageBitmap(file)
    } catch {
      return { kind: 'photo-unreadable' }
    }
    const canvas = document.createElement('canvas')
    const readAt = async (longestSide: number): Promise<ScanResult> => {
      const picture = drawPicture(canvas, bitmap, bitmap, longestSide)
      return picture === null ? NONE : ask(picture, effort)
    }
    try {
      const drawn = await askToDraw(bitmap, effort)
      if (drawn) return toReading(drawn)
      const result = await readAt(PHOTO_SIDE)
      const isLarger = Math.max(bitmap.width, bitmap.height) > PHOTO_SIDE
      const isDone = result.kind !== 'none' || !isLarger || effort === 'unasked'
      return toReading(isDone || signal?.aborted ? result : await readAt(LARGE_PHOTO_SIDE))
    } finally {
      bitmap.close()
    }
  }

  return {
    /** True if the reader loaded; never rejects. */
    ready,
    readPassFromFile,
    readPassFromPage: (picture: RgbaImage) => ask(picture, 'page'),
    /** Reads the current frame of a video, and leaves it drawn on the canvas. */
    readPassFromFrame: async (video: HTMLVideoElement, canvas: HTMLCanvasElement) => {
      const { videoWidth: width, videoHeight: height } = video
      const picture = drawPicture(canvas, video, { width, height }, PHOTO_SIDE)
      if (picture === null) return { result: NONE, isFrameTooDark: false }
      // First, because postMessage transfers the pixels.
      const dark = isFrameTooDark(picture)
      return { result: await ask(picture, 'frame'), isFrameTooDark: dark }
    },
    close: stop,
  }
}

export type PassReader = ReturnType<typeof openPassReader>
