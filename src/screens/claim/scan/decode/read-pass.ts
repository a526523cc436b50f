import type { Finding } from './find-pass'
import { drawPicture, isFrameTooDark, LARGE_PHOTO_SIDE, PHOTO_SIDE } from './pixels'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from '@/domain/claim/files/photo-header'
import { isTooLargeToOpen } from '@/domain/claim/files/photo-plan'
import workerUrl from './scan.worker.ts?worker&url'
import type { RgbaImage } from './turn-picture'
import { trustedScriptUrl } from '@/ui/workers/trusted-script'

/** `unasked`: a photo that is attached, read in the background. */
export type Effort = 'frame' | 'photo' | 'page' | 'unasked'

export interface ScanRequest {
  readonly id: number
  readonly picture: RgbaImage | ImageBitmap
  readonly effort: Effort
}

/** Message from the worker: once if the reader has loaded, then the finding of each picture. */
export type ScanAnswer =
  | { readonly isReady: boolean; readonly canDraw?: boolean }
  | { readonly id: number; readonly finding: Finding }

export type ScanResult =
  | Finding
  | { readonly kind: 'unreadable' }
  /** The worker or its WebAssembly could not be loaded. */
  | { readonly kind: 'no-reader' }

export interface PassReader {
  /** True if the reader loaded; never rejects. */
  readonly ready: Promise<boolean>
  /** Reads a photo or a screenshot; aborted, it resolves to 'none'. */
  readonly readPassFromFile: (
    file: Blob,
    signal?: AbortSignal,
    effort?: 'photo' | 'unasked',
  ) => Promise<ScanResult>
  readonly readPassFromPage: (picture: RgbaImage) => Promise<ScanResult>
  /** Reads the current frame of a video, and leaves it drawn on the canvas. */
  readonly readPassFromFrame: (
    video: HTMLVideoElement,
    canvas: HTMLCanvasElement,
  ) => Promise<{ readonly result: ScanResult; readonly isFrameTooDark: boolean }>
  readonly close: () => void
}

const NONE = { kind: 'none' } as const
const NO_READER = { kind: 'no-reader' } as const

function startWorker() {
  const pending = new Map<number, (result: ScanResult) => void>()
  let lastId = 0
  let settleReady: (isReady: boolean) => void = () => undefined
  const ready = new Promise<boolean>((resolve) => {
    settleReady = resolve
  })
  let worker: Worker | null = null
  let canDraw = false

  const end = (result: ScanResult) => {
    worker?.terminate()
    worker = null
    settleReady(false)
    pending.forEach((settle) => settle(result))
    pending.clear()
  }

  try {
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => {
      if ('isReady' in data) {
        canDraw = data.canDraw === true
        if (data.isReady) settleReady(true)
        else end(NO_READER)
      } else {
        pending.get(data.id)?.(data.finding)
        pending.delete(data.id)
      }
    })
    worker.addEventListener('error', (event) => {
      // The dialog shows the error.
      event.preventDefault()
      end(NO_READER)
    })
  } catch {
    end(NO_READER)
  }

  const send = async (
    picture: RgbaImage | ImageBitmap,
    effort: Effort,
    moved: Transferable,
  ): Promise<ScanResult> => {
    if (!(await ready) || worker === null) return NO_READER
    lastId += 1
    const request: ScanRequest = { id: lastId, picture, effort }
    const answer = new Promise<ScanResult>((resolve) => {
      pending.set(request.id, resolve)
    })
    worker.postMessage(request, [moved])
    return answer
  }
  const ask = ({ width, height, data }: RgbaImage, effort: Effort) =>
    send({ width, height, data }, effort, data.buffer)
  /** Undefined if this browser's workers cannot draw. */
  const askToDraw = async (bitmap: ImageBitmap, effort: Effort): Promise<ScanResult | undefined> =>
    (await ready) && canDraw ? send(bitmap, effort, bitmap) : undefined
  return { ready, ask, askToDraw, end }
}

/** Starts the reader, which downloads 0.4 MB. Close it after the scan. */
export function openPassReader(): PassReader {
  const { ready, ask, askToDraw, end } = startWorker()

  const readPassFromFile: PassReader['readPassFromFile'] = async (
    file,
    signal,
    effort = 'photo',
  ) => {
    let bitmap: ImageBitmap
    try {
      const start = await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()
      if (isTooLargeToOpen(readPhotoHeader(new Uint8Array(start)))) return { kind: 'unreadable' }
      bitmap = await createImageBitmap(file)
    } catch {
      return { kind: 'unreadable' }
    }
    const canvas = document.createElement('canvas')
    const readAt = async (longestSide: number): Promise<ScanResult> => {
      const picture = drawPicture(canvas, bitmap, bitmap, longestSide)
      return picture === null ? NONE : ask(picture, effort)
    }
    try {
      const drawn = await askToDraw(bitmap, effort)
      if (drawn) return drawn
      const result = await readAt(PHOTO_SIDE)
      const isLarger = Math.max(bitmap.width, bitmap.height) > PHOTO_SIDE
      if (signal?.aborted) return NONE
      if (result.kind !== 'none' || !isLarger || effort === 'unasked') return result
      return await readAt(LARGE_PHOTO_SIDE)
    } finally {
      bitmap.close()
    }
  }

  return {
    ready,
    readPassFromFile,
    readPassFromPage: (picture) => ask(picture, 'page'),
    readPassFromFrame: async (video, canvas) => {
      const { videoWidth: width, videoHeight: height } = video
      const picture = drawPicture(canvas, video, { width, height }, PHOTO_SIDE)
      if (picture === null) return { result: NONE, isFrameTooDark: false }
      // First, because postMessage transfers the pixels.
      const dark = isFrameTooDark(picture)
      return { result: await ask(picture, 'frame'), isFrameTooDark: dark }
    },
    close: () => {
      end(NONE)
    },
  }
}
