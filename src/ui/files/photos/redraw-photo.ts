import {
  QUALITY_WIDTH,
  findPhotoProblem,
  type PhotoProblem,
} from '@/domain/claim/files/photo-quality'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from '@/domain/claim/files/photo-header'
import { SHRINK_STEPS, fitInto, isBetter, needsRedrawing } from '@/domain/claim/files/photo-plan'

/** What was found out about a picture. */
export interface PhotoLook {
  /** The picture made anew, where that is needed and better. */
  readonly redrawn: Blob | null
  /** The original says where it was taken. */
  readonly hasLocation: boolean
  readonly problem: PhotoProblem | null
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

/** What draws: a worker has other tools than a page. */
export interface Studio {
  /** The picture upright. @throws when the browser cannot open it */
  readonly open: (file: Blob) => Promise<Picture>
  readonly paper: (size: Size) => {
    readonly context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect & CanvasImageData
    readonly toJpg: (quality: number) => Promise<Blob>
  }
}

/** Of a picture that was not looked at, or could not be. */
export const UNSEEN: PhotoLook = { redrawn: null, hasLocation: false, problem: null }

function draw(studio: Studio, picture: Picture, side: number) {
  const size = fitInto(side, picture)
  const paper = studio.paper(size)
  // What was see-through would turn black.
  paper.context.fillStyle = 'white'
  paper.context.fillRect(0, 0, size.width, size.height)
  paper.context.drawImage(picture.source, 0, 0, size.width, size.height)
  return { ...paper, ...size }
}

function judge(studio: Studio, picture: Picture): PhotoProblem | null {
  const side = (QUALITY_WIDTH * Math.max(picture.width, picture.height)) / picture.width
  const { context, width, height } = draw(studio, picture, Math.round(side))
  return findPhotoProblem(context.getImageData(0, 0, width, height).data, width)
}

/** Redrawing drops all that a file told beside the picture: the place, the camera, the time. */
async function redraw(studio: Studio, picture: Picture, file: Blob, hasLocation: boolean) {
  for (const { side, quality } of SHRINK_STEPS) {
    const redrawn = await draw(studio, picture, side).toJpg(quality)
    if (isBetter(redrawn.size, file.size, hasLocation)) return redrawn
  }
  return null
}

/**
 * Looks at a picture, and makes it anew where it is too large or tells too much. One that the browser
 * cannot open comes back with nothing found.
 *
 * @param onRedraw called when it is known that there is more to do than to look
 */
export async function lookAtPhoto(
  file: Blob,
  studio: Studio,
  onRedraw: () => void,
): Promise<PhotoLook> {
  const start = await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer()
  const header = readPhotoHeader(new Uint8Array(start))
  const isNeeded = needsRedrawing(file.size, header)
  // A screen is never blurred, and a dark one is somebody's taste.
  if (!isNeeded && header?.format === 'png') return UNSEEN
  if (isNeeded) onRedraw()
  const picture = await studio.open(file).catch(() => null)
  if (picture === null) return UNSEEN
  try {
    const hasLocation = header?.hasLocation ?? false
    const redrawn = isNeeded ? await redraw(studio, picture, file, hasLocation) : null
    return { redrawn, hasLocation, problem: judge(studio, picture) }
  } finally {
    picture.close()
  }
}
