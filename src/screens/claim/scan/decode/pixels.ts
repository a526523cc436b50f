import { fitInto } from '@/domain/claim/files/photo-plan'
import type { RgbaImage } from './turn-picture'

/** A photo's codes are read at this size (px of the longer side) in a tenth of the time it takes at its own. */
export const PHOTO_SIDE = 2000
/** What is tried where nothing was found: more than this some phones refuse to draw. */
export const LARGE_PHOTO_SIDE = 4000

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Draws onto a canvas, made smaller until its longer side fits.
 *
 * @returns null where the browser gives no room to draw
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
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

/** Below this (of 255) bars and gaps are one. */
const DARK = 36
/** Of so many pixels one is looked at. */
const STEP = 997

/** Whether there is too little light to see a code. */
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

/** What a canvas shows as a file, to be attached; null where the browser cannot make one. */
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
