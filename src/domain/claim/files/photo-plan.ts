import { FILE_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_OPEN_MAX_PIXELS } from '@/config/limits'
import { formatFileSize } from '@/domain/file-size'
import type { PhotoHeader } from './photo-header'

/** Longest side in pixels and JPEG quality, one try after the other until the file fits. */
export const SHRINK_STEPS = [
  { side: 2560, quality: 0.82 },
  { side: 2048, quality: 0.75 },
] as const

/** Shorter side, in pixels, at which the text of a tall screenshot can still be read. */
const LEGIBLE_SIDE = 1080

/** Whether a picture is too large to be opened: a few kilobytes can hold more than a phone's memory. */
export function isTooLargeToOpen(header: PhotoHeader | null): boolean {
  return header !== null && header.pixels > PHOTO_OPEN_MAX_PIXELS
}

/**
 * Whether a picture is made anew: it weighs or measures too much, says where it was taken, or is of a
 * kind that nobody else opens. What a PNG tells can be taken out of it as it is.
 *
 * @param header null for what is neither JPG nor PNG
 */
export function needsRedrawing(size: number, header: PhotoHeader | null): boolean {
  if (header === null || size > FILE_MAX_BYTES || header.pixels > PHOTO_MAX_PIXELS) return true
  return header.format === 'jpeg' && header.hasLocation
}

/** The measures of a picture that is to have no side longer than this; a smaller one keeps its own. */
export function fitInto(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * The longest side for a picture that is made smaller: `side`, but more for one so long that its text
 * would be lost, within PHOTO_MAX_PIXELS.
 */
export function legibleSide(side: number, { width, height }: { width: number; height: number }) {
  const longest = Math.max(width, height)
  const legible = (longest * LEGIBLE_SIDE) / Math.min(width, height)
  const most = longest * Math.sqrt(PHOTO_MAX_PIXELS / (width * height))
  return Math.max(side, Math.floor(Math.min(legible, most)))
}

/**
 * Whether a redrawn picture takes the place of its original: it has to fit, and to be worth it. Larger
 * than an original that fits, it is worth it only for what it no longer tells.
 */
export function isBetter(redrawn: number, original: number, hasLocation: boolean): boolean {
  if (redrawn > FILE_MAX_BYTES) return false
  return redrawn < original || hasLocation || original > FILE_MAX_BYTES
}

/** What was won, as 'Achicada de 7,8 a 1,2 MB': the unit twice only where it changed. */
export function formatShrinking(from: number, to: number): string {
  const [before, after] = [formatFileSize(from), formatFileSize(to)]
  const unit = / .*$/.exec(after)?.[0] ?? ''
  return `Achicada de ${before.endsWith(unit) ? before.slice(0, -unit.length) : before} a ${after}`
}

/** A JPG's name in place of another picture's: the ending changes, and a number keeps it its own. */
export function toJpgName(name: string, type: string, taken: readonly string[]): string {
  if (/\.jpe?g$/i.test(name)) return name
  const ending = /\.[^.]*$/.exec(name)?.[0] ?? ''
  if (ending === '' && type === 'image/jpeg') return name
  const stem = name.slice(0, name.length - ending.length)
  const names = new Set(taken.map((one) => one.normalize('NFC')))
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? `${stem}.jpg` : `${stem}-${copy}.jpg`
    if (!names.has(free.normalize('NFC'))) return free
  }
}
