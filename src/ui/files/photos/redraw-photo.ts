import {
  QUALITY_WIDTH,
  findPhotoProblem,
  type PhotoProblem,
} from '@/domain/claim/files/photo-quality'
import {
  PHOTO_HEADER_BYTES,
  readPhotoHeader,
  sizeComment,
  splitOffPngTexts,
} from '@/domain/claim/files/photo-header'
import {
  SHRINK_STEPS,
  fitInto,
  isBetter,
  isTooLargeToOpen,
  legibleSide,
  needsRedrawing,
} from '@/domain/claim/files/photo-plan'

export interface PhotoInspection {
  /** Redrawn version; null if not needed or not better. */
  readonly redrawn: Blob | null
  /** The original's metadata contains a location. */
  readonly hasLocation: boolean
  /** 'unreadable': the browser cannot open it; 'too-large': it must not be opened. */
  readonly problem: PhotoProblem | 'unreadable' | 'too-large' | null
}

export interface Picture {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  readonly close: () => void
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Drawing functions, which differ between worker and page. */
export interface ImageBackend {
  /** Returns the upright picture; rejects if the browser cannot open it. */
  readonly open: (file: Blob) => Promise<Picture>
  readonly paper: (size: Size) => {
    readonly context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect & CanvasImageData
    readonly toJpg: (quality: number) => Promise<Blob>
  }
}

export const NO_FINDINGS: PhotoInspection = { redrawn: null, hasLocation: false, problem: null }

function draw(studio: ImageBackend, picture: Picture, side: number) {
  const size = fitInto(side, picture)
  const paper = studio.paper(size)
  // Transparent pixels would become black in a JPG.
  paper.context.fillStyle = 'white'
  paper.context.fillRect(0, 0, size.width, size.height)
  paper.context.drawImage(picture.source, 0, 0, size.width, size.height)
  return { ...paper, ...size }
}

function judge(studio: ImageBackend, picture: Picture): PhotoProblem | null {
  const side = (QUALITY_WIDTH * Math.max(picture.width, picture.height)) / picture.width
  const { context, width, height } = draw(studio, picture, Math.round(side))
  return findPhotoProblem(context.getImageData(0, 0, width, height).data, width)
}

/** Redrawing removes all metadata: location, camera, time. */
async function redraw(studio: ImageBackend, picture: Picture, file: Blob, hasLocation: boolean) {
  for (const { side, quality } of SHRINK_STEPS) {
    const redrawn = await draw(studio, picture, legibleSide(side, picture)).toJpg(quality)
    if (!isBetter(redrawn.size, file.size, hasLocation)) continue
    const start = new Uint8Array(await redrawn.slice(0, 6).arrayBuffer())
    const { at, comment } = sizeComment(start, file.size)
    const parts = [redrawn.slice(0, at), comment, redrawn.slice(at)]
    return new Blob(parts, { type: redrawn.type })
  }
  return null
}

/** Removes the metadata of a PNG that fits, and keeps its pixels. */
async function cleanPng(file: Blob): Promise<PhotoInspection> {
  const clean = splitOffPngTexts(new Uint8Array(await file.arrayBuffer()))
  if (clean === null) return NO_FINDINGS
  const { pieces, hasLocation } = clean
  return { redrawn: new Blob(pieces, { type: 'image/png' }), hasLocation, problem: null }
}

/** Inspects a photo; redraws it, after calling `onRedraw`, if too large or with private metadata. */
export async function inspectPhoto(
  file: Blob,
  studio: ImageBackend,
  onRedraw: () => void,
): Promise<PhotoInspection> {
  const start = await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()
  const header = readPhotoHeader(new Uint8Array(start))
  if (isTooLargeToOpen(header)) return { ...NO_FINDINGS, problem: 'too-large' }
  const isNeeded = needsRedrawing(file.size, header)
  if (isNeeded) onRedraw()
  const picture = await studio.open(file).catch(() => null)
  if (picture === null) return { ...NO_FINDINGS, problem: 'unreadable' }
  try {
    // PNGs are mostly screenshots, which are never blurred and may be dark by design.
    if (!isNeeded && header?.format === 'png') return await cleanPng(file)
    const hasLocation = header?.hasLocation ?? false
    const redrawn = isNeeded ? await redraw(studio, picture, file, hasLocation) : null
    return { redrawn, hasLocation, problem: judge(studio, picture) }
  } finally {
    picture.close()
  }
}
