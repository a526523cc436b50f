import { fitInto } from '@/domain/claim/files/photo-plan'
import type { RgbaImage } from './turn-picture'

/** Longer side in px at which a photo is read first, in a tenth of the time of full size. */
export const PHOTO_SIDE = 2000
/** Second attempt, in px; some phones refuse to draw more. */
export const LARGE_PHOTO_SIDE = 4000

interface Size {
  readonly width: number
  readonly height: number
}

interface Canvas extends Size {
  readonly getContext: (
    kind: '2d',
    options: CanvasRenderingContext2DSettings,
  ) => CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
}

/** Draws a source, reduced to the longest side; null if the browser has no 2d context. */
export function drawPicture(
  canvas: Canvas,
  source: CanvasImageSource,
  size: Size,
  longestSide: number,
): RgbaImage | null {
  Object.assign(canvas, fitInto(longestSide, size))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Mean brightness (of 255) below which bars and gaps cannot be told apart. */
const DARK = 36
/** Samples one pixel of this many. */
const STEP = 997

export function isFrameTooDark({ data }: RgbaImage): boolean {
  let sum = 0
  let count = 0
  for (let at = 0; at + 2 < data.length; at += 4 * STEP) {
    sum += Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    count += 1
  }
  return count > 0 && sum / count < DARK
}

const FRAME_NAME = 'tarjeta-de-embarque.jpg'
const FRAME_QUALITY = 0.85

/** The canvas as a JPEG to attach; null if the browser cannot encode it. */
export function toPictureFile(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        resolve(blob && new File([blob], FRAME_NAME, { type: 'image/jpeg' }))
      },
      'image/jpeg',
      FRAME_QUALITY,
    )
  })
}
