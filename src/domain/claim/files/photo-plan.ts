import { FILE_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_OPEN_MAX_PIXELS } from '@/config/limits'
import { formatFileSize } from '@/domain/file-size'
import type { PhotoHeader } from './photo-header'

/** Longest side in pixels and JPEG quality, tried in order until the file fits. */
export const SHRINK_STEPS = [
  { side: 2560, quality: 0.82 },
  { side: 2048, quality: 0.75 },
] as const

/** Shorter side in pixels at which the text of a tall screenshot is legible. */
const LEGIBLE_SIDE = 1080

/** True if it is too large to decode: a few kilobytes can hold more than a phone's memory. */
export function isTooLargeToOpen(header: PhotoHeader | null): boolean {
  return header !== null && header.pixels > PHOTO_OPEN_MAX_PIXELS
}

/**
 * True if the picture has to be re-encoded: too large, a JPG with a location, or neither JPG nor PNG (null).
 * The location of a PNG is removed without re-encoding.
 */
export function needsRedrawing(size: number, header: PhotoHeader | null): boolean {
  if (header === null || size > FILE_MAX_BYTES || header.pixels > PHOTO_MAX_PIXELS) return true
  return header.format === 'jpeg' && header.hasLocation
}

/** Size with no side longer than `side`; a smaller picture keeps its size. */
export function fitInto(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Longest side after scaling: `side`, or more to keep a long picture legible, within PHOTO_MAX_PIXELS. */
export function legibleSide(side: number, { width, height }: { width: number; height: number }) {
  const longest = Math.max(width, height)
  const legible = (longest * LEGIBLE_SIDE) / Math.min(width, height)
  const most = longest * Math.sqrt(PHOTO_MAX_PIXELS / (width * height))
  return Math.max(side, Math.floor(Math.min(legible, most)))
}

/** True if the re-encoded file fits, and is smaller, loses a location or replaces a file over the limit. */
export function isBetter(redrawn: number, original: number, hasLocation: boolean): boolean {
  if (redrawn > FILE_MAX_BYTES) return false
  return redrawn < original || hasLocation || original > FILE_MAX_BYTES
}

/** 'Achicada de 7,8 a 1,2 MB'; the unit appears twice only if it changes. */
export function formatShrinking(from: number, to: number): string {
  const [before, after] = [formatFileSize(from), formatFileSize(to)]
  const unit = / .*$/.exec(after)?.[0] ?? ''
  return `Achicada de ${before.endsWith(unit) ? before.slice(0, -unit.length) : before} a ${after}`
}

/** Changes the extension to .jpg and adds a number if the name is taken. */
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
